import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameCode } from '#contract/games.ts';
import type { Context } from '#server/context.ts';
import type { Job } from '#server/jobs/job.ts';
import { logFailure } from '#server/http/log-outage.ts';
import { asJob } from '#server/outside/as-job.ts';
import { systemOrigin, transactionOn } from '#server/transaction-on.ts';
import { recordTogether } from '../record-play.ts';
import { listDueCommonReadings, takeCommonReading, type DueCommonReading } from './common-readings-table.ts';
import { queryBalance, type ReadBalance } from './read-balance.ts';

const secondMs = 1_000;
const triedAgainMs = [5 * secondMs, 15 * secondMs, 60 * secondMs] as const;
// Nobody waits longer for the answers of one member's games.
const answeredWithinMs = 3 * secondMs;
const perRun = 40;

const origin = systemOrigin('read games together');

// Those that answer in time.
const readAll = async (
  context: Context,
  { memberId, currency }: DueCommonReading,
  codes: readonly GameCode[],
): Promise<readonly ReadBalance[]> => {
  const reads: ReadBalance[] = [];
  const isOver = new AbortController();
  const readGame = async (code: GameCode): Promise<void> => {
    const answer = await queryBalance(context, { memberId, code, currency });
    if (answer.kind === 'read' && !isOver.signal.aborted) reads.push(answer.read);
  };
  const time = sleep(answeredWithinMs, undefined, { signal: isOver.signal, ref: false }).catch(() => undefined);
  await Promise.race([Promise.all(codes.map(readGame)), time]).finally(() => isOver.abort());
  return reads;
};

// The pause is a part of the time that a provider has, by chance, so that nobody can place bets by it.
const pauseOf = ({ settings }: Context): number => randomInt(1, 2 + Math.round(settings.PROVIDER_TIMEOUT_MS / 4));

const isSame = (one: readonly ReadBalance[], other: readonly ReadBalance[]): boolean =>
  one.length === other.length &&
  one.every(({ code, amount, transfers }) =>
    other.some((read) => read.code === code && read.amount === amount && read.transfers === transfers),
  );

// All games answered twice, and the same: so much was there at one moment, before the second time. A single time does not say that, since
// bets can be taken back between two answers.
const readTwice = async (
  context: Context,
  due: DueCommonReading,
  codes: readonly GameCode[],
): Promise<{ readonly reads: readonly ReadBalance[]; readonly isTogether: boolean }> => {
  const first = await readAll(context, due, codes);
  if (codes.length < 2 || first.length < codes.length)
    return { reads: first, isTogether: first.length === codes.length };
  await sleep(pauseOf(context));
  const reads = await readAll(context, due, codes);
  return { reads, isTogether: isSame(first, reads) };
};

const readOne = async (context: Context, due: DueCommonReading): Promise<void> => {
  const { memberId, tries } = due;
  const now = context.now();
  const next = new Date(now.getTime() + (triedAgainMs[tries] ?? triedAgainMs.at(-1) ?? 0));
  const plan = { memberId, operationId: context.newId(), origin };
  const games = await transactionOn(context, plan, ({ sql }) => takeCommonReading(sql, { memberId, now, next }));
  if (games === null) return;
  const [{ reads, isTogether }, others] = await Promise.all([
    readTwice(context, due, games.needed),
    readAll(context, due, games.others),
  ]);
  const found = isTogether ? { together: reads, others } : { together: [], others: [...others, ...reads] };
  await transactionOn(context, plan, (work) => recordTogether(work, () => context.newId(), found));
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
