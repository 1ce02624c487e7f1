import type { QueueSearch } from '#contract/forms/read-queue-search.ts';
import type { Sql } from '#database/database.ts';
import type { WithdrawalView } from '../office-contract.ts';
import { withdrawalColumns, type Withdrawal } from './withdrawals-table.ts';

// The views of the back office read across members; nothing is decided by them.

const statusesOf: Record<WithdrawalView, readonly string[]> = {
  waiting: ['REQUESTED'],
  second: ['SECOND'],
  sent: ['APPROVED', 'PAYING', 'REVIEW'],
  ended: [],
};

interface Page {
  readonly view: WithdrawalView;
  readonly limit: number;
  readonly offset: number;
}

export const listOpenPage = (sql: Sql, { view, limit, offset }: Page): Promise<Withdrawal[]> =>
  sql.rows<Withdrawal>(
    `select ${withdrawalColumns} from withdrawal where ended_at is null and status = any ($1)
     order by created_at, member_id, withdrawal_id limit $2 offset $3`,
    [statusesOf[view], limit, offset],
  );

export const listEndedPage = (sql: Sql, { limit, offset }: Page): Promise<Withdrawal[]> =>
  sql.rows<Withdrawal>(
    `select ${withdrawalColumns} from withdrawal where ended_at is not null
     order by ended_at desc, member_id, withdrawal_id limit $1 offset $2`,
    [limit, offset],
  );

// Open withdrawals are few: all of them are searched.
export const listOpenMatching = (
  sql: Sql,
  { view, limit, offset }: Page,
  { phoneEnd, phones, idFrom, idTo, idEnd, reference, amount }: QueueSearch,
): Promise<Withdrawal[]> =>
  sql.rows<Withdrawal>(
    `select ${withdrawalColumns} from withdrawal
     where ended_at is null and status = any ($1) and (withdrawal_id between $2 and $3 or bank_reference = $4
       or amount = $5 or right(withdrawal_id::text, length($9)) = $9 or exists (select from member where member.member_id = withdrawal.member_id
         and (member.phone like '%' || $6 or member.phone = any ($10::text[]))))
     order by created_at, member_id, withdrawal_id limit $7 offset $8`,
    [statusesOf[view], idFrom, idTo, reference, amount, phoneEnd, limit, offset, idEnd, phones],
  );

// No index finds the end of an id: it is compared with as many of the newest.
const newestCompared = 10_000;

// Each other search term for ended withdrawals uses its own index; a term that does not apply is null and finds nothing.
export const listEndedMatching = (
  sql: Sql,
  { limit, offset }: Page,
  { phoneEnd, phones, idFrom, idTo, idEnd, reference, amount }: QueueSearch,
): Promise<Withdrawal[]> =>
  sql.rows<Withdrawal>(
    `with named as (
       select member_id, withdrawal_id from withdrawal where member_id in (
           select member_id from member where right(phone, 4) = right($1, 4)
             and (phone like '%' || $1 or phone = any ($10::text[])))
       union select member_id, withdrawal_id from withdrawal where withdrawal_id between $2 and $3 and ended_at is not null
       union select member_id, withdrawal_id from withdrawal where bank_reference = $4
       union select member_id, withdrawal_id from withdrawal where amount = $5 and ended_at is not null
       union select member_id, withdrawal_id from (
           select member_id, withdrawal_id from withdrawal where ended_at is not null
           order by ended_at desc, member_id limit $8) newest
         where $9::text is not null and right(withdrawal_id::text, length($9)) = $9)
     select ${withdrawalColumns} from withdrawal join named using (member_id, withdrawal_id)
     where ended_at is not null order by ended_at desc, member_id, withdrawal_id limit $6 offset $7`,
    [phoneEnd, idFrom, idTo, reference, amount, limit, offset, newestCompared, idEnd, phones],
  );

export interface ViewFigures {
  readonly view: Exclude<WithdrawalView, 'ended'>;
  readonly count: number;
  readonly oldestAt: Date;
}

// Counts only open ones, so that it costs the same after a year.
export const countViews = (sql: Sql): Promise<ViewFigures[]> =>
  sql.rows<ViewFigures>(
    `select case status when 'REQUESTED' then 'waiting' when 'SECOND' then 'second' else 'sent' end as view,
       count(*)::int as count, min(created_at) as "oldestAt"
     from withdrawal where ended_at is null group by 1`,
  );
