import { expect } from '@playwright/test';
import { proves } from '#support/requirements/proves-of-journey.ts';
import { onlyInFull } from '#support/requirements/in-full.ts';
import { letTimePass, qrPicture, showQr } from './support/deposit-steps.ts';
import { goHome } from './support/enter.ts';
import { checkBalance, expectBalance } from './support/home-steps.ts';
import { journey, type Visit } from './support/journey.ts';
import { member, stranger, walletOf } from './support/members.ts';
import { outside } from './support/outside.ts';
import { readQr } from './support/read-qr.ts';
import { expectLine, lines, openStatement } from './support/statement-steps.ts';

const quarterHourMs = 15 * 60_000;

const shownPayload = async (app: Visit, amount: number, method = 'KBANK'): Promise<string> => {
  await goHome(app);
  const dialog = await showQr(app, amount, method);
  return readQr(qrPicture(dialog, app));
};

journey(
  'at 00:00 the code is hidden and a new one can be made; paid then, it is still credited',
  onlyInFull,
  async ({ visit }) => {
    proves('QR-09', 'OP-114');
    const made = await member();
    const app = await visit({ as: made });
    const { page, t } = app;
    await page.clock.install();
    const payload = await shownPayload(app, 80);
    const dialog = page.getByRole('dialog', { name: t('deposit') });
    await expect(dialog.getByRole('timer')).toContainText(/0\d:\d\d/);

    await letTimePass(page, quarterHourMs);
    await expect(qrPicture(dialog, app)).toBeHidden();
    await expect(dialog.getByRole('paragraph').filter({ hasText: t('qrExpired') })).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('createQr') })).toBeVisible();

    await outside.payQr({ payload, from: made });
    await expect.poll(async () => (await walletOf(made)).wallet.amount).toBe(80);
  },
);

journey(
  'a reload comes back to the same code, which is then paid; another address shows its screen',
  async ({ visit }) => {
    const made = await member();
    const app = await visit({ as: made });
    const { page, t } = app;
    const payload = await shownPayload(app, 340);
    const dialog = page.getByRole('dialog', { name: t('deposit') });
    await page.reload();
    expect(await readQr(qrPicture(dialog, app))).toBe(payload);
    await outside.payQr({ payload, from: made });
    await expect(dialog.getByRole('heading', { name: t('credited') })).toBeVisible();
    expect((await walletOf(made)).wallet.amount).toBe(340);
    await openStatement(app);
    await expect(dialog).toBeHidden();
    await expect(lines(app)).toHaveCount(1);
  },
);

journey('on the smallest phone the code and its countdown stand above the foot', async ({ visit }) => {
  const app = await visit({ as: await member(), width: 320 });
  await app.page.setViewportSize({ width: 320, height: 640 });
  await goHome(app);
  const dialog = await showQr(app, 620);
  const foot = await dialog.getByRole('button', { name: app.t('saveQr') }).boundingBox();
  for (const part of [qrPicture(dialog, app), dialog.getByRole('timer')]) {
    const box = await part.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
  }
});

const otherGateways = [
  ['WW', 'QR-02'],
  ['FP', 'QR-03'],
  ['PAYONEX', 'QR-04'],
] as const;

for (const [method, id] of otherGateways)
  journey(`a code of ${method} is made, paid and credited while the member looks on`, onlyInFull, async ({ visit }) => {
    proves(id);
    const made = await member();
    const app = await visit({ as: made });
    const payload = await shownPayload(app, 125.5, method);
    await outside.payQr({ payload, from: made });
    const dialog = app.page.getByRole('dialog', { name: app.t('deposit') });
    await expect(dialog.getByRole('heading', { name: app.t('credited') })).toBeVisible();
    expect((await walletOf(made)).wallet.amount).toBe(125.5);
  });

journey('paid late: the whole amount is credited once and the statement says late', onlyInFull, async ({ visit }) => {
  proves('OP-299');
  const made = await member();
  const app = await visit({ as: made });
  const payload = await shownPayload(app, 90);
  await outside.payQr({ payload, from: made, at: new Date(Date.now() + quarterHourMs) });
  await expect.poll(async () => (await walletOf(made)).wallet.amount).toBe(90);
  await openStatement(app);
  await expect(lines(app)).toHaveCount(1);
  await expectLine(lines(app).first(), app, { type: 'deposit', amount: 90, status: 'success', note: 'late' });
});

journey(
  'if another amount is paid than the code requests, the paid amount is credited and the statement says so',
  onlyInFull,
  async ({ visit }) => {
    proves('OP-299');
    const made = await member();
    const app = await visit({ as: made, language: 'la' });
    const payload = await shownPayload(app, 100);
    await outside.payQr({ payload, from: made, amount: 60.5 });
    await expect.poll(async () => (await walletOf(made)).wallet.amount).toBe(60.5);
    await openStatement(app);
    await expect(lines(app)).toHaveCount(1);
    await expectLine(lines(app).first(), app, {
      type: 'deposit',
      amount: 60.5,
      status: 'success',
      note: 'otherAmount',
    });
  },
);

journey('paid twice: two payments of the bank are two credits, and no more', onlyInFull, async ({ visit }) => {
  proves('OP-299');
  const made = await member();
  const app = await visit({ as: made, language: 'en' });
  const payload = await shownPayload(app, 70);
  const references = [await outside.payQr({ payload, from: made }), await outside.payQr({ payload, from: made })];
  expect(new Set(references).size).toBe(2);
  await expect.poll(async () => (await walletOf(made)).wallet.amount).toBe(140);
  await openStatement(app);
  await expect(lines(app)).toHaveCount(2);
});

journey(
  'the app notices the payment automatically; money from somebody else’s account is not credited',
  async ({ visit }) => {
    proves('OP-113');
    const made = await member();
    const app = await visit({ as: made });
    const { page, t } = app;
    const payload = await shownPayload(app, 55);
    await outside.payQr({ payload, from: stranger() });
    await outside.payQr({ payload, from: made });
    const dialog = page.getByRole('dialog', { name: t('deposit') });
    await expect(dialog.getByRole('heading', { name: t('credited') })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: t('credited') })).toBeFocused();
    await dialog.getByRole('button', { name: t('done') }).click();
    await checkBalance(app);
    await expectBalance(app, 55);
  },
);
