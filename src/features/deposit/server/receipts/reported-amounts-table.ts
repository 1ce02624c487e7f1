import type { Sql } from '#database/database.ts';

// A line is reported within a day of its payment, or nobody waits for it any more.
const paidWithinMs = 24 * 60 * 60_000;

// Those of the amounts that a bank's feed reported since then.
export const listReportedAmounts = async (
  sql: Sql,
  { amounts, since }: { readonly amounts: readonly bigint[]; readonly since: Date },
): Promise<bigint[]> => {
  const rows = await sql.rows<{ amount: bigint }>(
    `select distinct r.amount from bank_receipt r
     join receipt_channel t on t.member_id = r.member_id and t.operation_id = r.operation_id
     where r.amount = any ($1) and r.paid_at > $3 and r.named_from is null and t.channel = 'FEED' and t.told_at > $2`,
    [amounts, since, new Date(since.getTime() - paidWithinMs)],
  );
  return rows.map(({ amount }) => amount);
};
