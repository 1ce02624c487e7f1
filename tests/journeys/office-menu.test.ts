import { expect, type Page } from '@playwright/test';
import { inFullOr, inTurn } from '#support/requirements/in-full.ts';
import { journey } from './support/journey.ts';
import { logInAsStaff } from './support/office-steps.ts';
import { languages } from './support/words.ts';

// The names of the entries of the menu that the window does not show whole.
const hiddenEntries = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((entries) =>
      entries
        .filter((entry) => {
          const { top, bottom } = entry.getBoundingClientRect();
          const menu = entry.closest('nav')?.getBoundingClientRect();
          return top < (menu?.top ?? 0) || bottom > (menu?.bottom ?? 0);
        })
        .map(({ textContent }) => textContent),
    );

// Whether nothing in the bar at the top begins below the end of another.
const isOneLine = (page: Page): Promise<boolean> =>
  page.locator('header').evaluate((bar) => {
    const shown = [...bar.children].map((child) => child.getBoundingClientRect()).filter(({ height }) => height > 0);
    return Math.max(...shown.map(({ top }) => top)) < Math.min(...shown.map(({ bottom }) => bottom));
  });

for (const language of inFullOr(languages, 'la'))
  journey(
    `${language}: a manager sees every entry of the menu in a window of 1280 by 800; a lower one scrolls to that of the open screen, and on a phone the bar at the top is one line`,
    inTurn(3),
    async ({ visit }) => {
      const office = await visit({ app: 'office', language, width: 1280 });
      const { page } = office;
      await page.setViewportSize({ width: 1280, height: 800 });
      await logInAsStaff(office, 'somchai');
      await expect(page.locator('nav a[href="/self"]')).toBeAttached();
      expect(await hiddenEntries(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 500 });
      await page.goto('/self');
      await expect(page.locator('nav a[href="/self"][data-here=true]')).toBeInViewport({ ratio: 1 });
      expect(await hiddenEntries(page)).not.toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await isOneLine(page)).toBe(true);
    },
  );
