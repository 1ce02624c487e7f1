import type { Sql } from '#database/database.ts';

// Whether any member has money booked at a game or on its way there.
export const hasMoneyAt = async (sql: Sql, code: string): Promise<boolean> =>
  (await sql.one(
    `select member_id from account where name in ('game:' || $1::text, 'transit:' || $1::text) and balance <> 0 limit 1`,
    [code],
  )) !== null;
