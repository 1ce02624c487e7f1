import { expect } from 'vitest';
import { gameCalls } from '#features/game/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { feedLine, noticeOf, postNotice } from './bank-notices.ts';
import type { MemberBuild, TestMember } from './people.ts';
import type { TestServer } from './test-server.ts';

export interface GameSide {
  readonly username: string;
  balance(): Promise<number>;
  play(round: { stake: number; win: number }): Promise<void>;
}

// Opens a game for a member and returns the provider's record of it.
export const openGame = async (server: TestServer, member: TestMember, code: string): Promise<GameSide> => {
  const reply = await server.ask(gameCalls.activate, { slotCode: code }, { token: member.token });
  if (reply.status !== 200) throw new Error(`activating ${code} answered ${reply.text}`);
  const row = await server.database.owner.one<{ username: string }>(
    'select username from game_account where member_id = $1 and code = $2',
    [member.memberId, code],
  );
  const username = row?.username ?? '';
  const path = `/games/${code}/accounts/${username}`;
  return {
    username,
    balance: async () => ((await server.sandbox.get(path)) as { balance: number }).balance,
    play: async (round) => {
      await server.sandbox.post(`${path}/rounds`, round);
    },
  };
};

export interface WalletSeen {
  readonly wallet: number;
  game(code: string): number;
}

// The amounts in the answer of GET /api/wallet.
export const seenWallet = async (server: TestServer, member: TestMember): Promise<WalletSeen> => {
  const reply = await server.ask(walletCalls.get, {}, { token: member.token });
  const body = reply.body as { wallet: { amount: number }; slots: { code: string; amount: number }[] };
  return { wallet: body.wallet.amount, game: (code) => body.slots.find((slot) => slot.code === code)?.amount ?? NaN };
};

const transferMin = 100n;

export interface Gambler {
  readonly member: TestMember;
  pays(amount: bigint): Promise<void>;
  withdraws(amount: bigint): Promise<void>;
  // Moves as much to the game, but no less than a transfer's minimum, and loses it there.
  loses(amount: bigint): Promise<void>;
  // Wins it at the game, where it stays.
  wins(amount: bigint): Promise<void>;
}

// A member with a game, whose wins and losses are booked as soon as they are made.
export const gambler = async (server: TestServer, build: MemberBuild = {}): Promise<Gambler> => {
  const member = await server.member(build);
  const { token } = member;
  const game = await openGame(server, member, 'JOKER');
  const baht = (amount: bigint): number => Number(amount) / 100;
  const isDone = async (asked: Promise<{ status: number }>): Promise<void> => {
    expect(await asked).toMatchObject({ status: 200 });
  };
  const plays = async (round: { stake: number; win: number }): Promise<void> => {
    await game.play(round);
    server.clock.advance(11_000);
    await isDone(server.ask(walletCalls.refreshSlots, {}, { token }));
  };
  return {
    member,
    pays: (amount) => {
      const line = feedLine(member, { amount: baht(amount).toFixed(2), at: server.clock.now().toISOString() });
      return isDone(postNotice(server, noticeOf([line])));
    },
    withdraws: (amount) => isDone(server.ask(withdrawCalls.request, { amount }, { token })),
    loses: async (amount) => {
      const moved = amount < transferMin ? transferMin : amount;
      await isDone(server.ask(transferCalls.move, { from: 'WALLET', to: 'JOKER', amount: moved }, { token }));
      await plays({ stake: baht(amount), win: 0 });
    },
    wins: async (amount) => {
      // What was won before is read by then.
      await server.runJobs();
      await plays({ stake: 0, win: baht(amount) });
    },
  };
};

// A member's opposite bets at two games, 900 each, of which none was read.
export const placeOppositeBets = async (server: TestServer, build: MemberBuild = {}) => {
  const member = await server.member({ balance: 300_000n, ...build });
  const { token } = member;
  const move = (from: string, to: string, amount: bigint) =>
    server.ask(transferCalls.move, { from, to, amount }, { token });
  const [winner, loser] = [await openGame(server, member, 'JOKER'), await openGame(server, member, 'IMI')];
  for (const code of ['JOKER', 'IMI']) expect(await move('WALLET', code, 100_000n)).toMatchObject({ status: 200 });
  await server.runJobs();
  server.clock.advance(1_000);
  await winner.play({ stake: 0, win: 900 });
  await loser.play({ stake: 900, win: 0 });
  const readLoser = async (): Promise<void> => {
    expect(await move('IMI', 'WALLET', 100n)).toMatchObject({ status: 200 });
  };
  return { member, readLoser };
};

// The same, of which the loser was read alone.
export const betAgainstOneself = async (server: TestServer, build: MemberBuild = {}): Promise<TestMember> => {
  const { member, readLoser } = await placeOppositeBets(server, build);
  await readLoser();
  server.clock.advance(1_000);
  return member;
};
