import type { QueueSearch } from '#contract/forms/read-queue-search.ts';
import type { Sql } from '#database/database.ts';
import type { SlipView } from '../../office-contract.ts';
import { slipColumns, type Slip, type SlipKey } from '../slips-table.ts';

// The views of the back office read across members; nothing is decided by them.

type OpenView = Exclude<SlipView, 'ended'>;

const viewOf = `case when status = 'CHECKING' then 'checking' when proposal is null then 'waiting' else 'second' end`;

interface Page {
  readonly view: SlipView;
  readonly limit: number;
  readonly offset: number;
}

export const listOpenSlips = (sql: Sql, { view, limit, offset }: Page): Promise<Slip[]> =>
  sql.rows<Slip>(
    `select ${slipColumns} from slip where ended_at is null and ${viewOf} = $1 order by created_at, slip_id
     limit $2 offset $3`,
    [view, limit, offset],
  );

export const listEndedSlips = (sql: Sql, { limit, offset }: Page): Promise<Slip[]> =>
  sql.rows<Slip>(
    `select ${slipColumns} from slip where ended_at is not null order by ended_at desc, slip_id limit $1 offset $2`,
    [limit, offset],
  );

// A search with the members whose phone it may be.
export interface SlipSearch extends Pick<QueueSearch, 'idFrom' | 'idTo' | 'idEnd' | 'reference' | 'amount'> {
  readonly memberIds: readonly string[];
}

// Open slips are few: all of them are searched.
export const listOpenMatching = (sql: Sql, page: Page, search: SlipSearch): Promise<Slip[]> =>
  sql.rows<Slip>(
    `select ${slipColumns} from slip where ended_at is null and ${viewOf} = $1
       and (member_id = any ($2::uuid[]) or slip_id between $3 and $4 or right(slip_id::text, length($5)) = $5
         or reference = $6 or amount = $7)
     order by created_at, slip_id limit $8 offset $9`,
    [
      page.view,
      search.memberIds,
      search.idFrom,
      search.idTo,
      search.idEnd,
      search.reference,
      search.amount,
      page.limit,
      page.offset,
    ],
  );

// No index finds the end of an id, a reference or an amount: each is compared with as many of the newest.
const newestCompared = 10_000;

// Ended slips are found by their member and their id with an index, whatever their age.
export const listEndedMatching = (sql: Sql, { limit, offset }: Page, search: SlipSearch): Promise<Slip[]> =>
  sql.rows<Slip>(
    `with named as (
       select member_id, slip_id from slip where member_id = any ($1::uuid[]) and ended_at is not null
       union select member_id, slip_id from slip where slip_id between $2 and $3 and ended_at is not null
       union select member_id, slip_id from (
           select member_id, slip_id, reference, amount from slip where ended_at is not null
           order by ended_at desc limit $7) newest
         where right(slip_id::text, length($4)) = $4 or reference = $5 or amount = $6)
     select ${slipColumns} from slip join named using (member_id, slip_id)
     order by ended_at desc, slip_id limit $8 offset $9`,
    [
      search.memberIds,
      search.idFrom,
      search.idTo,
      search.idEnd,
      search.reference,
      search.amount,
      newestCompared,
      limit,
      offset,
    ],
  );

export interface ViewFigures {
  readonly view: OpenView;
  readonly count: number;
  readonly oldestAt: Date;
}

// Counts only open ones, so that it costs the same after a year.
export const countSlipViews = (sql: Sql): Promise<ViewFigures[]> =>
  sql.rows<ViewFigures>(
    `select ${viewOf} as view, count(*)::int as count, min(created_at) as "oldestAt" from slip where ended_at is null
     group by 1`,
  );

// Staff name a slip by its id alone.
export const findSlipKey = (sql: Sql, slipId: string): Promise<SlipKey | null> =>
  sql.one<SlipKey>(`select member_id as "memberId", slip_id as "slipId" from slip where slip_id = $1`, [slipId]);

// Null twice takes a proposal back. While a second person is awaited, the bank is not asked.
export const updateSlipProposal = async (
  sql: Sql,
  { memberId, slipId }: SlipKey,
  first: { readonly personId: string | null; readonly proposal: string | null; readonly dueAt: Date | null },
): Promise<void> => {
  await sql.rows(
    `update slip set first_by = $3, proposal = $4, due_at = $5
     where member_id = $1 and slip_id = $2 and ended_at is null`,
    [memberId, slipId, first.personId, first.proposal, first.dueAt],
  );
};

export const updateSlipDue = async (sql: Sql, { memberId, slipId }: SlipKey, dueAt: Date): Promise<void> => {
  await sql.rows(`update slip set due_at = $3 where member_id = $1 and slip_id = $2 and ended_at is null`, [
    memberId,
    slipId,
    dueAt,
  ]);
};
