import type { Sql } from '#database/database.ts';

interface EarnedCoins {
  readonly memberId: string;
  readonly operationId: string;
  readonly coins: bigint;
  readonly at: Date;
}

// Once for each deposit, by its operation.
export const insertCoins = async (sql: Sql, { memberId, operationId, coins, at }: EarnedCoins): Promise<void> => {
  await sql.rows(`insert into spin_coin (member_id, operation_id, coins, earned_at) values ($1, $2, $3, $4)`, [
    memberId,
    operationId,
    coins,
    at,
  ]);
  await sql.rows(
    `insert into spin_player as p (member_id, earned) values ($1, $2)
     on conflict (member_id) do update set earned = p.earned + excluded.earned`,
    [memberId, coins],
  );
};

export const findCoins = async (sql: Sql, memberId: string): Promise<number> => {
  const row = await sql.one<{ coins: number }>(
    `select (earned - spent)::integer as coins from spin_player where member_id = $1`,
    [memberId],
  );
  return row?.coins ?? 0;
};

// The coins left after one was taken, or null if there was none.
export const takeCoin = async (sql: Sql, memberId: string): Promise<number | null> => {
  const row = await sql.one<{ left: number }>(
    `update spin_player set spent = spent + 1 where member_id = $1 and spent < earned
     returning (earned - spent)::integer as left`,
    [memberId],
  );
  return row?.left ?? null;
};
