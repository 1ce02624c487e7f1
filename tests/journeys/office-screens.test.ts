import { expect } from '@playwright/test';
import { inspectModal, inspect, narrowestPx } from './support/inspect.ts';
import { journey, type Visit } from './support/journey.ts';
import { member, withdrawByCall } from './support/members.ts';
import { givePassword, logInAsStaff, findOpenDecision, openWithdrawal } from './support/office-steps.ts';
import { languages } from './support/words.ts';
import { inFullOr } from '#support/requirements/in-full.ts';

const cutLabels = ({ page }: Visit): Promise<(string | null)[]> =>
  page
    .getByRole('navigation')
    .getByRole('listitem')
    .locator('span:not(.visually-hidden)')
    .evaluateAll((labels) =>
      labels.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );

for (const language of inFullOr(languages)) {
  journey(`${language}: the back office has no findings, down to a phone`, async ({ visit }) => {
    const made = await member({ balance: 500 });
    await withdrawByCall(made, 130);
    const office = await visit({ app: 'office', language, width: narrowestPx });
    const { page, t } = office;
    await page.goto('/');
    await expect(page.getByLabel(t('staffName'), { exact: true })).toBeVisible();
    await inspect(office, 'staff login');
    await givePassword(office, 'somchai');
    await inspect(office, 'second step');
    await logInAsStaff(office, 'somchai');
    await expect(page.getByRole('link', { name: made.name })).toBeVisible();
    await inspect(office, 'queue');
    expect(await cutLabels(office), 'labels of the bottom bar that do not fit').toEqual([]);
    await openWithdrawal(office, made, { amount: 130 });
    await inspect(office, 'withdrawal');
    for (const decision of ['approve', 'reject'] as const)
      await inspectModal(office, {
        what: decision,
        opener: findOpenDecision(office, decision),
      });
    await page.setViewportSize({ width: 1_280, height: 500 });
    await page.goto('/settings?view=settings');
    await expect(page.getByRole('main').getByRole('listitem').nth(15)).toBeAttached();
    const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(beyond, 'what the panes hide makes the page longer').toBe(0);
  });
}
