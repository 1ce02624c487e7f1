import { expect } from '@playwright/test';
import { acceptTerms, goHome, logIn, register } from '../support/enter.ts';
import { openGameAccount } from '../support/game-steps.ts';
import type { Visit } from '../support/journey.ts';
import { stranger } from '../support/members.ts';
import { loseAll } from './bonus-walk.ts';
import {
  bringToGame,
  closeMessage,
  depositByQr,
  expectText,
  game,
  play,
  type Walk,
  walkOf,
  walletAmount,
} from './walk.ts';

const openModal = async ({ visit }: Walk, name: string): Promise<void> => {
  await goHome(visit);
  await visit.page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await expect(visit.page.getByRole('dialog', { name })).toBeVisible();
};

const passBanners = async ({ visit: { page, t }, album }: Walk, name: string): Promise<void> => {
  const next = page.getByRole('dialog').getByRole('button', { name: t('next'), exact: true });
  await expect(next).toBeVisible();
  for (let shown = 1; await next.isVisible(); shown += 1) {
    await album.shot({ page }, `${name}-banner-${String(shown)}`);
    await next.click();
  }
};

// A friend registers with the link, pays in and loses everything.
const bringFriend = async (walk: Walk, open: () => Promise<Visit>, link: string): Promise<void> => {
  const visit = await open();
  const friend = walkOf(visit, stranger(), walk.album);
  await visit.page.goto(link);
  await walk.album.shot(visit, 'friend-at-the-link');
  await register(visit, friend.person);
  await logIn(visit, friend.person);
  await acceptTerms(visit);
  await depositByQr(friend, 400);
  await openGameAccount(visit, game.name);
  await loseAll(friend);
  await visit.page.context().close();
};

export const inviteFriend = async (walk: Walk, open: () => Promise<Visit>): Promise<void> => {
  const { visit, album, say } = walk;
  const { page } = visit;
  await openModal(walk, say('invite'));
  await passBanners(walk, 'invite');
  await expectText(walk, say('inviteLink'));
  await album.shot(visit, 'invite');
  const link = /http[^\s]+\/register\?code=PR[0-9a-f-]+/.exec((await page.getByRole('dialog').innerText()) ?? '')?.[0];
  await bringFriend(walk, open, link ?? (await page.getByRole('dialog').getByRole('textbox').inputValue()));
  // A job reads what friends lost, once a minute.
  await expect(async () => {
    await goHome(visit);
    await expect(page.getByText('฿20.00').first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 300_000 });
  await album.shot(visit, 'home-with-invite-bonus');
  await openModal(walk, say('invite'));
  await passBanners(walk, 'invite-again');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('receive'), exact: true })
    .click();
  await closeMessage(walk, 'invite-bonus-received');
  await goHome(visit);
  await album.shot(visit, 'home-with-the-condition');
  const amount = await walletAmount(walk);
  await bringToGame(walk, amount);
  await play(walk, { stake: amount, win: 0 });
};

export const takeRefund = async (walk: Walk): Promise<void> => {
  const { visit, album, say } = walk;
  await openModal(walk, say('refund'));
  await passBanners(walk, 'refund');
  // Home has such a button too, for the bonus for friends.
  const receive = visit.page.getByRole('dialog').getByRole('button', { name: say('receive'), exact: true });
  await expect(receive).toBeVisible();
  await album.shot(visit, 'refund');
  await receive.click();
  await closeMessage(walk, 'refund-received');
  await goHome(visit);
  await album.shot(visit, 'home-after-the-refund');
};
