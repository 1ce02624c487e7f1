import { setTimeout as sleep } from 'node:timers/promises';
import { transferCount } from '../../src/features/game/server/public.ts';
import { transferRecord } from '../../src/features/transfer/server/transfers-table.ts';
import { accounts, holds } from '../../src/ledger/public.ts';
import { systemOrigin, transactionOn } from '../../src/server/transaction-on.ts';
import { buildPlayers, openTransfers, type Player } from '../../tests/support/whole-system/players.ts';
import { startSystem, type System } from '../../tests/support/whole-system/system.ts';
import type { Ground } from '../ground.ts';
import { runPacedLoad, type PacedResult } from '../paced-load.ts';
import { type Figure, median, rounded, type RowModule } from '../row.ts';

const silentCode = 'SLOTXO';
const otherCode = 'IMI';
const others = 100;
const perSecond = 20;
// A round is so many times as long as one of other rows: the 99th percentile of few calls is chance.
const longer = 8;
const rounds = 3;
const goal = 1.1;
const amount = 100n;

// A transfer as a server leaves it that died after reserving: whether it was sent, only the provider knows.
const leaveUnknown = ({ context }: System, { member: { memberId } }: Player): Promise<void> => {
  const transferId = context.newId();
  const plan = { memberId, operationId: transferId, origin: systemOrigin('bench') };
  return transactionOn(context, plan, async (work) => {
    const [source, through] = [accounts.wallet, accounts.transit(silentCode)];
    const hold = { memberId, operationId: transferId, from: source, through, amount };
    const opens = {
      id: transferId,
      type: 'transfer',
      status: 'PENDING',
      from: 'WALLET',
      to: silentCode,
      amount,
    } as const;
    await work.post(holds.reserve(hold, { at: work.now, opens }));
    const transfer = { memberId, transferId, code: silentCode, direction: 'in', amount, currency: 'BAHT' } as const;
    work.record(transferRecord({ ...transfer, follows: null, createdAt: work.now, due: work.now }));
    work.record(transferCount({ code: silentCode, change: 'begins', at: work.now }));
    work.audit(`transfer ${transferId}`, { left: true });
  });
};

// Members who move money to another game.
const play = (system: System, players: readonly Player[], seconds: number): Promise<PacedResult> => {
  let call = 0;
  return runPacedLoad({
    port: Number(new URL(system.url).port),
    perSecond,
    path: '/api/wallet/transfer',
    body: JSON.stringify({ from: 'WALLET', to: otherCode, amount: 1 }),
    headers: () => {
      call += 1;
      return {
        authorization: `Bearer ${players[call % players.length]?.member.token ?? ''}`,
        'x-requested-with': 'wallet-user',
        'idempotency-key': system.context.newId(),
      };
    },
    until: sleep(seconds * 1_000),
  });
};

const playRounds = async (run: () => Promise<PacedResult>): Promise<PacedResult[]> => {
  const done: PacedResult[] = [];
  for (let round = 0; round < rounds; round += 1) done.push(await run());
  return done;
};

const measure = async ({ isQuick, secondsOfRound }: Ground): Promise<Figure[]> => {
  const system = await startSystem();
  try {
    const stuck = await buildPlayers(system, { count: isQuick ? 200 : 1_000, balance: 10_000n, games: [silentCode] });
    const playing = await buildPlayers(system, { count: others, balance: 100_000_000n, games: [otherCode] });
    const run = () => play(system, playing, secondsOfRound * longer);
    await run();
    await system.weather({ service: 'games', code: silentCode, kind: 'slow', seconds: 60 });
    const alone = await playRounds(run);
    for (const player of stuck) await leaveUnknown(system, player);
    const beside = await playRounds(run);
    return [figureOf({ alone, beside, open: await openTransfers(system), violations: (await system.prove()).length })];
  } finally {
    await system.close();
  }
};

interface Measured {
  readonly alone: readonly PacedResult[];
  readonly beside: readonly PacedResult[];
  readonly open: number;
  readonly violations: number;
}

const figureOf = ({ alone, beside, open, violations }: Measured): Figure => {
  const of = (all: readonly PacedResult[], choose: (one: PacedResult) => number): number => median(all.map(choose));
  const figure = rounded(of(beside, ({ p99Ms }) => p99Ms) / of(alone, ({ p99Ms }) => p99Ms));
  const failed = [...alone, ...beside].reduce((sum, one) => sum + one.failed, 0);
  const shown = (all: readonly PacedResult[]): string =>
    `p50 ${of(all, ({ p50Ms }) => p50Ms).toFixed(1)} ms, p99 ${of(all, ({ p99Ms }) => p99Ms).toFixed(1)} ms`;
  return {
    row: 'R2',
    what: 'p99 of transfers to another game beside open unknown transfers at a silent one, against without them',
    goal: `<= ${String(goal)}x`,
    figure,
    unit: 'x',
    holds: figure <= goal && failed === 0 && violations === 0,
    detail: `${String(open)} unknown; ${String(perSecond)} calls/s; without ${shown(alone)}; beside ${shown(beside)}; ${String(failed)} failed, ${String(violations)} violations`,
  };
};

export const unknownTransfersBesidePlay: RowModule = { rows: ['R2'], measure };
