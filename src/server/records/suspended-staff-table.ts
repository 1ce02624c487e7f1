import type { Sql } from '#database/database.ts';

export const isSuspended = async (sql: Sql, personId: string): Promise<boolean> =>
  (await sql.one(`select 1 from staff where person_id = $1 and suspended_at is not null limit 1`, [personId])) !== null;
