import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';

// A member's own money at the entry `seq` of the book. What they lost of it so far is what they paid in less what they have: what was given
// to them is neither paid in nor, once lost, a loss. What their games list beyond the books is none of it: the other side of a bet may be
// missing there.
export interface OwnMoney {
  readonly memberId: string;
  readonly currency: Currency;
  readonly seq: bigint;
  // Main wallet, money at games, and money on its way between them; not what a withdrawal holds.
  readonly total: bigint;
  // Deposits less withdrawals, those in progress included.
  readonly paidIn: bigint;
}

export const listMoney = (sql: Sql, memberIds: readonly string[]): Promise<OwnMoney[]> =>
  sql.rows<OwnMoney>(
    `select b.member_id as "memberId", b.currency, b.seq,
       coalesce(sum(a.balance) filter (where a.kind = 'own' and a.name not in ('held', 'suspense')), 0)::bigint as total,
       coalesce(-sum(a.balance) filter (where a.name in ('bank', 'held')), 0)::bigint as "paidIn"
     from book b join account a on a.member_id = b.member_id
     where b.member_id = any ($1::uuid[]) and a.member_id = any ($1::uuid[]) group by b.member_id, b.currency, b.seq`,
    [memberIds],
  );

export const findMoney = async (sql: Sql, memberId: string): Promise<OwnMoney> => {
  const [money] = await listMoney(sql, [memberId]);
  if (money === undefined) throw new Error('the member has no book');
  return money;
};
