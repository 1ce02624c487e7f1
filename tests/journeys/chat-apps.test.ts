import { expect, type Page } from '@playwright/test';
import { inFullOr, inTurn } from '#support/requirements/in-full.ts';
import { openSlipUpload, qrPicture, sendSlip, showQr } from './support/deposit-steps.ts';
import { acceptTerms, goHome, logIn } from './support/enter.ts';
import { playRound } from './support/game-steps.ts';
import { expectBalance, gameCard, openWithdraw } from './support/home-steps.ts';
import { journey, type Visit } from './support/journey.ts';
import { member } from './support/members.ts';
import { outside } from './support/outside.ts';

interface ChatApp {
  readonly name: string;
  readonly userAgent: string;
  // Leads to the phone's own browser as far as the app does, and returns the address that is opened there.
  readonly leave: (visit: Visit) => Promise<string>;
}

const android = 'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

const ticketIn = async (addresses: readonly string[]): Promise<string> => {
  const find = (): string => addresses.find((address) => address.includes('#ticket=')) ?? '';
  await expect.poll(find).not.toBe('');
  return find();
};

const pressLink = ({ page, t }: Visit): Promise<void> => page.getByRole('link', { name: t('inAppBrowser') }).click();

const byParameter = async (visit: Visit): Promise<string> => {
  const addresses: string[] = [];
  visit.page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await pressLink(visit);
  const address = await ticketIn(addresses);
  expect(address).toContain('openExternalBrowser=1#ticket=');
  return address;
};

// Chromium has nothing that takes an intent, and only says that it was asked for one.
const byIntent = async (visit: Visit): Promise<string> => {
  const addresses: string[] = [];
  const devtools = await visit.page.context().newCDPSession(visit.page);
  devtools.on('Page.frameRequestedNavigation', ({ url }) => addresses.push(url));
  await devtools.send('Page.enable');
  await pressLink(visit);
  const address = await ticketIn(addresses);
  const [, place = '', scheme = ''] = /^intent:(.+)#Intent;scheme=(\w+);action=[\w.]+;end$/.exec(address) ?? [];
  return `${scheme}:${place}`;
};

const byCopy = async ({ page, t }: Visit): Promise<string> => {
  await expect(page.getByRole('link', { name: t('inAppBrowser') })).toHaveCount(0);
  await page.getByRole('button', { name: t('copyLink') }).click();
  await expect(page.getByText(t('linkCopied'))).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain('/user/home#ticket=');
  expect(await page.content()).not.toContain('ticket=');
  return address;
};

const line = { name: 'LINE', userAgent: `${android} Line/14.1.0/IAB`, leave: byParameter };
const facebook = {
  name: 'Facebook for Android',
  userAgent: `${android} [FB_IAB/FB4A;FBAV/480.0.0.54.88;]`,
  leave: byIntent,
};
const facebookIphone = {
  name: 'Facebook for iPhone',
  userAgent: `${iphone} [FBAN/FBIOS;FBAV/520.0.0.38.101;FBDV/iPhone15,2]`,
  leave: byCopy,
};
const chatApps: readonly ChatApp[] = [line, facebook, facebookIphone];

// The app's own moves in the history end after the press that caused them.
const expectModals = (page: Page, modals: number | undefined): Promise<void> =>
  expect.poll(() => page.evaluate(() => (history.state as { modals?: number } | null)?.modals)).toBe(modals);

// The ticket's second use, and the intent that nothing takes.
journey.use({ expectedErrors: [/status of 404|^Failed to launch 'intent:/] });

for (const { name, userAgent, leave } of inFullOr(chatApps, line))
  journey(
    `from the browser of ${name} the session goes along to the phone’s own, for the first who opens the address`,
    inTurn(1),
    async ({ visit }) => {
      const app = await visit({ as: await member({ balance: 500 }), userAgent });
      await app.page.goto('/user/home');
      const address = await leave(app);
      const own = await visit({});
      await own.page.goto(address);
      await acceptTerms(own);
      await expectBalance(own, 500);
      expect(own.page.url()).not.toContain('ticket');
      // Anyone else finds the login.
      const late = await visit({});
      await late.page.goto(address);
      await late.page.waitForURL('**/login');
    },
  );

for (const { name, userAgent } of inFullOr(chatApps, line))
  journey(
    `in the browser of ${name} the QR code is a picture to press and hold, and Back closes what is on top, one at a time`,
    inTurn(1),
    async ({ visit }) => {
      const app = await visit({ as: await member({ balance: 500 }), userAgent });
      const { page, t } = app;
      await page.goto('/user/profile');
      await goHome(app);
      const deposit = await showQr(app, 20);
      await deposit.getByRole('button', { name: t('saveQr') }).click();
      await expect(page.getByText(t('holdToSave'))).toBeVisible();
      await expectModals(page, 2);
      await page.goBack();
      await expect(page.getByText(t('holdToSave'))).toBeHidden();
      await expect(qrPicture(deposit, app)).toBeVisible();
      await page.goBack();
      await expect(deposit).toBeHidden();

      const withdrawal = await openWithdraw(app);
      await expectModals(page, 1);
      await withdrawal.getByRole('button', { name: t('close') }).click();
      await expectModals(page, undefined);
      await openWithdraw(app);
      await expectModals(page, 1);
      await page.reload();
      await expectModals(page, undefined);
      expect(page.url()).toContain('/user/home');
      await page.goBack();
      await page.waitForURL('**/user/profile');
    },
  );

// The game opens in the same page, from which Back leads home.
const playHere = async (app: Visit, game: string): Promise<number> => {
  const { page, t } = app;
  await gameCard(app, game)
    .getByRole('button', { name: t('viewData') })
    .click();
  await page
    .getByRole('dialog', { name: game })
    .getByRole('button', { name: t('transferAndPlay') })
    .click();
  await expect(page.getByLabel(t('stake'), { exact: true })).toBeVisible();
  const amount = await playRound(page, 10);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('greeting'));
  return amount;
};

for (const { name, userAgent } of inFullOr<ChatApp>([facebook, facebookIphone]))
  journey(`in the browser of ${name} a member logs in, sends a slip and plays a game`, async ({ visit }) => {
    const made = await member({ balance: 300, bankCode: 'GSB', games: ['JOKER'] });
    const app = await visit({ userAgent });
    await app.page.goto('/login');
    await logIn(app, made);
    await acceptTerms(app);
    const dialog = await openSlipUpload(app);
    await sendSlip(app, dialog, await outside.slipOf(made, 100));
    await expect(dialog.getByText(app.t('slipCredited'))).toBeVisible({ timeout: 20_000 });
    await dialog.getByRole('button', { name: app.t('close') }).click();
    await expectBalance(app, 400);
    await expectBalance(app, await playHere(app, 'Joker'));
  });
