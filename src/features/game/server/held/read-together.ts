import type { GameCode } from '#contract/games.ts';
import type { Context } from '#server/context.ts';
import type { Job } from '#server/jobs/job.ts';
import { logFailure } from '#server/http/log-outage.ts';
import { asJob } from '#server/outside/as-job.ts';
import { systemOrigin, transactionOn } from '#server/transaction-on.ts';
import { recordPlays } from '../record-play.ts';
import { listDueCommonReadings, takeCommonReading, type DueCommonReading } from './common-readings-table.ts';
import { queryBalance, type ReadBalance } from './read-balance.ts';

const secondMs = 1_000;
const triedAgainMs = [5 * secondMs, 15 * secondMs, 60 * secondMs, 300 * secondMs] as const;
// Balances read further apart say nothing together: a bet may have been placed and paid between them.
const togetherMs = 5 * secondMs;
const perRun = 40;

const origin = systemOrigin('read games together');

// Those that answer; none if that took longer than a few seconds.
const readAll = async (
  context: Context,
  { memberId, currency }: DueCommonReading,
  codes: readonly GameCode[],
): Promise<readonly ReadBalance[]> => {
  const began = performance.now();
  const answers = await Promise.all(codes.map((code) => queryBalance(context, { memberId, code, currency })));
  if (performance.now() - began > togetherMs) return [];
  return answers.flatMap((answer) => (answer.kind === 'read' ? [answer.read] : []));
};

const readOne = async (context: Context, due: DueCommonReading): Promise<void> => {
  const { memberId, tries } = due;
  const now = context.now();
  const next = new Date(now.getTime() + (triedAgainMs[tries] ?? triedAgainMs.at(-1) ?? 0));
  const plan = { memberId, operationId: context.newId(), origin };
  const codes = await transactionOn(context, plan, ({ sql }) => takeCommonReading(sql, { memberId, now, next }));
  if (codes === null) return;
  const reads = await readAll(context, due, codes);
  if (reads.length === 0 && codes.length > 0) return;
  await transactionOn(context, plan, (work) => recordPlays(work, () => context.newId(), reads));
};

const readSafely = async (context: Context, due: DueCommonReading): Promise<void> => {
  try {
    await readOne(context, due);
  } catch (error) {
    logFailure(context.log, error, { about: {}, text: 'games could not be read together; they are read again later' });
  }
};

const run = async (context: Context): Promise<void> => {
  const due = await listDueCommonReadings(context.database, { now: context.now(), limit: perRun });
  await asJob(() => Promise.all(due.map((reading) => readSafely(context, reading))));
};

// Reads all games of a member at once where that decides about a reward: read one after the other, opposite bets at two games would show
// as wins or losses.
export const readTogether: Job = { name: 'read games together', everyMs: 2 * secondMs, run };
