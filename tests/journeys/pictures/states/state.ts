import type { Page } from '@playwright/test';
import { appIn } from '../../support/inspect.ts';
import type { Words } from '../../support/words.ts';

// A screen or a modal in one of its states: seen by `npm run pictures`, measured by V-01.
export interface State {
  readonly name: string;
  // The member app unless it is the back office, as a manager sees it.
  readonly app?: 'member' | 'office';
  readonly path: string;
  // Before the page is opened, such as what the backend will answer.
  readonly before?: (page: Page) => Promise<void>;
  // Brings the opened page to the state.
  readonly pose: (page: Page, t: Words) => Promise<void>;
}

// The accessible name of a button has no marks at possible line breaks.
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

export const heading = (page: Page): Promise<void> => appIn(page).getByRole('heading').first().waitFor();

export const figures = async (page: Page): Promise<void> => page.locator('.money').first().waitFor();

// While its script and its data are being fetched, another dialog stands in its place.
export const openModal = async (page: Page, name: string): Promise<void> => {
  await figures(page);
  await press(page, name);
  await page
    .getByRole('dialog')
    .filter({ hasNot: page.locator('[aria-busy=true]') })
    .waitFor();
};

export const openGame = async (page: Page, name = 'Joker'): Promise<void> => {
  await page
    .getByRole('button', { name: new RegExp(`, ${name}$`) })
    .first()
    .click();
  await page.getByRole('dialog').locator('.money').first().waitFor();
};
