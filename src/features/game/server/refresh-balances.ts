import type { GameCode } from '#contract/games.ts';
import { balancesOf } from '#ledger';
import type { Context } from '#server/context.ts';
import { listGameAccounts } from './game-accounts-table.ts';
import { readGameBalance } from './held/read-balance.ts';
import { recordPlayAlone } from './record-play.ts';

const waitMs = 10_000;

const withinTime = async <Value>(work: Promise<Value>): Promise<Value | null> => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), waitMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};

interface Reading {
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

const atMostOften = (context: Context, key: string, read: () => Promise<void>): Promise<void> => {
  const readings = kept.get(context) ?? new Map<string, Reading>();
  kept.set(context, readings);
  const now = context.now().getTime();
  dropOld(readings, now);
  const known = readings.get(key);
  if (known !== undefined && isKept(known, now)) return known.isRead;
  const reading: Reading = { isRead: read(), endedAt: null };
  // At the end of the map: the oldest readings come first.
  readings.delete(key);
  readings.set(key, reading);
  reading.isRead.then(
    () => (reading.endedAt = context.now().getTime()),
    () => readings.delete(key),
  );
  return reading.isRead;
};

// Queries every active game of the member for its balance. A game that is not reached or does not answer within 10 s
// keeps its last known amount; its late answer is dropped. Requests during a reading and for 10 s after it share it, so
// what moves money reads the game itself.
export const refreshBalances = async (context: Context, memberId: string): Promise<void> => {
  const { currency } = await balancesOf(context.database, memberId);
  const active = (await listGameAccounts(context.database, memberId)).filter((account) => account.isActive);
  const readOne = async (code: GameCode): Promise<void> => {
    const read = await withinTime(readGameBalance(context, { memberId, code, currency }));
    if (read !== null) await recordPlayAlone(context, memberId, read);
  };
  await Promise.all(active.map(({ code }) => atMostOften(context, `${memberId} ${code}`, () => readOne(code))));
};
