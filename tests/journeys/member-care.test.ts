import { expect } from '@playwright/test';
import { logIn } from './support/enter.ts';
import { inspect, narrowestPx } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { member } from './support/members.ts';
import { logInAsStaff } from './support/office-steps.ts';
import { outside } from './support/outside.ts';
import { languages } from './support/words.ts';
import { inFullOr } from '#support/requirements/in-full.ts';

const password = 'a new good password';

for (const language of inFullOr(languages, 'la')) {
  journey(`${language}: staff help a member who forgot the password back in`, async ({ visit }) => {
    const made = await member();
    const office = await visit({ app: 'office', language, width: narrowestPx });
    await logInAsStaff(office, 'somchai');
    await office.page.goto('/members');
    await inspect(office, 'members');
    await office.page.getByRole('textbox').fill(made.phone);
    await office.page.getByRole('search').getByRole('button').click();
    await office.page.getByRole('link', { name: made.name }).click();
    await expect(office.page.getByRole('heading', { level: 2, name: made.name })).toBeVisible();
    await inspect(office, 'member');
    await office.page.getByRole('button', { name: office.t('sendResetCode') }).click();
    const dialog = office.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('asked by phone, passport checked');
    await dialog.getByRole('button', { name: office.t('sendResetCode') }).click();
    await expect(dialog).toBeHidden();

    const app = await visit({ language });
    await app.page.goto('/login');
    await app.page.getByRole('link', { name: app.t('forgottenPassword') }).click();
    await inspect(app, 'new password');
    await app.page.getByLabel(app.t('phone'), { exact: true }).fill(made.phone);
    await app.page.getByLabel(app.t('codeFromMessage'), { exact: true }).fill(await outside.codeFor(made.phone));
    await app.page.getByLabel(app.t('newPassword'), { exact: true }).fill(password);
    await app.page.getByLabel(app.t('confirmPassword'), { exact: true }).fill(password);
    await app.page.locator('form button[type="submit"]').click();
    await app.page.getByRole('alertdialog').getByRole('button').click();
    await app.page.waitForURL('**/login');
    await logIn(app, { phone: made.phone, password });
  });
}
