import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';

// A member's own money at the entry `seq` of the book, with what their games have listed since their balances were last
// read: rounds that ended later are won or lost already, although the books do not say so yet. What they lost of it so far is what they paid in less what they
// have: what was given to them is neither paid in nor, once lost, a loss.
export interface OwnMoney {
  readonly memberId: string;
  readonly currency: Currency;
  readonly seq: bigint;
  // Main wallet, money at games, and money on its way between them; not what a withdrawal holds. A condition of a bonus
  // ends by the books alone, since its end frees money.
  readonly total: bigint;
  // Deposits less withdrawals, those in progress included.
  readonly paidIn: bigint;
}

// Of a round that was open when the balance was read, the stake is in that balance already. Nobody loses more than lies
// at the game.
const unread = `select a.member_id, greatest(coalesce(listed.net, 0), -a.balance) as net
  from account a
  left join balance_reading g on g.member_id = a.member_id and 'game:' || g.code = a.name
  cross join lateral (
    select sum(r.won - case when g.read_at is null or r.placed_at > g.read_at then r.stake else 0 end) as net
    from play_round r where r.member_id = any ($1::uuid[]) and r.member_id = a.member_id and r.code = substr(a.name, 6)
      and r.settled_at > coalesce(g.read_at, '-infinity')
  ) listed
  where a.member_id = any ($1::uuid[]) and a.name like 'game:%'`;

export const listMoney = (sql: Sql, memberIds: readonly string[]): Promise<OwnMoney[]> =>
  sql.rows<OwnMoney>(
    `with unread as (${unread})
     select b.member_id as "memberId", b.currency, b.seq,
       (coalesce(sum(a.balance) filter (where a.kind = 'own' and a.name not in ('held', 'suspense')), 0)
         + coalesce((select sum(u.net) from unread u where u.member_id = b.member_id), 0))::bigint as total,
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
