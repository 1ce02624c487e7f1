import type { Sql } from '#database/database.ts';
import type { PaidGrant } from './grants-table.ts';

// By how much an entry e changes the total balance (findTotal). 1 is what withdrawals hold, 62 is suspense.
export const totalChange = `e.amount * ((e.to_slot >= 0 and e.to_slot not in (1, 62))::int
  - (e.from_slot >= 0 and e.from_slot not in (1, 62))::int)`;

// For each paid grant of the members $1: what came since that is neither play nor a deposit, such as a withdrawal given
// back, what was lost in all at the lowest point of play, and by how much that was more than what had come. `which`
// chooses grants g.
export const movedSince = (which: string): string => `
  select low.member_id, low.grant_id, sum(low.other) as came, max(low.lost) as lost, max(low.lost - low.came) as beyond
  from (
    select c.*, greatest(0, -min(c.net) over (partition by c.member_id, c.grant_id order by c.seq)) as lost
    from (
      select g.member_id, g.grant_id, e.seq,
        case when e.kind in ('play', 'deposit') then 0 else ${totalChange} end as other,
        sum(case when e.kind = 'play' then ${totalChange} else 0 end)
          over (partition by g.member_id, g.grant_id order by e.seq) as net,
        sum(case when e.kind in ('play', 'deposit') then 0 else ${totalChange} end)
          over (partition by g.member_id, g.grant_id order by e.seq) as came
      from reward_grant g
      join entry e on e.member_id = g.member_id and e.seq > g.paid_seq and (g.ended_seq is null or e.seq <= g.ended_seq)
      where g.member_id = any ($1::uuid[]) and e.member_id = any ($1::uuid[]) and g.own_before is not null and ${which}
    ) c
  ) low group by low.member_id, low.grant_id`;

// What a member has besides the money of a condition, of a grant g and its `moved`. Losses are taken from it until it is
// used up; what comes later is not touched by losses before.
export const ownMoney = `case when g.own_before is null then 0
  else (g.own_before + coalesce(moved.came - moved.lost + greatest(0, moved.beyond - g.own_before), 0))::bigint end`;

// What the member has, or had when the condition ended, besides the money of this grant.
export const findOwnMoney = async (sql: Sql, grant: Pick<PaidGrant, 'memberId' | 'grantId'>): Promise<bigint> => {
  const row = await sql.one<{ own: bigint }>(
    `select ${ownMoney} as own from reward_grant g
     left join (${movedSince('g.grant_id = $2')}) moved on moved.member_id = g.member_id and moved.grant_id = g.grant_id
     where g.member_id = any ($1::uuid[]) and g.grant_id = $2`,
    [[grant.memberId], grant.grantId],
  );
  return row?.own ?? 0n;
};
