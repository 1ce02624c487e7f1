import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Visit } from '../support/journey.ts';

// Takes numbered pictures of what a visit shows, if somebody wants to look at them.
export interface Album {
  shot(visit: Pick<Visit, 'page'>, name: string): Promise<void>;
}

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

// Also at a desk and in the dark.
const screens: readonly string[] = [
  'bonuses',
  'welcome-terms',
  'half-way-at-the-bonuses',
  'withdraw-while-it-runs',
  'wheel',
  'coupons',
  'invite',
  'refund',
];

const takeAll = async (page: Page, path: string, name: string): Promise<void> => {
  const take = (kind: string) => page.screenshot({ path: `${path}${kind}.png`, animations: 'disabled' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await take('');
  if (!screens.includes(name)) return;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await take('-dark');
  await page.setViewportSize(desk);
  await take('-wide-dark');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await take('-wide');
  await page.setViewportSize(phone);
};

export const openAlbum = async (folder: string | undefined, series: string): Promise<Album> => {
  if (folder === undefined) return { shot: () => Promise.resolve() };
  await mkdir(folder, { recursive: true });
  let taken = 0;
  return {
    shot: async ({ page }, name) => {
      taken += 1;
      await takeAll(page, `${folder}/${series}-${String(taken).padStart(2, '0')}-${name}`, name);
    },
  };
};
