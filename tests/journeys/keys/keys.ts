import { expect, type Locator, type Page } from '@playwright/test';
import { ringFaults } from '../pictures/reach/focus.ts';
import { readRing } from '../pictures/reach/ring.ts';

// A member without a pointer: what is pressed or typed goes where keys have brought the focus.

const stopsMax = 60;

const hasFocus = (place: Locator): Promise<boolean> => place.evaluate((element) => element === document.activeElement);

const expectRing = (page: Page): Promise<void> =>
  expect.poll(async () => ringFaults(await page.evaluate(readRing)), 'the focus is seen').toEqual([]);

// Presses Tab until the place has the focus. Each stop on the way is seen.
export const tabTo = async (place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const page = place.page();
  await expect(place).toBeVisible();
  for (let stop = 0; stop < stopsMax; stop += 1) {
    await page.keyboard.press(key);
    await expectRing(page);
    if (await hasFocus(place)) return;
  }
  await expect(place, 'Tab reaches it').toBeFocused();
};

export const pressAt = async (place: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await tabTo(place);
  await place.page().keyboard.press(key);
};

export const typeAt = async (place: Locator, text: string): Promise<void> => {
  await tabTo(place);
  await place.page().keyboard.type(text);
  await expect(place).toHaveValue(text);
};

// A list is walked through by the arrows, and its opener then has the focus again.
export const chooseAt = async (opener: Locator, option: string): Promise<void> => {
  const page = opener.page();
  await pressAt(opener);
  const list = page.getByRole('listbox');
  await expect(list).toBeFocused();
  const activeText = (): Promise<string> =>
    list.evaluate(
      (element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '',
    );
  for (let stop = 0; stop < stopsMax && !(await activeText()).replaceAll('\u200b', '').includes(option); stop += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toContainText(option);
};

// What appears is read aloud from its title on.
export const expectTold = async (title: Locator): Promise<void> => {
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
};

// The accessibility tree of that place contains these lines in this order, among others.
export const expectHeard = (place: Locator, lines: readonly string[]): Promise<void> =>
  expect(place).toMatchAriaSnapshot(lines.map((line) => (line.startsWith(' ') ? line : `- ${line}`)).join('\n'));
