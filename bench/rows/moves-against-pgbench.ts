import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ground } from '../ground.ts';
import { fillMembers, memberCount } from '../members.ts';
import { runMoves } from '../load/move-load.ts';
import { fillPgbench, pgbench } from '../pgbench.ts';
import { each, shown, type Spent, spentOn, totalOf } from '../processor-time.ts';
import { median } from '../median.ts';
import { type Figure, rounded, type RowModule } from '../row.ts';

// The posting function as a program without a batcher calls it: one move, one commit.
const singleCall = `\\set n random(1, ${memberCount})
select status from public.post_move(('01900000-0000-7000-8000-' || lpad(to_hex(:n::int), 12, '0'))::uuid,
  overlay(uuidv7()::text placing '00' from 35)::uuid, uuidv7(), uuidv7(), 7::bigint, -1::smallint, 0::smallint,
  'deposit', now(), false, null, null, null, null, null, null, null, null, null, null, null);
`;

interface Round {
  readonly moves: number;
  readonly reference: number;
  readonly single: number;
  // Processor time per move.
  readonly ofMove: Spent;
  readonly ofReference: Spent;
  readonly moveP99Ms: number;
  readonly referenceMeanMs: number;
}

const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;

const measureRounds = async (ground: Ground, script: string): Promise<Round[]> => {
  const pgbenchUrl = await ground.bareUrl('pgbench', fillPgbench);
  const site = await ground.site('moves', fillMembers);
  const duration = ['-T', String(ground.secondsOfRound)];
  await runMoves(site.database, { seconds: ground.secondsOfRound });
  const rounds: Round[] = [];
  for (let round = 0; round < ground.rounds; round += 1) {
    const watched = { postmasterId: ground.cluster.processId };
    const reference = await spentOn(watched, () => pgbench(pgbenchUrl, ['-N', ...duration]));
    const batched = await spentOn(watched, () => runMoves(site.database, { seconds: ground.secondsOfRound }));
    const single = await pgbench(site.url, ['-n', '-f', script, ...duration]);
    const few = await runMoves(site.database, { seconds: ground.secondsOfRound / 2, callerCount: 64 });
    rounds.push({
      moves: batched.result.perSecond,
      reference: reference.result.perSecond,
      single: single.perSecond,
      ofMove: each(batched.spent, batched.result.moves),
      ofReference: each(reference.spent, reference.result.transactions),
      moveP99Ms: p99(few.latenciesMs),
      referenceMeanMs: reference.result.meanLatencyMs,
    });
  }
  return rounds;
};

const whole = (value: number): string => String(Math.round(value));
const oneDigit = (value: number): string => String(rounded(value, 1));

// Each row: its goal, the ratio of a round and the two figures behind the ratio.
const rows = [
  {
    row: 'G1',
    what: 'ledger moves, 256 callers, against pgbench -N',
    least: 4.5,
    ratio: ({ moves, reference }: Round) => moves / reference,
    detail: (of: Medians) => `${whole(of((r) => r.moves))} moves/s, pgbench -N ${whole(of((r) => r.reference))}/s`,
  },
  {
    row: 'G1',
    what: 'processor time of a move, Node included, against one -N transaction with its client',
    most: 0.22,
    ratio: ({ ofMove, ofReference }: Round) => totalOf(ofMove) / totalOf(ofReference),
    detail: (of: Medians) =>
      `a move ${shown(medianOf(of, (r) => r.ofMove))}; -N ${shown(medianOf(of, (r) => r.ofReference))}`,
  },
  {
    row: 'G5',
    what: 'processor time of PostgreSQL a move against one -N transaction',
    most: 0.25,
    ratio: ({ ofMove, ofReference }: Round) => ofMove.postgres / ofReference.postgres,
    detail: (of: Medians) =>
      `${oneDigit(of((r) => r.ofMove.postgres))} us a move, ${oneDigit(of((r) => r.ofReference.postgres))} us a transaction`,
  },
  {
    row: 'G6',
    what: 'batched moves against single calls of the posting function',
    least: 5,
    ratio: ({ moves, single }: Round) => moves / single,
    detail: (of: Medians) => `${whole(of((r) => r.single))} single calls/s`,
  },
  {
    row: 'G7',
    what: 'p99 of a move at 64 callers against the mean of pgbench -N',
    most: 4,
    ratio: ({ moveP99Ms, referenceMeanMs }: Round) => moveP99Ms / referenceMeanMs,
    detail: (of: Medians) =>
      `p99 ${oneDigit(of((r) => r.moveP99Ms))} ms, mean of pgbench ${oneDigit(of((r) => r.referenceMeanMs))} ms`,
  },
];

const medianOf = (of: Medians, choose: (round: Round) => Spent): Spent => ({
  postgres: of((round) => choose(round).postgres),
  caller: of((round) => choose(round).caller),
  server: of((round) => choose(round).server),
});

type Medians = (choose: (round: Round) => number) => number;

const figuresOf = (rounds: readonly Round[]): Figure[] =>
  rows.map(({ row, what, least = 0, most = Number.POSITIVE_INFINITY, ratio, detail }) => {
    const figure = rounded(median(rounds.map(ratio)), 3);
    return {
      row,
      what,
      goal: least > 0 ? `>= ${String(least)}` : `<= ${String(most)}`,
      figure,
      unit: 'x',
      holds: figure >= least && figure <= most,
      detail: detail((choose) => median(rounds.map(choose))),
    };
  });

export const movesAgainstPgbench: RowModule = {
  rows: ['G1', 'G5', 'G6', 'G7'],
  measure: async (ground) => {
    const folder = await mkdtemp(join(tmpdir(), 'krapao-pgbench-'));
    try {
      const script = join(folder, 'single-call.sql');
      await writeFile(script, singleCall);
      return figuresOf(await measureRounds(ground, script));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
