import type { GameCode } from '#contract/games.ts';
import { balancesOf } from '#ledger';
import type { Currency } from '#money/currency.ts';
import type { Context } from '#server/context.ts';
import { logFailure } from '#server/http/log-outage.ts';
import { listGameAccounts } from './game-accounts-table.ts';
import { upsertLateReadings } from './held/balance-readings-table.ts';
import { readGameBalance } from './held/read-balance.ts';
import { recordPlayAlone } from './record-play.ts';

// A refresh is answered within 3 s whatever a game does; what is missing by then is stored when it comes.
const answerAfterMs = 2_000;
// No answer comes later than the longest wait for a turn and the timeout of a provider together.
const awaitedMs = 25_000;

interface Reading {
  readonly askedAt: Date;
  readonly isRead: Promise<void>;
  endedAt: number | null;
}

// However often a member calls, a provider is not asked again about the same account for this long.
const keptMs = 10_000;
const kept = new WeakMap<Context, Map<string, Reading>>();

const isKept = ({ endedAt }: Reading, now: number): boolean =>
  endedAt === null || (now >= endedAt && now - endedAt < keptMs);

const dropOld = (readings: Map<string, Reading>, now: number): void => {
  for (const [key, reading] of readings) {
    if (isKept(reading, now)) return;
    readings.delete(key);
  }
};

const atMostOften = (context: Context, key: string, read: (askedAt: Date) => Promise<void>): Reading => {
  const readings = kept.get(context) ?? new Map<string, Reading>();
  kept.set(context, readings);
  const askedAt = context.now();
  const now = askedAt.getTime();
  dropOld(readings, now);
  const known = readings.get(key);
  if (known !== undefined && isKept(known, now)) return known;
  const reading: Reading = { askedAt, isRead: read(askedAt), endedAt: null };
  // At the end of the map: the oldest readings come first.
  readings.delete(key);
  readings.set(key, reading);
  reading.isRead.then(
    () => (reading.endedAt = context.now().getTime()),
    (error: unknown) => {
      readings.delete(key);
      logFailure(context.log, error, { about: {}, text: 'a balance that was read could not be stored' });
    },
  );
  return reading;
};

const readOne = async (
  context: Context,
  asked: { memberId: string; code: GameCode; currency: Currency },
  askedAt: Date,
): Promise<void> => {
  const { memberId, code } = asked;
  const read = await readGameBalance(context, asked);
  if (read !== null) return recordPlayAlone(context, memberId, read);
  const late = [{ code, askedAt }];
  await upsertLateReadings(context.database, { memberId, late, awaitedUntil: null });
};

const answerTime = (signal: AbortSignal): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, answerAfterMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return promise;
};

// Queries every active game of the member for its balance, all at once. A game that has not answered when the time of
// the answer has come keeps its last known amount and is marked as late; its answer is booked when it comes. Requests
// during a reading and for 10 s after it share it, so what moves money reads the game itself.
export const refreshBalances = async (
  context: Context,
  memberId: string,
  timeIsUp: (signal: AbortSignal) => Promise<void> = answerTime,
): Promise<void> => {
  const { currency } = await balancesOf(context.database, memberId);
  const active = (await listGameAccounts(context.database, memberId)).filter((account) => account.isActive);
  const late = new Map<string, Date>();
  const readings = active.map(async ({ code }) => {
    const reading = atMostOften(context, `${memberId} ${code}`, (askedAt) =>
      readOne(context, { memberId, code, currency }, askedAt),
    );
    late.set(code, reading.askedAt);
    await reading.isRead;
    late.delete(code);
  });
  const answered = new AbortController();
  await Promise.race([Promise.all(readings), timeIsUp(answered.signal)]).finally(() => answered.abort());
  if (late.size === 0) return;
  await upsertLateReadings(context.database, {
    memberId,
    late: [...late].map(([code, askedAt]) => ({ code, askedAt })),
    awaitedUntil: new Date(context.now().getTime() + awaitedMs),
  });
};
