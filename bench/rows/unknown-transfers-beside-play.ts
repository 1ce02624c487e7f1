import { setTimeout as sleep } from 'node:timers/promises';
import { transferCount } from '../../src/features/game/server/public.ts';
import { transferRecord } from '../../src/features/transfer/server/transfers-table.ts';
import { accounts, holds } from '../../src/ledger/public.ts';
import { systemOrigin, transactionOn } from '../../src/server/transaction-on.ts';
import { buildPlayers, openTransfers, type Player } from '../../tests/support/whole-system/players.ts';
import { startSystem, type System } from '../../tests/support/whole-system/system.ts';
import type { Ground } from '../ground.ts';
import { type Pair, runPacedLoad, type PacedResult } from '../load/paced-load.ts';
import { quietRounds, type QuietRounds } from '../quiet-rounds.ts';
import { median } from '../median.ts';
import { type Figure, rounded, type RowModule } from '../row.ts';

const silentCode = 'SLOTXO';
const otherCode = 'IMI';
const others = 100;
const perSecond = 20;
// A round is so many times as long as one of other rows: the 99th percentile of few calls is chance.
const longer = 4;
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
    const unitFactor = { numerator: 1, denominator: 1 };
    work.record(transferRecord({ ...transfer, follows: null, createdAt: work.now, due: work.now, unitFactor }));
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

// Jobs do nothing about the unknown transfers while none is due. They take a due time further ahead for a wrong clock's.
const putOff = (system: System, by: 'later' | 'again'): Promise<unknown> =>
  system.owner.rows(
    `update game_transfer set due_at = due_at ${by === 'later' ? '+' : '-'} interval '1 hour'
     where code = $1 and ended_at is null and due_at is not null`,
    [silentCode],
  );

const measure = async ({ isQuick, secondsOfRound }: Ground): Promise<Figure[]> => {
  const system = await startSystem();
  try {
    const stuck = await buildPlayers(system, { count: isQuick ? 200 : 1_000, balance: 10_000n, games: [silentCode] });
    const playing = await buildPlayers(system, { count: others, balance: 100_000_000n, games: [otherCode] });
    const run = () => play(system, playing, secondsOfRound * longer);
    await system.weather({ service: 'games', code: silentCode, kind: 'slow', seconds: 60 });
    for (const player of stuck) await leaveUnknown(system, player);
    await run();
    const count = isQuick ? 4 : 8;
    const measured = await quietRounds<Pair>({ count, triesMax: 2 * count }, async () => {
      await putOff(system, 'later');
      const alone = await run();
      await putOff(system, 'again');
      return { alone, beside: await run() };
    });
    return [figureOf({ measured, open: await openTransfers(system), violations: (await system.prove()).length })];
  } finally {
    await system.close();
  }
};

interface Measured {
  readonly measured: QuietRounds<Pair>;
  readonly open: number;
  readonly violations: number;
}

const figureOf = ({ measured: { rounds: pairs, all, told }, open, violations }: Measured): Figure => {
  const ratios = pairs.map(({ alone, beside }) => beside.p99Ms / alone.p99Ms);
  const figure = rounded(median(ratios));
  const failed = all.reduce((sum, { alone, beside }) => sum + alone.failed + beside.failed, 0);
  const shown = (which: keyof Pair): string => {
    const [p50, p99] = (['p50Ms', 'p99Ms'] as const).map((field) => median(pairs.map((pair) => pair[which][field])));
    return `p50 ${(p50 ?? 0).toFixed(1)} ms, p99 ${(p99 ?? 0).toFixed(1)} ms`;
  };
  return {
    row: 'R2',
    what: 'p99 of transfers to another game beside open unknown transfers at a silent one, against while none of them is due',
    goal: `<= ${String(goal)}x`,
    figure,
    unit: 'x',
    holds: figure <= goal && failed === 0 && violations === 0,
    detail: `${String(open)} unknown; ${String(perSecond)} calls/s; median of ${String(pairs.length)} pairs of rounds, ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}; without ${shown('alone')}; beside ${shown('beside')}; ${String(failed)} failed, ${String(violations)} violations; ${told}`,
  };
};

export const unknownTransfersBesidePlay: RowModule = { rows: ['R2'], measure };
