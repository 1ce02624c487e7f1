import type { Sql } from '#database/database.ts';

export interface Share {
  readonly friendId: string;
  readonly lost: bigint;
  readonly amount: bigint;
}

interface Payment {
  readonly paymentId: string;
  readonly percent: number;
  readonly amount: bigint;
  readonly at: Date;
  readonly shares: readonly Share[];
}

// Whether the member received one on the Bangkok day of `at`.
export const hasPaymentOn = async (sql: Sql, memberId: string, at: Date): Promise<boolean> =>
  (await sql.one(
    `select payment_id from invite_payment
     where member_id = $1 and day >= ($2::timestamptz at time zone 'Asia/Bangkok')::date limit 1`,
    [memberId, at],
  )) !== null;

export const insertPayment = async (sql: Sql, memberId: string, payment: Payment): Promise<void> => {
  const { paymentId, percent, amount, at, shares } = payment;
  await sql.rows(
    `insert into invite_payment (member_id, payment_id, day, percent, amount, created_at)
     values ($1, $2, ($5::timestamptz at time zone 'Asia/Bangkok')::date, $3, $4, $5)`,
    [memberId, paymentId, percent, amount, at],
  );
  const rows = shares.map(({ friendId, lost, amount: share }) => ({
    friend: friendId,
    lost: lost.toString(),
    amount: share.toString(),
  }));
  await sql.rows(
    `insert into invite_share (member_id, payment_id, invited_person, lost, percent, amount, created_at)
     select $1, $2, r.friend, r.lost, $3, r.amount, $4
     from json_to_recordset($5::json) as r (friend uuid, lost bigint, amount bigint)`,
    [memberId, paymentId, percent, at, JSON.stringify(rows)],
  );
};

export interface PaidShare {
  readonly friendId: string;
  readonly amount: bigint;
  readonly createdAt: Date;
}

export const listShares = (
  sql: Sql,
  memberId: string,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<PaidShare[]> =>
  sql.rows(
    `select invited_person as "friendId", amount, created_at as "createdAt" from invite_share where member_id = $1
     order by created_at desc, payment_id desc, invited_person desc offset ($2::bigint - 1) * $3 limit $3`,
    [memberId, page, limit],
  );

export const countShares = async (sql: Sql, memberId: string): Promise<number> => {
  const row = await sql.one<{ count: bigint }>('select count(*) as count from invite_share where member_id = $1', [
    memberId,
  ]);
  return Number(row?.count ?? 0n);
};
