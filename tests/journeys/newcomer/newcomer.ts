import { expect, type Locator, type Page } from '@playwright/test';
import { type Album, openAlbum } from '../rewards/album.ts';
import { modalsOf, narrowestPx } from '../support/inspect.ts';
import type { Visit, VisitPlan } from '../support/journey.ts';
import type { Language } from '../support/words.ts';
import { type NewcomerWords, newcomerWordsOf } from './newcomer-words.ts';

// A person with a phone, and a camera.
export interface Newcomer extends Visit {
  readonly say: NewcomerWords;
  readonly open: (plan?: VisitPlan) => Promise<Newcomer>;
  // Nothing reaches beyond the edge, here and on the smallest phone, and a picture is kept if somebody wants to see it.
  readonly check: (name: string, when?: 'loaded' | 'waiting') => Promise<void>;
}

const phone = { width: 360, height: 740 };

const expectWithinEdge = async (page: Page, what: string): Promise<void> => {
  const beyond = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // A page that was just made narrower needs a moment to lay itself out.
  await expect.poll(beyond, `${what}: beyond the edge`).toBeLessThanOrEqual(0);
};

const checkerOf =
  (page: Page, album: Album) =>
  async (name: string, when: 'loaded' | 'waiting' = 'loaded'): Promise<void> => {
    if (when === 'loaded') await expect(page.locator('[aria-busy="true"]'), name).toHaveCount(0);
    await expectWithinEdge(page, name);
    await album.shot({ page }, name);
    await page.setViewportSize({ ...phone, width: narrowestPx });
    await expectWithinEdge(page, `${name} at ${String(narrowestPx)} px`);
    await page.setViewportSize(phone);
  };

// PICTURES=folder: keeps a picture of every step.
export const newcomer = async (
  visit: (plan: VisitPlan) => Promise<Visit>,
  { language, topic }: { readonly language: Language; readonly topic: string },
  first: VisitPlan = {},
): Promise<Newcomer> => {
  const album = await openAlbum(process.env['PICTURES'], `${topic}-${language}`);
  const open = async (plan: VisitPlan = {}): Promise<Newcomer> => {
    const opened = await visit({ language, isPhone: true, ...plan });
    await opened.page.emulateMedia({ reducedMotion: 'reduce' });
    return { ...opened, say: newcomerWordsOf(language), open, check: checkerOf(opened.page, album) };
  };
  return open(first);
};

export const buttonIn = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name, exact: true });

// As a phone's Back does it in Chrome: by a request to close what is on top.
export const backClosesDialog = async ({ page }: Newcomer): Promise<void> => {
  await expect(modalsOf(page).last()).toBeVisible();
  const before = await modalsOf(page).count();
  await page.keyboard.press('Escape');
  await expect(modalsOf(page)).toHaveCount(before - 1);
};
