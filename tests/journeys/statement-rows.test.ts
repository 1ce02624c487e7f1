import { inTurn } from '#support/requirements/in-full.ts';
import { expect } from '@playwright/test';
import { journey } from './support/journey.ts';
import { member } from './support/members.ts';
import { lines, openStatement } from './support/statement-steps.ts';

journey('on a phone a press anywhere on a line of the statement opens its timeline', inTurn(1), async ({ visit }) => {
  const app = await visit({ as: await member({ balance: 50 }), language: 'en' });
  await openStatement(app);
  const row = lines(app).first();
  await expect(row).toBeVisible();
  const { width, height } = (await row.boundingBox()) ?? { width: 0, height: 0 };
  await row.click({ position: { x: width - 8, y: height - 8 } });
  await expect(app.page.getByRole('dialog')).toBeVisible();
});
