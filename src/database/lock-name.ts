import type { Sql } from './database.ts';

// Holds a lock on the name until the transaction ends. For things without a row of their own to lock.
export const lockName = async (sql: Sql, name: string): Promise<void> => {
  await sql.rows('select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended($1, 0))', [name]);
};
