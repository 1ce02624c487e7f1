import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import { newestCompared, type DeskPage, type DeskSearch, type OpenFigures } from '../desk/desk-page.ts';

const firstOwner = 'FINANCE';
const decideWithinMs = 15 * 60_000;

export const insertReportedDeposit = async (
  sql: Sql,
  reported: { memberId: string; operationId: string; amount: bigint; at: Date },
): Promise<void> => {
  await sql.rows(
    `insert into reported_deposit (member_id, operation_id, amount, owner, created_at, due_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      reported.memberId,
      reported.operationId,
      reported.amount,
      firstOwner,
      reported.at,
      new Date(reported.at.getTime() + decideWithinMs),
    ],
  );
};

export interface ReportedDeposit {
  readonly memberId: string;
  readonly operationId: string;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly status: 'OPEN' | 'CONFIRMED' | 'DROPPED';
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly firstBy: string | null;
  readonly proposal: string | null;
  readonly note: string | null;
  readonly endedAt: Date | null;
}

const columns = `n.member_id as "memberId", n.operation_id as "operationId", n.amount, m.currency, n.status,
  n.created_at as "createdAt", n.due_at as "dueAt", n.first_by as "firstBy", n.proposal, n.note,
  n.ended_at as "endedAt"`;

// Staff name it by its id alone; this finds whose it is.
export const findMemberOfReported = async (sql: Sql, operationId: string): Promise<string | null> => {
  const row = await sql.one<{ memberId: string }>(
    'select member_id as "memberId" from reported_deposit where operation_id = $1',
    [operationId],
  );
  return row?.memberId ?? null;
};

export const findReported = (sql: Sql, memberId: string, operationId: string): Promise<ReportedDeposit | null> =>
  sql.one<ReportedDeposit>(
    `select ${columns} from reported_deposit n join member m on m.member_id = n.member_id
     where n.member_id = $1 and n.operation_id = $2`,
    [memberId, operationId],
  );

export const listReported = (sql: Sql, page: DeskPage): Promise<ReportedDeposit[]> =>
  sql.rows<ReportedDeposit>(
    `select ${columns} from reported_deposit n join member m on m.member_id = n.member_id
     where (n.status = 'OPEN') = $1
     order by case when $1 then n.created_at end, n.ended_at desc, n.operation_id limit $2 offset $3`,
    [page.isOpen, page.limit, page.offset],
  );

export const listReportedMatching = (sql: Sql, page: DeskPage, search: DeskSearch): Promise<ReportedDeposit[]> =>
  sql.rows<ReportedDeposit>(
    `select ${columns} from (
       select * from reported_deposit
       where ${page.isOpen ? `status = 'OPEN' order by created_at` : `status <> 'OPEN' order by ended_at desc`} limit $1) n
     join member m on m.member_id = n.member_id
     where n.operation_id between $2 and $3 or right(n.operation_id::text, length($4)) = $4 or n.amount = $5
       or n.member_id = any ($6::uuid[])
     order by ${page.isOpen ? 'n.created_at' : 'n.ended_at desc'}, n.operation_id limit $7 offset $8`,
    [
      newestCompared,
      search.idFrom,
      search.idTo,
      search.idEnd,
      search.amount,
      search.memberIds,
      page.limit,
      page.offset,
    ],
  );

export const countReported = (sql: Sql): Promise<OpenFigures | null> =>
  sql.one<OpenFigures>(
    `select count(*)::int as count, min(created_at) as "oldestAt" from reported_deposit where status = 'OPEN'`,
  );

// Null twice takes a proposal back.
export const updateReportedProposal = async (
  sql: Sql,
  { memberId, operationId }: { memberId: string; operationId: string },
  first: { personId: string | null; proposal: string | null },
): Promise<void> => {
  await sql.rows(
    `update reported_deposit set first_by = $3, proposal = $4
     where member_id = $1 and operation_id = $2 and status = 'OPEN'`,
    [memberId, operationId, first.personId, first.proposal],
  );
};

export const endReported = async (
  sql: Sql,
  { memberId, operationId }: { memberId: string; operationId: string },
  end: { status: 'CONFIRMED' | 'DROPPED'; personId: string; note: string | null; at: Date },
): Promise<void> => {
  await sql.rows(
    `update reported_deposit set status = $3, ended_by = $4, note = $5, ended_at = $6
     where member_id = $1 and operation_id = $2 and status = 'OPEN'`,
    [memberId, operationId, end.status, end.personId, end.note, end.at],
  );
};
