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

const readAll = async (context: Context, memberId: string): Promise<void> => {
  const { currency } = await balancesOf(context.database, memberId);
  const active = (await listGameAccounts(context.database, memberId)).filter((account) => account.isActive);
  const refreshOne = async (code: GameCode): Promise<void> => {
    const read = await withinTime(readGameBalance(context, { memberId, code, currency }));
    if (read !== null) await recordPlayAlone(context, memberId, read);
  };
  await Promise.all(active.map(({ code }) => refreshOne(code)));
};

const underWay = new WeakMap<Context, Map<string, Promise<void>>>();

// Queries every active game of the member for its balance. A game that is not reached or does not answer within 10 s
// keeps its last known amount; its late answer is dropped. Requests during a reading of the same member share it.
export const refreshBalances = (context: Context, memberId: string): Promise<void> => {
  const readings = underWay.get(context) ?? new Map<string, Promise<void>>();
  underWay.set(context, readings);
  const reading = readings.get(memberId) ?? readAll(context, memberId).finally(() => readings.delete(memberId));
  readings.set(memberId, reading);
  return reading;
};
