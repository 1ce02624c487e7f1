import { expect, type Locator } from '@playwright/test';
import { inFullOr } from '#support/requirements/in-full.ts';
import { methodButton, qrPicture } from '../support/deposit-steps.ts';
import { gameCard, moneyOf } from '../support/home-steps.ts';
import { journey, type Visit } from '../support/journey.ts';
import { type Member, member } from '../support/members.ts';
import { outside } from '../support/outside.ts';
import { readQr } from '../support/read-qr.ts';
import { languages, type Language } from '../support/words.ts';
import { chooseAt, expectHeard, expectTold, pressAt, tabTo, typeAt } from './keys.ts';

const exact = { exact: true } as const;
const baht: Readonly<Record<Language, string>> = { th: 'บาท', la: 'ບາດ', en: 'baht' };
const game = 'Slot XO';

const spoken = ({ language }: Visit, amount: number): string => `${moneyOf(amount)} ${baht[language]}`;
const mainOf = ({ page }: Visit): Locator => page.getByRole('main');
const opener = (visit: Visit, word: 'deposit' | 'withdraw'): Locator =>
  mainOf(visit).getByRole('button', { name: visit.t(word), exact: true });

const logIn = async (visit: Visit, { phone, password }: Member): Promise<void> => {
  const { page, t } = visit;
  const main = mainOf(visit);
  const [phoneField, passwordField] = [main.getByLabel(t('phone'), exact), main.getByLabel(t('password'), exact)];
  await page.goto('/login');
  await expectHeard(main, [
    `heading "${t('logIn')}" [level=1]`,
    `textbox "${t('phone')}"`,
    `textbox "${t('password')}"`,
    `checkbox "${t('remember')}"`,
    `button "${t('logIn')}"`,
  ]);
  // The first stop on a page leads past its bars.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await typeAt(phoneField, phone);
  await typeAt(passwordField, 'a wrong password');
  await pressAt(main.getByRole('checkbox', { name: t('remember') }), 'Space');
  await expect(main.getByRole('checkbox', { name: t('remember') })).toBeChecked();
  await pressAt(main.getByRole('button', { name: t('logIn'), exact: true }));
  await expect(page.getByRole('alert').filter({ hasText: t('wrongCredential') })).toBeVisible();
  await expect(passwordField).toHaveAccessibleDescription(t('wrongCredential'));
  await tabTo(passwordField, 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/user/home');
};

const acceptTerms = async (visit: Visit): Promise<void> => {
  const { page, t } = visit;
  const terms = page.getByRole('alertdialog', { name: t('agreement') });
  await expectTold(terms.getByRole('heading').first());
  await page.keyboard.press('Escape');
  await expect(terms).toBeVisible();
  await pressAt(terms.getByRole('button', { name: t('accept') }));
  await expect(terms).toBeHidden();
  await expectTold(page.getByRole('heading', { level: 1 }));
};

const hearHome = (visit: Visit): Promise<void> => {
  const { page, t } = visit;
  return expectHeard(page.locator('body'), [
    'link',
    'banner',
    'main:',
    `  - heading /^${t('greeting')}/ [level=1]`,
    `  - region "${t('totalBalance')}":`,
    `    - heading "${t('totalBalance')}" [level=2]`,
    `    - text: ${spoken(visit, 0)}`,
    '    - status',
    `    - button "${t('checkBalance')}"`,
    `    - button "${t('transfer')}"`,
    '  - region:',
    `    - button "${t('deposit')}"`,
    `    - button "${t('withdraw')}"`,
    '  - search',
    '  - group:',
    '    - list:',
    '      - listitem:',
    `        - article "${game}":`,
    `          - heading "${game}" [level=3]`,
    'navigation:',
    ...['home', 'profile', 'statement', 'contact'].flatMap((name) => [`  - link:`, `    - /url: /user/${name}`]),
    'status',
    'alert',
  ]);
};

const deposit = async (visit: Visit, made: Member, amount: number): Promise<void> => {
  const { page, t } = visit;
  const dialog = page.getByRole('dialog', { name: t('deposit') });
  await pressAt(opener(visit, 'deposit'));
  await expectTold(dialog.getByRole('heading', { level: 2 }));
  await pressAt(methodButton(dialog));
  await expectTold(dialog.getByRole('heading', { level: 3 }));
  await typeAt(dialog.getByLabel(t('amount'), exact), String(amount));
  await pressAt(dialog.getByRole('button', { name: t('createQr') }));
  await expectTold(dialog.getByRole('heading', { level: 4 }));
  await expectHeard(dialog, [
    'heading [level=4]',
    `text: ${spoken(visit, amount)}`,
    'timer',
    'status',
    `img /^${t('qrCode')} .*${spoken(visit, amount)}/`,
  ]);
  await outside.payQr({ payload: await readQr(qrPicture(dialog, visit)), from: made });
  await expectTold(dialog.getByRole('heading', { name: t('credited') }));
  await expectHeard(dialog, [
    `heading "${t('credited')}" [level=3]`,
    `paragraph: /${spoken(visit, amount)}/`,
    'term',
    'definition',
    `term: /${t('mainWallet')}/`,
    `definition: ${spoken(visit, amount)}`,
    `status: /${t('credited')}.* ${spoken(visit, amount)}/`,
    `button "${t('done')}"`,
  ]);
  await pressAt(dialog.getByRole('button', { name: t('done') }));
  await expect(dialog).toBeHidden();
  await expect(opener(visit, 'deposit')).toBeFocused();
};

// The third card is cut off by the edge of the carousel until it has the focus.
const openGame = async (visit: Visit): Promise<void> => {
  const { page, t } = visit;
  const card = gameCard(visit, game);
  const dialog = page.getByRole('dialog', { name: game });
  await pressAt(card.getByRole('button', { name: t('openAccount') }));
  await expectTold(dialog.getByRole('heading', { level: 2 }));
  await expect(dialog.getByRole('button', { name: t('transferAndPlay') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('button', { name: t('viewData') })).toBeFocused();
};

interface Result {
  readonly title: string;
  readonly amount: number;
  readonly left: number;
}

// The result of a press, from its title to the status of what follows.
const hearResult = async (visit: Visit, { title, amount, left }: Result): Promise<void> => {
  const { page, t } = visit;
  const result = page.getByRole('alertdialog', { name: title });
  await expectTold(result.getByRole('heading', { name: title }));
  await expectHeard(page.locator('body'), [
    `alertdialog "${title}":`,
    `  - heading "${title}" [level=2]`,
    `  - paragraph: ${spoken(visit, amount)}`,
    `  - term: ${t('from')}`,
    `  - definition: ${t('mainWallet')}`,
    `  - term: ${t('to')}`,
    '  - definition',
    '  - term',
    '  - definition',
    '  - term',
    `  - definition: ${spoken(visit, left)}`,
    '  - paragraph',
    `  - button "${t('done')}"`,
    '  - status',
    '  - alert',
  ]);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await pressAt(result.getByRole('button', { name: t('done') }));
  await expect(result).toBeHidden();
};

const transfer = async (visit: Visit, amount: number, left: number): Promise<void> => {
  const { page, t } = visit;
  const from = page.getByRole('region', { name: t('totalBalance') }).getByRole('button', { name: t('transfer') });
  const dialog = page.getByRole('dialog', { name: t('transfer') });
  await tabTo(from, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectTold(dialog.getByRole('heading', { level: 2 }));
  await chooseAt(dialog.getByLabel(t('from'), exact), t('mainWallet'));
  await chooseAt(dialog.getByLabel(t('to'), exact), game);
  await typeAt(dialog.getByLabel(t('amount'), exact), String(amount));
  await pressAt(dialog.getByRole('button', { name: `฿${moneyOf(amount)}` }));
  await hearResult(visit, { title: t('transferSuccess'), amount, left });
  await expect(from).toBeFocused();
};

const withdraw = async (visit: Visit, amount: number, left: number): Promise<void> => {
  const { page, t } = visit;
  const dialog = page.getByRole('dialog', { name: t('withdraw') });
  // Escape leaves everything as it was.
  await pressAt(opener(visit, 'withdraw'));
  await expectTold(dialog.getByRole('heading', { level: 2 }));
  await page.keyboard.press('Escape');
  await expect(opener(visit, 'withdraw')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectTold(dialog.getByRole('heading', { level: 2 }));
  await expectHeard(page.locator('body'), [
    `dialog "${t('withdraw')}":`,
    `  - heading "${t('withdraw')}" [level=2]`,
    `  - button "${t('close')}"`,
    `  - paragraph: ${t('mainWallet')}`,
    `  - paragraph: ${spoken(visit, amount + left)}`,
    `  - textbox "${t('amount')}"`,
    '  - group:',
    `    - button "${t('all')}"`,
    '  - status',
    `  - button "${t('next')}"`,
    '  - alert',
  ]);
  // Too little is said at the field, which has the focus again.
  const field = dialog.getByLabel(t('amount'), exact);
  await typeAt(field, '1');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.type(String(amount));
  await pressAt(dialog.getByRole('button', { name: t('next') }));
  await expectTold(dialog.getByRole('heading', { level: 3 }));
  await pressAt(dialog.getByRole('button', { name: `฿${moneyOf(amount)}` }));
  await hearResult(visit, { title: t('withdrawSuccess'), amount, left });
  await expect(opener(visit, 'withdraw')).toBeFocused();
};

journey.describe('without a pointer', () => {
  journey.use({ expectedErrors: [/status of 401/] });
  // Each stop of Tab is looked at.
  journey.describe.configure({ timeout: 240_000 });

  for (const language of inFullOr(languages))
    journey(
      `${language}: a member logs in, deposits by QR code, opens a game, transfers and withdraws by keys alone, and a screen reader is told each step`,
      async ({ visit }) => {
        const made = await member();
        const app = await visit({ language });
        const { page, t } = app;
        await logIn(app, made);
        await acceptTerms(app);
        await hearHome(app);
        await deposit(app, made, 500);
        await openGame(app);
        await transfer(app, 120, 380);
        await withdraw(app, 200, 180);
        await pressAt(page.locator('nav a[href="/user/statement"]'));
        await expectTold(page.getByRole('heading', { level: 1, name: t('statement') }));
        await expect(
          mainOf(app)
            .getByRole('row')
            .filter({ hasText: spoken(app, 200) }),
        ).toHaveCount(1);
      },
    );
});
