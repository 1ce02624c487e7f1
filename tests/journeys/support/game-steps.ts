import { expect, type Page } from '@playwright/test';
import { gameCard } from './home-steps.ts';
import type { Visit } from './journey.ts';
import { type Language, wordsOf } from './words.ts';

const languageOf: Readonly<Record<string, Language>> = { th: 'th', lo: 'la', en: 'en' };

export const openGameAccount = async (visit: Visit, name: string): Promise<void> => {
  const { page, t } = visit;
  await gameCard(visit, name)
    .getByRole('button', { name: t('openAccount') })
    .click();
  const modal = page.getByRole('dialog', { name });
  await expect(modal).toBeVisible();
  await modal.getByRole('button', { name: t('close'), exact: true }).click();
};

// Moves the rest of the wallet to the game and opens the game in its own tab.
export const transferAndPlay = async (visit: Visit, name: string): Promise<Page> => {
  const { page, t } = visit;
  await gameCard(visit, name)
    .getByRole('button', { name: t('viewData') })
    .click();
  const tab = page.context().waitForEvent('page');
  await page
    .getByRole('dialog', { name })
    .getByRole('button', { name: t('transferAndPlay') })
    .click();
  const game = await tab;
  await expect(game.getByRole('heading', { name, exact: true })).toBeVisible();
  return game;
};

// One round on the provider's page; returns the game's balance afterwards.
export const playRound = async (game: Page, stake: number): Promise<number> => {
  const lang = (await game.locator('html').getAttribute('lang')) ?? '';
  const t = wordsOf(languageOf[lang] ?? 'th');
  await game.getByLabel(t('stake'), { exact: true }).fill(String(stake));
  await game.getByRole('button', { name: t('playRound') }).click();
  await expect(game.getByRole('listitem').filter({ hasText: '+' })).toBeVisible();
  return Number(await game.locator('output').getAttribute('data-amount'));
};
