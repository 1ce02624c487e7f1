import { sharedLookup } from '#database/shared-lookup.ts';
import type { Sql } from '#database/database.ts';
import type { Condition } from '#money/bonus-terms.ts';
import { movedSince, ownMoney } from './own-money-table.ts';

// A condition that runs, with the total balance it is compared with.
export interface RunningCondition extends Condition {
  readonly memberId: string;
  readonly total: bigint;
}

// The lateral part repeats the member's id, since a spread database does not see it from outside.
const load = async (sql: Sql, memberIds: string[]): Promise<{ key: string; found: RunningCondition }[]> => {
  const rows = await sql.rows<RunningCondition>(
    `select g.member_id as "memberId", g.base, g.percent_success as "percentSuccess", g.percent_fail as "percentFail",
       held.total, ${ownMoney}
     from reward_grant g
     left join (${movedSince('g.ended_at is null')}) moved on moved.member_id = g.member_id
     cross join lateral (
       select coalesce(sum(account.balance), 0)::bigint as total from account
       where account.member_id = any ($1::uuid[]) and account.member_id = g.member_id
         and account.kind = 'own' and account.name not in ('held', 'suspense')
     ) held
     where g.member_id = any ($1::uuid[]) and g.ended_at is null and g.paid_at is not null`,
    [memberIds],
  );
  return rows.map((found) => ({ key: found.memberId, found }));
};

// Members who ask at the same moment share one statement.
export const findRunningConditions = sharedLookup(load);
