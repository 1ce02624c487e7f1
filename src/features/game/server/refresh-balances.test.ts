import { expect, it } from 'vitest';
import type { GameCode } from '#contract/games.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { type WalletAnswer, walletCalls } from '#features/wallet/contract.ts';
import { type GameSide, openGame } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import type { Context } from '#server/context.ts';
import { refreshBalances } from './refresh-balances.ts';

const server = await startTestServer();

// A process that gets the answers of one game about balances only when the test says so.
const processWithSilent = (code: GameCode) => {
  const { providers } = server.context;
  const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const context: Context = {
    ...server.context,
    providers: {
      ...providers,
      game: (wanted) => {
        const port = providers.game(wanted);
        if (port === null || wanted.code !== code) return port;
        const balance: typeof port.balance = async (player) => {
          const answer = await port.balance(player);
          asked.resolve();
          await gate.promise;
          return answer;
        };
        return { ...port, balance };
      },
    },
  };
  return { context, isAsked: () => asked.promise, answer: gate.resolve };
};

const slotsOf = async ({ token }: TestMember): Promise<WalletAnswer['slots']> =>
  ((await server.ask(walletCalls.get, {}, { token })).body as WalletAnswer).slots;
const slotOf = async (member: TestMember, code: string) => (await slotsOf(member)).find((slot) => slot.code === code);

const move = async ({ token }: TestMember, to: string): Promise<void> => {
  const reply = await server.ask(transferCalls.move, { from: 'WALLET', to, amount: 10_000n }, { token });
  expect(reply).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
};

// A member with 100 at each game, and 25 won there since.
const playerAt = async (codes: readonly GameCode[]): Promise<{ member: TestMember; games: GameSide[] }> => {
  const member = await server.member({ balance: 1_000_000n });
  const games: GameSide[] = [];
  for (const code of codes) {
    games.push(await openGame(server, member, code));
    await move(member, code);
  }
  for (const game of games) await game.play({ stake: 0, win: 25 });
  return { member, games };
};

// The time of the answer has come once every other game has been booked.
const whenBooked = (member: TestMember, count: number) => async (): Promise<void> => {
  const booked = async () => (await slotsOf(member)).filter(({ amount }) => (amount as unknown) === 125).length;
  await expect.poll(booked, { timeout: 20_000 }).toBe(count);
};

it('a game that is late says since when its balance is known', async () => {
  const { member } = await playerAt(['JOKER', 'SLOTXO']);
  const confirmedAt = server.clock.now();
  await refreshBalances(server.context, member.memberId);
  server.clock.advance(60_000);
  const { context, isAsked, answer } = processWithSilent('SLOTXO');
  await refreshBalances(context, member.memberId, isAsked);
  expect(await slotOf(member, 'SLOTXO')).toMatchObject({
    amount: 125,
    late: { readAt: confirmedAt.toISOString(), isAwaited: true },
  });
  answer();
  await expect.poll(async () => (await slotOf(member, 'SLOTXO'))?.late).toBeUndefined();
});

it('one silent game of all delays no other, and its later answer needs no second press', async () => {
  const codes = server.context.providers.gameCodes;
  const { member } = await playerAt(codes);
  const { context, answer } = processWithSilent('SLOTXO');
  await refreshBalances(context, member.memberId, whenBooked(member, codes.length - 1));
  const before = await slotsOf(member);
  expect(before.filter(({ late }) => late !== undefined).map(({ code }) => code)).toEqual(['SLOTXO']);
  expect(await slotOf(member, 'SLOTXO')).toMatchObject({ amount: 100, late: { readAt: null, isAwaited: true } });
  answer();
  await whenBooked(member, codes.length)();
  expect((await slotOf(member, 'SLOTXO'))?.late).toBeUndefined();
});

it('a game that cannot answer any more is no longer awaited, and keeps its last known amount', async () => {
  const { member } = await playerAt(['SLOTXO']);
  await server.sandbox.weather({ service: 'games', code: 'SLOTXO', kind: 'down' });
  await refreshBalances(server.context, member.memberId);
  expect(await slotOf(member, 'SLOTXO')).toMatchObject({ amount: 100, late: { isAwaited: false } });
  await server.sandbox.weather({ service: 'games', code: 'SLOTXO', kind: 'fine' });
  server.clock.advance(10_000);
  await refreshBalances(server.context, member.memberId);
  expect(await slotOf(member, 'SLOTXO')).toMatchObject({ amount: 125 });
  expect((await slotOf(member, 'SLOTXO'))?.late).toBeUndefined();
});

it('an answer that took so long that a newer balance is booked changes nothing', async () => {
  const { member, games } = await playerAt(['SLOTXO']);
  const { context, isAsked, answer } = processWithSilent('SLOTXO');
  await refreshBalances(context, member.memberId, isAsked);
  server.clock.advance(5_000);
  await games[0]?.play({ stake: 20, win: 0 });
  await refreshBalances(server.context, member.memberId);
  expect(await slotOf(member, 'SLOTXO')).toMatchObject({ amount: 105 });
  answer();
  // Shares the reading that has just been let go, and so ends after it.
  await refreshBalances(context, member.memberId);
  expect(await slotOf(member, 'SLOTXO')).toMatchObject({ amount: 105 });
  expect((await slotOf(member, 'SLOTXO'))?.late).toBeUndefined();
});

it('a silent game is asked once in 10 s, however often the member presses', async () => {
  const { member } = await playerAt(['SLOTXO']);
  const { context, isAsked, answer } = processWithSilent('SLOTXO');
  const answered = () => context.providers.lanes.figures().find(({ lane }) => lane === 'game:SLOTXO')?.answered ?? 0;
  const before = answered();
  for (let nth = 0; nth < 3; nth += 1) await refreshBalances(context, member.memberId, isAsked);
  answer();
  await refreshBalances(context, member.memberId);
  expect(answered() - before).toBe(1);
});
