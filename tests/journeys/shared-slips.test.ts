import { inTurn } from '#support/requirements/in-full.ts';
import { expect, type Page } from '@playwright/test';
import { methodButton } from './support/deposit-steps.ts';
import { goHome, logIn } from './support/enter.ts';
import { journey } from './support/journey.ts';
import { member, walletOf } from './support/members.ts';
import { outside } from './support/outside.ts';

// Without a network the shell asks for its data all the same.
journey.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

// Loads the page again once the worker is active, so that the worker is in charge of it.
const withWorker = async (page: Page): Promise<void> => {
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};

// What Android does when the member shares a picture from another app.
const share = (page: Page, picture: Buffer): Promise<void> =>
  page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const files = new DataTransfer();
    files.items.add(new File([bytes], 'shared.png', { type: 'image/png' }));
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/share-slip', enctype: 'multipart/form-data' });
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', name: 'slip', files: files.files });
    form.append(input);
    document.body.append(form);
    form.submit();
  }, picture.toString('base64'));

journey(
  'a slip shared from the bank’s app waits in the deposit, where its method and one press credit it',
  async ({ visit }) => {
    const made = await member({ bankCode: 'GSB' });
    const { page, t } = await visit({ as: made, hasWorker: true });
    await page.goto('/user/home');
    await withWorker(page);
    await share(page, await outside.slipOf(made, 75));
    const dialog = page.getByRole('dialog', { name: t('deposit') });
    await methodButton(dialog).click();
    await expect(dialog.getByRole('img', { name: /shared\.png/ })).toBeVisible();
    await dialog.getByRole('button', { name: t('uploadSlip'), exact: true }).click();
    await expect(dialog.getByText(t('slipCredited'))).toBeVisible({ timeout: 20_000 });
    expect((await walletOf(made)).wallet.amount).toBe(75);
  },
);

journey.describe('a session that has ended', () => {
  // A page that is still open may call once more before it leaves for the login.
  journey.use({ expectedErrors: [/status of 401 .*\/api\//] });

  journey('a slip shared while logged out waits for the login', inTurn(2), async ({ visit }) => {
    const made = await member({ bankCode: 'GSB' });
    const app = await visit({ as: made, hasWorker: true });
    const { page, t } = app;
    await page.goto('/user/home');
    await withWorker(page);
    await page.evaluate(() => localStorage.removeItem('token'));
    await share(page, await outside.slipOf(made, 60));
    await page.waitForURL('**/login');
    await logIn(app, made);
    const dialog = page.getByRole('dialog', { name: t('deposit') });
    await methodButton(dialog).click();
    await expect(dialog.getByRole('img', { name: /shared\.png/ })).toBeVisible();
  });
});

journey(
  'the worker answers pages and hashed files, never a call; without a network the shell still loads',
  inTurn(3),
  async ({ visit }) => {
    const made = await member({ bankCode: 'GSB' });
    const app = await visit({ as: made, hasWorker: true });
    const { page } = app;
    await goHome(app);
    await withWorker(page);
    const fromWorker: string[] = [];
    page.on('response', (answer) => {
      if (answer.fromServiceWorker()) fromWorker.push(new URL(answer.url()).pathname);
    });
    await page.reload();
    await goHome(app);
    expect(fromWorker.some((path) => path === '/user/home')).toBe(true);
    expect(fromWorker.filter((path) => path !== '/user/home' && !path.startsWith('/assets/'))).toEqual([]);
    const kept = await page.evaluate(async () => {
      const caught = await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return caught.flat().map((url) => new URL(url).pathname);
    });
    expect(kept).toContain('/');
    expect(kept.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText(app.t('offline')).first()).toBeVisible();
    await page.context().setOffline(false);
  },
);
