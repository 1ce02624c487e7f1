import { expect, type Locator } from '@playwright/test';
import { askAt } from '../support/ask-at.ts';
import { qrPicture, showQr } from '../support/deposit-steps.ts';
import { goHome } from '../support/enter.ts';
import { checkBalance, moneyOf } from '../support/home-steps.ts';
import type { Visit } from '../support/journey.ts';
import { memberAddress, type Person } from '../support/members.ts';
import { outside } from '../support/outside.ts';
import { readQr } from '../support/read-qr.ts';
import { transfer } from '../support/transfer-steps.ts';
import type { Album } from './album.ts';
import { type RewardWords, rewardWordsOf } from './reward-words.ts';

// A member at the reward screens, with the pictures taken of them.
export interface Walk {
  readonly visit: Visit;
  readonly person: Person;
  readonly album: Album;
  readonly say: RewardWords;
}

export const walkOf = (visit: Visit, person: Person, album: Album): Walk => ({
  visit,
  person,
  album,
  say: rewardWordsOf(visit.language),
});

export const game = { name: 'Joker', code: 'JOKER' } as const;

export const button = ({ visit: { page } }: Walk, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

export const openBonuses = async ({ visit: { page }, say }: Walk): Promise<void> => {
  await page.goto('/user/bonus');
  await expect(page.getByRole('heading', { level: 1, name: say('bonuses') })).toBeVisible();
  await expect(page.getByRole('list').first()).toBeVisible();
};

// A message that has to be read, photographed and closed.
export const closeMessage = async ({ visit: { page }, album, say }: Walk, name: string): Promise<void> => {
  const message = page.getByRole('alertdialog');
  await expect(message).toBeVisible();
  await album.shot({ page }, name);
  await message
    .getByRole('button')
    .filter({ hasNotText: say('copy') })
    .first()
    .click();
  await expect(message).toBeHidden();
};

export const depositByQr = async ({ visit, person, album }: Walk, amount: number): Promise<void> => {
  await goHome(visit);
  const dialog = await showQr(visit, amount);
  await outside.payQr({ payload: await readQr(qrPicture(dialog, visit)), from: person });
  await expect(dialog.getByRole('heading', { name: visit.t('credited') })).toBeVisible();
  await album.shot(visit, 'deposited');
  await dialog.getByRole('button', { name: visit.t('done') }).click();
};

const askAsMember = async ({ visit: { page } }: Walk, path: string): Promise<Record<string, unknown>> => {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token') ?? '');
  return (await askAt(memberAddress(), { method: 'GET', path, token })) as Record<string, unknown>;
};

export const walletAmount = async (walk: Walk): Promise<number> =>
  ((await askAsMember(walk, '/api/wallet'))['wallet'] as { amount: number }).amount;

// Moves money to the game, and the game decides.
export const bringToGame = async ({ visit }: Walk, amount: number): Promise<void> => {
  await goHome(visit);
  await transfer(visit, { from: visit.t('mainWallet'), to: game.name, amount });
};

const heldAtGame = async (walk: Walk): Promise<number> => {
  const { slots } = (await askAsMember(walk, '/api/wallet')) as { slots: { code: string; amount: number }[] };
  return slots.find(({ code }) => code === game.code)?.amount ?? 0;
};

// A game that was just read is not read again for some seconds.
export const play = async (walk: Walk, round: { readonly stake: number; readonly win: number }): Promise<void> => {
  const { username } = await askAsMember(walk, `/api/wallet/account/${game.code}`);
  const before = await heldAtGame(walk);
  await outside.play({ code: game.code, username: String(username), ...round });
  await goHome(walk.visit);
  await expect(async () => {
    await checkBalance(walk.visit);
    expect(await heldAtGame(walk)).not.toBe(before);
  }).toPass({ timeout: 30_000, intervals: [2_000] });
};

// Everything the game has.
export const bringBack = async (walk: Walk): Promise<void> => {
  const { visit } = walk;
  const amount = await heldAtGame(walk);
  await goHome(visit);
  await transfer(visit, { from: game.name, to: visit.t('mainWallet'), amount });
};

export const expectText = async ({ visit: { page } }: Walk, text: string | RegExp): Promise<void> => {
  await expect(page.getByText(text).first()).toBeVisible();
};

export const baht = moneyOf;
