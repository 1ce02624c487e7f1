import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';

export interface PastDeposit {
  readonly memberId: string;
  readonly amount: bigint;
  readonly at: Date;
}

// The latest deposits of all members since a moment, oldest first.
export const listPastDeposits = async (
  sql: Sql,
  { currency, since, limit }: { readonly currency: Currency; readonly since: Date; readonly limit: number },
): Promise<PastDeposit[]> => {
  const rows = await sql.rows<PastDeposit>(
    `select e.member_id as "memberId", e.amount, e.created_at as at
     from entry e join book b on b.member_id = e.member_id
     where e.kind = 'deposit' and e.created_at >= $1 and b.currency = $2
     order by e.created_at desc limit $3`,
    [since, currency, limit],
  );
  return rows.reverse();
};
