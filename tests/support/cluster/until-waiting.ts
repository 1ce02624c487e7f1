import { expect, vi } from 'vitest';
import type { Database } from '#database/database.ts';

// Until so many statements of the database wait for a lock.
export const untilWaiting = ({ owner }: { readonly owner: Database }, count = 1): Promise<void> =>
  vi.waitFor(async () => {
    const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    expect(await owner.rows(waiting)).toHaveLength(count);
  }, 10_000);
