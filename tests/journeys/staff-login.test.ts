import { inTurn } from '#support/requirements/in-full.ts';
import { expect } from '@playwright/test';
import { inspect } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { givePassword, logInAsStaff, logInByHand } from './support/office-steps.ts';
import { staff } from './support/staff-entry.ts';

// If another journey used the code, it is refused, and the next one is typed.
journey.use({ expectedErrors: [/status of 400 .*\/api\/login\/code$/] });

journey('staff log in with their password and a code from their phone', async ({ visit }) => {
  const office = await visit({ app: 'office', language: 'en', width: 1280 });
  await logInByHand(office, 'malee');
});

journey('a staff member creates a passkey and logs in with it without the phone', inTurn(3), async ({ visit }) => {
  const office = await visit({ app: 'office', language: 'th', width: 360 });
  const { page, t } = office;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await logInAsStaff(office, 'somchai');
  await page.goto('/self');
  const part = page.locator('section').filter({ has: page.getByRole('heading', { name: t('passkeys') }) });
  await part.getByLabel(t('passkeyName'), { exact: true }).fill('journey');
  await part.getByLabel(t('currentPassword'), { exact: true }).fill(staff.somchai.password);
  await part.getByRole('button', { name: t('addPasskey') }).click();
  await expect(part.getByRole('listitem')).toContainText('journey');
  await inspect(office, 'own login with a passkey');

  await page.evaluate(() => sessionStorage.clear());
  await givePassword(office, 'somchai');
  await inspect(office, 'second step with a passkey');
  await page.getByRole('button', { name: t('logInByPasskey') }).click();
  await expect(page.getByRole('heading', { name: t('withdrawalQueue') })).toBeVisible();

  await page.goto('/self');
  await part.getByRole('listitem').getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('currentPassword'), { exact: true }).fill(staff.somchai.password);
  await dialog.locator('button[type="submit"]').click();
  await expect(part.getByRole('listitem')).toHaveCount(0);
});
