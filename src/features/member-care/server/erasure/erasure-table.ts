import type { Sql } from '#database/database.ts';

// Money, an unfinished statement line, or an entry since then.
export const isMoving = async (sql: Sql, memberId: string, since: Date): Promise<boolean> =>
  (await sql.one(
    `select member_id from account where member_id = $1 and kind = 'own' and balance <> 0
     union all select member_id from operation where member_id = $1 and status = 'PENDING'
     union all select member_id from entry where member_id = $1 and created_at > $2 limit 1`,
    [memberId, since],
  )) !== null;

// Fails unless two people have decided it and no money is left.
export const deletePersonalRows = async (sql: Sql, memberId: string, at: Date): Promise<void> => {
  await sql.rows(`select erase_member_of($1, $2)`, [memberId, at]);
};

export type ExportedTables = Record<string, Record<string, unknown>[]>;

export const listPersonalRows = async (sql: Sql, memberId: string): Promise<ExportedTables> =>
  (await sql.one<{ tables: ExportedTables }>(`select export_member($1) as tables`, [memberId]))?.tables ?? {};
