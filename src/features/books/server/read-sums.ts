import type { Context } from '#server/context.ts';
import { logFailure } from '#server/http/log-outage.ts';
import { reportReading } from '#server/operator/cached-reading.ts';
import type { ComparedGame, Comparisons } from '#server/features/comparisons.ts';
import { type AccountSum, listAccountSums } from './book-sums-table.ts';

export interface Sums {
  readonly at: Date;
  readonly accounts: readonly AccountSum[];
  readonly games: readonly ComparedGame[];
}

const keptMs = 60_000;
// An answer waits no longer than this. The reading goes on, and a later answer has it.
const waitMs = 8_000;

// One statement may take 30 s: the proofs need their connections too.
const readAll = (context: Context, comparisons: readonly Comparisons[]): Promise<Sums> =>
  context.proofs.transaction(async (sql) => {
    await sql.rows('set transaction isolation level repeatable read, read only');
    await sql.rows(`set local statement_timeout = '30s'`);
    const at = context.now();
    const accounts = await listAccountSums(sql);
    const games: ComparedGame[] = [];
    for (const compared of comparisons) games.push(...((await compared.games?.(sql, at)) ?? []));
    return { at, accounts, games };
  });

// The sums over all books and games in one snapshot, or null if they could not be read in time.
export const readSums = (comparisons: readonly Comparisons[]): ((context: Context) => Promise<Sums | null>) => {
  const reading = reportReading(keptMs, async (context): Promise<Sums | null> => {
    try {
      return await readAll(context, comparisons);
    } catch (error) {
      logFailure(context.log, error, { about: {}, text: 'the sums over all books could not be read' });
      return null;
    }
  });
  return async (context) => {
    const { promise: late, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => {
      resolve(null);
    }, waitMs);
    try {
      return await Promise.race([reading(context), late]);
    } finally {
      clearTimeout(timer);
    }
  };
};
