import { expect, it } from 'vitest';
import type { GameCode } from '#contract/games.ts';
import { releaseLane } from '#server/brake.ts';
import { openGame } from '#support/game-accounts.ts';
import { changeOperator } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import type { TransferFound } from '#providers/games/port.ts';
import { transferCalls } from '../contract.ts';
import { jobs } from './routes.ts';

const logged: string[] = [];
const server = await startTestServer({ logged, settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const code = 'SLOTXO';
const hourMs = 3_600_001;

const transferred = async (to: GameCode = code): Promise<TestMember> => {
  const member = await server.member({ balance: 50_000n });
  await openGame(server, member, to);
  const asked = { from: 'WALLET', to, amount: 20_000n } as const;
  expect(await server.ask(transferCalls.move, asked, { token: member.token })).toMatchObject({ status: 200 });
  return member;
};

// Runs the job with games whose records say something else, and counts the inquiries.
const queryRecords = async (told?: TransferFound): Promise<number> => {
  const { context } = server;
  const portOf = context.providers.game;
  let inquiries = 0;
  const game = (asked: Parameters<typeof portOf>[0]) => {
    const port = portOf(asked);
    if (port === null) return null;
    const queryTransfer: typeof port.queryTransfer = (transfer) => {
      inquiries += 1;
      return told === undefined ? port.queryTransfer(transfer) : Promise.resolve(told);
    };
    return { ...port, queryTransfer };
  };
  for (const job of jobs) await job.run({ ...context, providers: { ...context.providers, game } });
  return inquiries;
};

const findings = ({ memberId }: TestMember): Promise<{ kind: string; lane: string }[]> =>
  server.database.owner.rows('select kind, lane from finding where member_id = $1', [memberId]);

it('an hour after a game said that a transfer is done its record is compared, once if it agrees', async () => {
  const member = await transferred();
  expect(await queryRecords()).toBe(0);
  server.clock.advance(hourMs);
  expect(await queryRecords()).toBe(1);
  server.clock.advance(hourMs);
  expect(await queryRecords()).toBe(0);
  expect(await findings(member)).toEqual([]);
});

it.each([
  ['no record of it', { kind: 'absent' }],
  ['it with another amount', { kind: 'done', direction: 'in', amount: 19_900n }],
  ['it in the other direction', { kind: 'done', direction: 'out', amount: 20_000n }],
] as const)('a game that said done and later has %s becomes a finding and gets no more money', async (_what, told) => {
  const member = await transferred();
  server.clock.advance(hourMs);
  expect(await queryRecords(told)).toBe(1);
  expect(await findings(member)).toEqual([{ kind: 'ENDED_AS_DONE_BUT_NOT', lane: `game:${code}` }]);
  const more = { from: 'WALLET', to: code, amount: 10_000n } as const;
  expect(await server.ask(transferCalls.move, more, { token: member.token })).toMatchObject({ status: 502 });
  await releaseLane(server.context.database, `game:${code}`, server.clock.now());
});

it('a game that is silent about its record is asked again an hour later', async () => {
  const member = await transferred();
  server.clock.advance(hourMs);
  expect(await queryRecords({ kind: 'unknown', reason: 'timeout' })).toBe(1);
  server.clock.advance(hourMs);
  expect(await queryRecords()).toBe(1);
  expect(await findings(member)).toEqual([]);
});

it('the record of an account that was closed with its member is not asked for', async () => {
  const member = await transferred();
  const home = { from: code, to: 'WALLET', amount: 20_000n } as const;
  await server.ask(transferCalls.move, home, { token: member.token });
  await server.database.owner.rows('update game_account set is_active = false where member_id = $1', [member.memberId]);
  server.clock.advance(hourMs);
  logged.length = 0;
  expect([await queryRecords(), logged]).toEqual([0, []]);
  expect(await findings(member)).toEqual([]);
});

it('a record is compared in the unit of its transfer, also once the game counts in another', async () => {
  const member = await transferred('CIRCUS');
  const everything = { to: 'WALLET' } as const;
  expect(await server.ask(transferCalls.moveEverything, everything, { token: member.token })).toMatchObject({
    status: 200,
  });
  await changeOperator(server, { kind: 'game', object: 'CIRCUS', fields: { unitFactorDenominator: 10 } });
  server.clock.advance(6_000);
  const inNewUnit = { from: 'WALLET', to: 'CIRCUS', amount: 20_000n } as const;
  expect(await server.ask(transferCalls.move, inNewUnit, { token: member.token })).toMatchObject({ status: 200 });
  server.clock.advance(hourMs);
  expect(await queryRecords()).toBe(3);
  expect(await findings(member)).toEqual([]);
});
