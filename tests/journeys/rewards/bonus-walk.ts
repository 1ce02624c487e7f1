import { expect } from '@playwright/test';
import { openGameAccount, playRound, transferAndPlay } from '../support/game-steps.ts';
import { expectBalance, openWithdraw } from '../support/home-steps.ts';
import { goHome } from '../support/enter.ts';
import { withdraw } from '../support/withdraw-steps.ts';
import {
  baht,
  bringBack,
  bringToGame,
  button,
  closeMessage,
  depositByQr,
  expectText,
  game,
  openBonuses,
  play,
  type Walk,
  walletAmount,
} from './walk.ts';

const progress = ({ visit: { page } }: Walk) => page.getByRole('progressbar');

const accept = async (walk: Walk, title: string, name: string): Promise<void> => {
  const { visit, album, say } = walk;
  await openBonuses(walk);
  await visit.page.getByRole('button', { name: title }).click();
  await expect(visit.page.getByRole('dialog', { name: title })).toBeVisible();
  await album.shot(visit, `${name}-terms`);
  await button(walk, say('receiveBonus')).click();
  await closeMessage(walk, `${name}-accepted`);
};

const cancel = async (walk: Walk, name: string): Promise<void> => {
  const { visit, album, say } = walk;
  await openBonuses(walk);
  await button(walk, say('cancelBonus')).click();
  const asked = visit.page.getByRole('alertdialog');
  await expect(asked).toBeVisible();
  await album.shot(visit, `${name}-asked`);
  await asked.getByRole('button', { name: say('cancelBonus'), exact: true }).click();
  await expect(asked.getByRole('button', { name: say('cancelBonus'), exact: true })).toBeHidden();
  await closeMessage(walk, `${name}-ended`);
};

const refuseWithdrawal = async ({ visit, album }: Walk): Promise<void> => {
  await goHome(visit);
  const dialog = await openWithdraw(visit);
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await album.shot(visit, 'withdraw-while-it-runs');
};

const win = async (walk: Walk): Promise<void> => {
  const { visit, album, say } = walk;
  await goHome(visit);
  await openGameAccount(visit, game.name);
  await bringToGame(walk, 600);
  const tab = await transferAndPlay(visit, game.name);
  await album.shot({ page: tab }, 'game');
  await playRound(tab, 10);
  await tab.close();
  const before = await progress(walk).first().getAttribute('value');
  await play(walk, { stake: 0, win: 700 });
  // What was won moves the condition at once.
  await expect(progress(walk).first()).not.toHaveAttribute('value', before ?? '');
  await progress(walk).first().scrollIntoViewIfNeeded();
  await album.shot(visit, 'half-way');
  await openBonuses(walk);
  await album.shot(visit, 'half-way-at-the-bonuses');
  await cancelTooEarly(walk);
  await play(walk, { stake: 0, win: 1_500 });
  await expect(progress(walk)).toHaveCount(0);
  await expectText(walk, say('met'));
  await visit.page.getByRole('heading', { name: say('met'), exact: true }).scrollIntoViewIfNeeded();
  await album.shot(visit, 'finished');
};

const cancelTooEarly = async (walk: Walk): Promise<void> => {
  await button(walk, walk.say('cancelBonus')).click();
  await expectText(walk, walk.say('notNow'));
  await closeMessage(walk, 'cancel-too-early');
};

// Taken, given up, taken again; deposited, played, watched, finished and withdrawn.
export const finishBonus = async (walk: Walk): Promise<void> => {
  const { visit, album, say } = walk;
  await goHome(visit);
  await album.shot(visit, 'home');
  await openBonuses(walk);
  await album.shot(visit, 'bonuses');
  await accept(walk, say('welcome'), 'welcome');
  await album.shot(visit, 'welcome-waits');
  await cancel(walk, 'cancel-waiting');
  await album.shot(visit, 'bonuses-after-cancelling');
  await accept(walk, say('welcome'), 'welcome-again');
  await goHome(visit);
  await expectText(walk, say('welcome'));
  await album.shot(visit, 'home-waits');
  await depositByQr(walk, 500);
  await expectBalance(visit, 1_000);
  await expect(progress(walk).first()).toBeVisible();
  await album.shot(visit, 'home-runs');
  await refuseWithdrawal(walk);
  await win(walk);
  await openBonuses(walk);
  await album.shot(visit, 'bonuses-after-finishing');
  await bringBack(walk);
  await album.shot(visit, 'home-before-withdrawing');
  await withdraw(visit, 250);
  await visit.page.goto('/user/statement');
  await expect(visit.page.getByRole('row').nth(3)).toBeVisible();
  await album.shot(visit, 'statement');
};

// Everything the member has goes to the game and is lost there.
export const loseAll = async (walk: Walk): Promise<void> => {
  const amount = await walletAmount(walk);
  await bringToGame(walk, amount);
  await play(walk, { stake: amount, win: 0 });
  await expectBalance(walk.visit, 0);
};

// A promotion's code is searched and received, and its condition lost, which clears it.
export const losePromotion = async (walk: Walk): Promise<void> => {
  const { visit, album, say } = walk;
  const { page } = visit;
  await openBonuses(walk);
  await page.getByLabel(say('promotionCode'), { exact: true }).fill('nosuchcode');
  await button(walk, say('search')).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await album.shot(visit, 'no-promotion');
  await page.keyboard.press('Escape');
  await page.getByLabel(say('promotionCode'), { exact: true }).fill('krapao50');
  await button(walk, say('search')).click();
  await expectText(walk, new RegExp(baht(50)));
  await album.shot(visit, 'promotion-terms');
  await button(walk, say('receiveBonus')).click();
  await closeMessage(walk, 'promotion-received');
  await album.shot(visit, 'promotion-runs');
  const amount = await walletAmount(walk);
  await bringToGame(walk, amount);
  await play(walk, { stake: amount, win: 0 });
  await expectText(walk, say('ended'));
  await page.getByRole('heading', { name: say('ended'), exact: true }).scrollIntoViewIfNeeded();
  await album.shot(visit, 'home-after-losing');
  await openBonuses(walk);
  await album.shot(visit, 'bonuses-after-losing');
  // A lost condition ends automatically, and another code can be typed.
  await expect(page.getByLabel(say('promotionCode'), { exact: true })).toBeVisible();
};
