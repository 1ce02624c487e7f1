import { afterEach, expect, it, vi } from 'vitest';
import type { GameCode } from '#contract/games.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { type WalletAnswer, walletCalls } from '#features/wallet/contract.ts';
import { openGame } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import type { Context } from '../../context.ts';
import { wireProviders } from '../../start/wire-providers.ts';
import { takesMoney } from './game-states.ts';
import { judgeProviders } from './judge-providers.ts';
import { queryGame, probeProviders } from './probe-providers.ts';
import { reportAnswers } from './report-answers.ts';

const server = await startTestServer();
afterEach(() => vi.useRealTimers());

// A process of its own on the same database, with its own lanes and breakers.
const anotherProcess = (): Context => ({
  ...server.context,
  providers: wireProviders(server.context.settings, server.clock.now),
});

const tick = async (...processes: Context[]): Promise<void> => {
  for (const context of processes) await reportAnswers(context);
  await judgeProviders(server.context);
};

const slotOf = async ({ token }: TestMember, code: string) => {
  const { body } = await server.ask(walletCalls.get, {}, { token });
  return (body as WalletAnswer).slots.find((slot) => slot.code === code);
};
const standingOf = async (member: TestMember, code: string) => {
  // What a process has read is at most a second old.
  server.clock.advance(1_000);
  return (await slotOf(member, code))?.standing;
};

const move = ({ token }: TestMember, from: string, to: string) =>
  server.ask(transferCalls.move, { from, to, amount: 1_000n }, { token });

const weather = (code: GameCode, kind: string) => server.sandbox.weather({ service: 'games', code, kind });

const fail = async (context: Context, code: GameCode, count: number): Promise<void> => {
  for (let nth = 0; nth < count; nth += 1) await queryGame(context, code);
};

const moved = { status: 200, body: { message: 'SUCCESS' } };

it('maintenance that a game tells is known to every process at once; money comes home, none goes there', async () => {
  const member = await server.member({ balance: 100_000n });
  await openGame(server, member, 'JOKER');
  expect(await move(member, 'WALLET', 'JOKER')).toMatchObject(moved);
  const wellAt = server.clock.now().toISOString();
  expect(await standingOf(member, 'JOKER')).toBeUndefined();
  const other = anotherProcess();
  expect(await takesMoney(other, 'JOKER')).toBe(true);
  server.clock.advance(1_000);
  await weather('JOKER', 'refuse');
  expect(await move(member, 'WALLET', 'JOKER')).toMatchObject({ status: 502 });
  await tick(server.context);
  expect(await standingOf(member, 'JOKER')).toEqual({ state: 'MAINTENANCE', wellAt, until: null, text: null });
  expect(await takesMoney(other, 'JOKER')).toBe(false);
  await weather('JOKER', 'fine');
  expect(await move(member, 'WALLET', 'JOKER')).toMatchObject({ status: 502, body: { message: 'TRANSFER_FAIL' } });
  expect(await move(member, 'JOKER', 'WALLET')).toMatchObject(moved);
});

it('an open breaker of one process puts the game under maintenance, and its own probes end that', async () => {
  const member = await server.member();
  const other = anotherProcess();
  await weather('SLOTXO', 'down');
  await fail(other, 'SLOTXO', 10);
  await tick(server.context, other);
  expect(await standingOf(member, 'SLOTXO')).toMatchObject({ state: 'MAINTENANCE', wellAt: null });
  expect(await standingOf(member, 'IMI')).toBeUndefined();
  await weather('SLOTXO', 'fine');
  const probed = async (): Promise<number> => {
    await probeProviders(other);
    return other.providers.lanes.figures().find(({ lane }) => lane === 'game:SLOTXO')?.answers.recent.answered ?? 0;
  };
  server.clock.advance(60_000);
  await expect.poll(probed).toBeGreaterThan(3);
  await tick(server.context, other);
  expect(await standingOf(member, 'SLOTXO')).toBeUndefined();
});

it('money comes home from a game that answers, although the breaker of the process is open', async () => {
  // The breaker goes by this clock, and so does not probe.
  vi.useFakeTimers({ toFake: ['Date'] });
  const member = await server.member({ balance: 100_000n });
  await openGame(server, member, 'IMI');
  expect(await move(member, 'WALLET', 'IMI')).toMatchObject(moved);
  await weather('IMI', 'down');
  await fail(server.context, 'IMI', 10);
  expect(server.context.providers.lanes.isAnswering('game:IMI')).toBe(false);
  await weather('IMI', 'fine');
  expect(await move(member, 'WALLET', 'IMI')).toMatchObject({ status: 502 });
  expect(await move(member, 'IMI', 'WALLET')).toMatchObject(moved);
});
