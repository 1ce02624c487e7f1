import { expect, type Locator, type Page } from '@playwright/test';
import { appIn } from '../support/inspect.ts';
import type { Visit, VisitPlan } from '../support/journey.ts';
import type { Answering } from './answering.ts';
import { type Elsewhere, startElsewhere } from './backend.ts';

// A visit of the app that is served at such a backend.
export interface VisitElsewhere extends Visit {
  readonly elsewhere: Elsewhere;
}

interface Plan {
  readonly visit: (plan: VisitPlan) => Promise<Visit>;
  // A member who is logged in, for the first time in this browser or again; a visitor otherwise.
  readonly enters?: 'first' | 'again';
  // Answers in place of the usual ones.
  readonly changed?: Readonly<Record<string, Answering>>;
}

const storeAtFirst = (enters: Plan['enters']): void => {
  localStorage.setItem('locale', 'en');
  if (enters === undefined) return;
  localStorage.setItem('token', 'a-token-of-elsewhere');
  if (enters === 'again') localStorage.setItem('remember-agreement', 'member-1');
};

// Extras are not there, so none is asked for again and again.
const expectNoneAskedTwice = ({ unknown }: Elsewhere): void =>
  expect(unknown.filter((call, place) => unknown.indexOf(call) !== place)).toEqual([]);

export const visitElsewhere = async (
  { visit, enters, changed = {} }: Plan,
  act: (app: VisitElsewhere) => Promise<void>,
): Promise<void> => {
  const elsewhere = await startElsewhere(changed);
  try {
    const app = await visit({ language: 'en' });
    await app.page.addInitScript(storeAtFirst, enters);
    await act({ ...app, elsewhere });
    expectNoneAskedTwice(elsewhere);
    // It would go on asking a backend that is gone.
    await app.page.close();
  } finally {
    await elsewhere.close();
  }
};

export const expectNoComplaint = async (page: Page, what: string): Promise<void> => {
  const said = await page.getByRole('alert').allTextContents();
  expect(
    said.filter((text) => text.trim() !== ''),
    what,
  ).toEqual([]);
};

export const goTo = async ({ page, elsewhere }: VisitElsewhere, path: string): Promise<void> => {
  await page.goto(elsewhere.page + path);
  await expect(appIn(page).getByRole('heading', { level: 1 })).toBeVisible();
};

export const openTile = async ({ page }: Visit, name: string): Promise<Locator> => {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name });
};

export const closeDialog = async ({ page, t }: Visit, dialog: Locator): Promise<void> => {
  await expectNoComplaint(page, 'a modal');
  await dialog
    .getByRole('button', { name: t('close') })
    .first()
    .click();
  await expect(dialog).toBeHidden();
};
