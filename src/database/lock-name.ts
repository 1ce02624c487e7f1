import type { Sql } from './database.ts';

// Until the transaction ends, nobody else locks the same name. For what has no row of its own to lock.
export const lockName = async (sql: Sql, name: string): Promise<void> => {
  await sql.rows('select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended($1, 0))', [name]);
};
