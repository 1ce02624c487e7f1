import type { Sql } from '#database/database.ts';

export interface Refund {
  readonly refundId: string;
  readonly lost: bigint;
  readonly percent: number;
  readonly amount: bigint;
  readonly seq: bigint;
  readonly total: bigint;
  readonly paidIn: bigint;
  readonly createdAt: Date;
}

// The last one, and whether it is of the Bangkok day of `now`.
export const findLastRefund = (
  sql: Sql,
  memberId: string,
  now: Date,
): Promise<(Refund & { readonly isOfToday: boolean }) | null> =>
  sql.one(
    `select refund_id as "refundId", lost, percent, amount, seq, total, paid_in as "paidIn", created_at as "createdAt",
       day >= ($2::timestamptz at time zone 'Asia/Bangkok')::date as "isOfToday"
     from refund where member_id = $1 order by day desc limit 1`,
    [memberId, now],
  );

export const insertRefund = async (sql: Sql, memberId: string, refund: Refund): Promise<void> => {
  await sql.rows(
    `insert into refund (member_id, refund_id, day, lost, percent, amount, seq, total, paid_in, created_at)
     values ($1, $2, ($9::timestamptz at time zone 'Asia/Bangkok')::date, $3, $4, $5, $6, $7, $8, $9)`,
    [
      memberId,
      refund.refundId,
      refund.lost,
      refund.percent,
      refund.amount,
      refund.seq,
      refund.total,
      refund.paidIn,
      refund.createdAt,
    ],
  );
};

export const listRefunds = (
  sql: Sql,
  memberId: string,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<Pick<Refund, 'amount' | 'createdAt'>[]> =>
  sql.rows(
    `select amount, created_at as "createdAt" from refund where member_id = $1
     order by day desc offset ($2::bigint - 1) * $3 limit $3`,
    [memberId, page, limit],
  );

export const countRefunds = async (sql: Sql, memberId: string): Promise<number> => {
  const row = await sql.one<{ count: bigint }>('select count(*) as count from refund where member_id = $1', [memberId]);
  return Number(row?.count ?? 0n);
};

// Whether a deposit was booked after the entry `seq`.
export const hasDepositAfter = async (sql: Sql, memberId: string, seq: bigint): Promise<boolean> =>
  (await sql.one(`select seq from entry where member_id = $1 and seq > $2 and kind = 'deposit' limit 1`, [
    memberId,
    seq,
  ])) !== null;
