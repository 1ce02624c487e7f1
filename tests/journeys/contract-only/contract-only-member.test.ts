import { expect } from '@playwright/test';
import { inFullOr } from '#support/requirements/in-full.ts';
import { sendSlip } from '../support/deposit-steps.ts';
import { expectBalance, gameCard, openDeposit } from '../support/home-steps.ts';
import { journey, type Visit } from '../support/journey.ts';
import {
  closeDialog,
  expectNoComplaint,
  goTo,
  openTile,
  visitElsewhere,
  type VisitElsewhere,
} from './elsewhere-steps.ts';

// Extras that this backend does not have.
journey.use({ expectedErrors: [/status of 404/] });

// Opens the game in a tab of its own, and closes both.
const play = async (app: VisitElsewhere, name: string, word: 'play' | 'transferAndPlay' = 'play'): Promise<void> => {
  const { page, t } = app;
  await gameCard(app, name)
    .getByRole('button', { name: t('viewData') })
    .click();
  const dialog = page.getByRole('dialog', { name });
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: t(word), exact: true }).click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { name: 'The game' })).toBeVisible();
  await tab.close();
  await closeDialog(app, dialog);
};

// By a link, by a link with the password, and by a form that the page posts.
const playAll = async (app: VisitElsewhere): Promise<void> => {
  await play(app, 'PG', 'transferAndPlay');
  await expectBalance(app, 1_050);
  await play(app, 'AskMeBet');
  await play(app, 'Joker');
  const ways = app.elsewhere.asked.map(({ call }) => call).filter((call) => call.includes('autoLogin'));
  expect(ways).toEqual(['GET /api/autoLogin/pg/kpnoi', 'GET /api/autoLogin/askmebet/kpnoi/a1b2c3']);
};

const sendSlipAndLink = async (app: VisitElsewhere): Promise<void> => {
  const { page, elsewhere } = app;
  const deposit = await openDeposit(app);
  const section = deposit.getByRole('region', { name: 'Wallet link' });
  await section.getByLabel('Paste the gift link').fill('https://gift.truemoney.com/campaign/?v=0123456789abcdef');
  await section.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Link sent')).toBeVisible();
  const sealed = elsewhere.asked.find(({ call }) => call === 'POST /api/wallet/truelink')?.body['link'];
  expect(sealed).toMatch(/^[\w+/]{80,}=*$/);
  await deposit.getByRole('button', { name: /Siam Commercial Bank/ }).click();
  await sendSlip(app, deposit, await page.screenshot());
  await expect(deposit.getByText(/^Slip received/)).toBeVisible();
  await closeDialog(app, deposit);
};

const finish = async ({ page }: Visit, text: string): Promise<void> => {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ hasText: text }).last();
  await expect(dialog).toBeVisible();
  await expectNoComplaint(page, text);
  await dialog
    .getByRole('button', { name: /^(Done|Close|OK)$/ })
    .first()
    .click();
  await expect(dialog).toBeHidden();
};

const takeRewards = async (app: VisitElsewhere): Promise<void> => {
  const { page, t } = app;
  const refund = await openTile(app, 'Refund');
  await refund.getByRole('button', { name: 'Receive', exact: true }).click();
  await finish(app, 'Refund received');
  const invite = await openTile(app, 'Invite friends');
  await invite.getByRole('button', { name: t('next'), exact: true }).click();
  await expect(invite).toContainText('Joy***');
  await invite.getByRole('button', { name: 'Receive', exact: true }).click();
  await finish(app, 'Referral bonus received');

  await goTo(app, '/user/bonus');
  await page.getByRole('button', { name: /WELCOME/ }).click();
  const bonus = page.getByRole('dialog', { name: 'WELCOME' });
  await expect(bonus).toContainText('Only for you');
  await bonus.getByRole('button', { name: 'Receive bonus' }).click();
  await finish(app, t('saved'));
  await page.getByLabel('Promotion code').fill('gift');
  await page.getByRole('button', { name: 'Search' }).click();
  const gift = page.getByRole('dialog', { name: /GIFT/ });
  await expect(gift).toContainText('A gift');
  await gift.getByRole('button', { name: 'Receive bonus' }).click();
  await finish(app, t('saved'));
};

const spin = async (app: VisitElsewhere): Promise<void> => {
  const { page, t } = app;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goTo(app, '/user/spin');
  await page.getByRole('button', { name: t('spin') }).click();
  await finish(app, 'Congratulations, you won 20 baht');
  await expect(page.getByRole('button', { name: t('spin') })).toContainText('2');
};

const changePassword = async (app: VisitElsewhere): Promise<void> => {
  const { page, t } = app;
  await goTo(app, '/user/profile');
  await page.getByRole('button', { name: t('changePassword') }).click();
  const dialog = page.getByRole('dialog', { name: t('changePassword') });
  for (const [field, value] of [
    ['oldPassword', 'an old password'],
    ['newPassword', 'a new password'],
    ['confirmPassword', 'a new password'],
  ] as const)
    await dialog.getByLabel(t(field), { exact: true }).fill(value);
  await dialog.getByRole('button', { name: t('save') }).click();
  await finish(app, t('saved'));
};

const talk = async (app: VisitElsewhere): Promise<void> => {
  const { page, t } = app;
  await goTo(app, '/user/contact');
  await page.getByRole('button', { name: t('openChat') }).click();
  const log = page.getByRole('log');
  await page.getByRole('textbox', { name: t('typeMessage') }).fill('hello');
  await page.getByRole('button', { name: t('send'), exact: true }).click();
  await expect(log.getByText(t('sent'))).toBeVisible();
  await expect(log.getByRole('listitem')).toHaveCount(1);
  const file = { name: 'screen.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[data-attach]').setInputFiles(file);
  await expect(log.getByRole('img', { name: 'Picture in the chat' })).toBeVisible();
  await expect(log.getByRole('listitem')).toHaveCount(2);
  await expect(log.locator('[data-status=succeed]')).toHaveCount(2);
  await expectNoComplaint(page, 'chat');
};

interface Doing {
  readonly what: string;
  readonly parts: readonly ((app: VisitElsewhere) => Promise<void>)[];
}

const playing = { what: 'plays, sends a slip and a gift link', parts: [playAll, sendSlipAndLink] };
const winning = { what: 'takes rewards and spins the wheel', parts: [takeRewards, spin] };
const talking = { what: 'changes the password and writes to support', parts: [changePassword, talk] };

for (const { what, parts } of inFullOr<Doing>([playing, winning, talking], playing, talking))
  journey(`a member ${what} at a backend elsewhere that has only the specified calls`, async ({ visit }) => {
    await visitElsewhere({ visit, enters: 'again' }, async (app) => {
      await goTo(app, '/user/home');
      for (const part of parts) await part(app);
    });
  });
