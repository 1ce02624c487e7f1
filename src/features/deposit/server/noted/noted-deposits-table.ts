import type { Sql } from '#database/database.ts';

const firstOwner = 'FINANCE';
const decideWithinMs = 4 * 60 * 60_000;

export const insertNotedDeposit = async (
  sql: Sql,
  noted: { memberId: string; operationId: string; amount: bigint; at: Date },
): Promise<void> => {
  await sql.rows(
    `insert into noted_deposit (member_id, operation_id, amount, owner, created_at, due_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      noted.memberId,
      noted.operationId,
      noted.amount,
      firstOwner,
      noted.at,
      new Date(noted.at.getTime() + decideWithinMs),
    ],
  );
};
