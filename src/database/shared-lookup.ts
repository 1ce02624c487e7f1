import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Sql } from './database.ts';

interface Waiting<Found> {
  readonly key: string;
  resolve(found: Found | null): void;
  reject(error: unknown): void;
}

const keysMaxDefault = 256;

interface Sharing<Found> {
  readonly load: (keys: string[]) => Promise<{ key: string; found: Found }[]>;
  readonly everyMs: number;
  readonly keysMax: number;
}

const share = <Found>({ load, everyMs, keysMax }: Sharing<Found>): ((key: string) => Promise<Found | null>) => {
  let waiting: Waiting<Found>[] = [];
  let isRunning = false;
  let nextAt = 0;

  const runOnce = async (batch: Waiting<Found>[]): Promise<void> => {
    try {
      const rows = await load([...new Set(batch.map(({ key }) => key))]);
      const found = new Map(rows.map((row) => [row.key, row.found]));
      for (const caller of batch) caller.resolve(found.get(caller.key) ?? null);
    } catch (error) {
      for (const caller of batch) caller.reject(error);
    }
  };

  const run = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) {
      const pauseMs = nextAt - performance.now();
      if (pauseMs > 0) await sleep(pauseMs);
      nextAt = performance.now() + everyMs;
      const batch = waiting.slice(0, keysMax);
      waiting = waiting.slice(keysMax);
      await runOnce(batch);
    }
    isRunning = false;
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      // Waits for the next turn, so that all requests of this turn of the event loop share the first query.
      if (!isRunning) {
        isRunning = true;
        setImmediate(() => void run());
      }
    });
};

export type Load<Found> = (sql: Sql, keys: string[]) => Promise<{ key: string; found: Found }[]>;

// Answers many callers by one query: requests that arrive while a query runs, or within `lookupsEveryMs` of its start, share the next
// one. No cache. `load` returns the rows of the given keys in any order; a key without a row gives null. On a spread database each
// key is queried alone, on the machine that has it. Rows that are large need few keys a query.
export const sharedLookup = <Found>(load: Load<Found>, { keysMax = keysMaxDefault } = {}) => {
  const lookups = new WeakMap<Database, (key: string) => Promise<Found | null>>();
  return (database: Database, key: string): Promise<Found | null> => {
    if (database.isSpread) return load(database.lookup, [key]).then(([row]) => row?.found ?? null);
    const { lookup: sql, lookupsEveryMs: everyMs } = database;
    const lookup = lookups.get(database) ?? share({ load: (keys) => load(sql, keys), everyMs, keysMax });
    lookups.set(database, lookup);
    return lookup(key);
  };
};
