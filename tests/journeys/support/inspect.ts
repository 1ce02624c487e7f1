import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Visit } from './journey.ts';
import { languageTag } from './words.ts';

export const narrowestPx = 320;

// The app, once it has drawn a member's screen in the place of the frame that the page shows first.
export const appIn = (page: Page): Locator => page.locator('#root:not([data-frame])');

// Waits until what was changed is drawn and all motion has ended: a colour in the middle of a fade is no finding.
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const drawn = (): Promise<unknown> =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    await drawn();
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished);
    // What is outside the window may stand still in the middle of a fade.
    const longest = new Promise((resolve) => setTimeout(resolve, 1_000));
    await Promise.race([Promise.allSettled(moving), longest]);
    await drawn();
  });

export type Rules = 'all' | 'colours' | 'all but colours';

export const axeOf = (page: Page, rules: Rules): AxeBuilder => {
  // There are no frames; without this option each check opens a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (rules === 'colours') return axe.withRules(['color-contrast']);
  return rules === 'all' ? axe : axe.disableRules(['color-contrast']);
};

export const expectAccessible = async (page: Page, what: string, rules: Rules = 'all'): Promise<void> => {
  await settle(page);
  const { violations } = await axeOf(page, rules).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  );
  expect(found, `${what}: findings`).toEqual([]);
};

// A modal is not yet `open` in the frame that first shows it.
export const modalsOf = (page: Page): Locator => page.locator('dialog:is([open], [popover])');

// Neither the page nor anything that scrolls inside an open modal may scroll sideways.
const expectNoSidewaysScroll = async (page: Page, what: string): Promise<void> => {
  const beyond = await page.evaluate(() => {
    const inModals = [...document.querySelectorAll('dialog[open], dialog[open] *')].filter((element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
    );
    return [document.documentElement, ...inModals]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(
        ({ tagName, className, scrollWidth, clientWidth }) => `${tagName} ${className} ${scrollWidth - clientWidth} px`,
      );
  });
  expect(beyond, `${what}: beyond the edge`).toEqual([]);
};

// The rules for every screen and modal. Colours do not depend on the language, and only colours depend on the theme, so
// Thai is checked in both themes and the other languages for everything but colours.
export const inspect = async ({ page, language }: Visit, what: string): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', languageTag(language));
  // A page that was just loaded is drawn by its screen.
  await expect(appIn(page).locator('h1').first()).toBeAttached();
  await expectNoSidewaysScroll(page, what);
  await expectAccessible(page, `${what} in ${language}`, language === 'th' ? 'all' : 'all but colours');
  if (language !== 'th') return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, `${what} in the dark`, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
};

const hasFocusInside = (dialog: Locator): Promise<boolean> =>
  dialog.evaluate((element) => element.contains(document.activeElement));

// Opens a modal by its opener, checks it, and closes it by Escape: the focus enters, stays inside and returns.
export const inspectModal = async (
  visit: Visit,
  { opener, what, pose }: { opener: Locator; what: string; pose?: (dialog: Locator) => Promise<void> },
): Promise<void> => {
  const { page } = visit;
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect.poll(() => hasFocusInside(dialog), `${what}: focus goes in`).toBe(true);
  await pose?.(dialog);
  await inspect(visit, what);
  for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key);
  expect(await hasFocusInside(dialog), `${what}: Tab stays inside`).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener, `${what}: focus comes back`).toBeFocused();
};
