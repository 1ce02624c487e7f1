import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ground } from '../ground.ts';
import { fillMembers, memberCount } from '../members.ts';
import { runMoves } from '../move-load.ts';
import { fillPgbench, pgbench } from '../pgbench.ts';
import { postgresSeconds } from '../processor-time.ts';
import { type Figure, median, rounded, type RowModule } from '../row.ts';

// The posting function as a program without a batcher would call it: one move, one commit.
const singleCall = `\\set n random(1, ${memberCount})
select status from public.post_move(('01900000-0000-7000-8000-' || lpad(to_hex(:n::int), 12, '0'))::uuid,
  overlay(uuidv7()::text placing '00' from 35)::uuid, uuidv7(), uuidv7(), 7::bigint, -1::smallint, 0::smallint,
  'deposit', now(), false, null, null, null, null, null, null, null, null, null, null, null);
`;

interface Round {
  readonly moves: number;
  readonly reference: number;
  readonly single: number;
  readonly moveSeconds: number;
  readonly referenceSeconds: number;
  readonly moveP99Ms: number;
  readonly referenceMeanMs: number;
}

const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;

const cpuOf = async <T>(ground: Ground, work: () => Promise<T>): Promise<{ result: T; seconds: number }> => {
  const before = await postgresSeconds(ground.cluster.processId);
  const result = await work();
  return { result, seconds: (await postgresSeconds(ground.cluster.processId)) - before };
};

const measureRounds = async (ground: Ground, script: string): Promise<Round[]> => {
  const pgbenchUrl = await ground.bareUrl('pgbench', fillPgbench);
  const site = await ground.site('moves', fillMembers);
  const duration = ['-T', String(ground.secondsOfRound)];
  await runMoves(site.database, { seconds: ground.secondsOfRound });
  const rounds: Round[] = [];
  for (let round = 0; round < ground.rounds; round += 1) {
    const reference = await cpuOf(ground, () => pgbench(pgbenchUrl, ['-N', ...duration]));
    const batched = await cpuOf(ground, () => runMoves(site.database, { seconds: ground.secondsOfRound }));
    const single = await pgbench(site.url, ['-n', '-f', script, ...duration]);
    const few = await runMoves(site.database, { seconds: ground.secondsOfRound / 2, callerCount: 64 });
    rounds.push({
      moves: batched.result.perSecond,
      reference: reference.result.perSecond,
      single: single.perSecond,
      moveSeconds: batched.seconds / batched.result.moves,
      referenceSeconds: reference.seconds / reference.result.transactions,
      moveP99Ms: p99(few.latenciesMs),
      referenceMeanMs: reference.result.meanLatencyMs,
    });
  }
  return rounds;
};

const whole = (value: number): string => String(Math.round(value));
const oneDigit = (value: number): string => String(rounded(value, 1));

// Each row: its goal, the ratio of a round and what the ratio was made of.
const rows = [
  {
    row: 'G1',
    what: 'ledger moves, 256 callers, against pgbench -N',
    least: 4.5,
    ratio: ({ moves, reference }: Round) => moves / reference,
    detail: (of: Medians) => `${whole(of((r) => r.moves))} moves/s, pgbench -N ${whole(of((r) => r.reference))}/s`,
  },
  {
    row: 'G5',
    what: 'PostgreSQL CPU a move against one -N transaction',
    most: 0.25,
    ratio: ({ moveSeconds, referenceSeconds }: Round) => moveSeconds / referenceSeconds,
    detail: (of: Medians) =>
      `${oneDigit(of((r) => r.moveSeconds * 1e6))} us a move, ${oneDigit(of((r) => r.referenceSeconds * 1e6))} us a transaction`,
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
