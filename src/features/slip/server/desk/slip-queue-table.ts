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
