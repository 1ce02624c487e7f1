import type { Sql } from '#database/database.ts';

export const findCoins = async (sql: Sql, memberId: string): Promise<number> => {
  const row = await sql.one<{ coin: number }>(
    `select (earned - spent)::integer as coin from spin_player where member_id = $1`,
    [memberId],
  );
  return row?.coin ?? 0;
};
