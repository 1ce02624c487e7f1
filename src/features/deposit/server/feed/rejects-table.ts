import type { Sql } from '#database/database.ts';
import type { RejectReason } from '../../rules.ts';
import { newestCompared, type DeskPage, type DeskSearch, type OpenFigures } from '../desk/desk-page.ts';
import type { KnownReceipt, OwnAccount } from '../receipts/receipts-table.ts';

export interface Reject {
  readonly rejectId: string;
  readonly account: OwnAccount | null;
  readonly reason: RejectReason;
  readonly raw: string;
  readonly isReadable: boolean;
  readonly at: Date;
  readonly dueAt: Date | null;
}

// What stands for a line once the member it was booked to is erased.
export const erasedRaw = 'ERASED';

const firstOwner = 'FINANCE';
const decideWithinMs = 15 * 60_000;

// A repeated line increases the count; a decision about it stays.
export const upsertReject = async (sql: Sql, reject: Reject): Promise<void> => {
  await sql.rows(
    `insert into feed_reject (reject_id, bank_code, account_no, reason, raw, is_readable, first_seen_at, last_seen_at,
       due_at, owner, decide_by)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10)
     on conflict (reject_id) do update set last_seen_at = excluded.last_seen_at, times = feed_reject.times + 1`,
    [
      reject.rejectId,
      reject.account?.bankCode ?? null,
      reject.account?.accountNo ?? null,
      reject.reason,
      reject.raw,
      reject.isReadable,
      reject.at,
      reject.dueAt,
      firstOwner,
      new Date(reject.at.getTime() + decideWithinMs),
    ],
  );
};

export interface KnownReject {
  readonly rejectId: string;
  readonly bankCode: string | null;
  readonly accountNo: string | null;
  readonly reason: RejectReason;
  readonly raw: string;
  readonly isReadable: boolean;
  readonly firstSeenAt: Date;
  readonly times: number;
  readonly tries: number;
  readonly decideBy: Date;
  readonly firstBy: string | null;
  readonly proposal: string | null;
  readonly approvedAt: Date | null;
  readonly status: 'OPEN' | 'BOOKED' | 'DISMISSED';
  readonly note: string | null;
  readonly endedAt: Date | null;
}

// The amount of a line in another currency than its account's is for people to read, even if it was kept for another
// reason first.
const columns = `reject_id as "rejectId", bank_code as "bankCode", account_no as "accountNo", reason, raw,
  is_readable and reason <> 'CURRENCY' as "isReadable", first_seen_at as "firstSeenAt", times, tries, decide_by as "decideBy",
  first_by as "firstBy", proposal, approved_at as "approvedAt", status, note, ended_at as "endedAt"`;

export const findReject = (sql: Sql, rejectId: string): Promise<KnownReject | null> =>
  sql.one<KnownReject>(`select ${columns} from feed_reject where reject_id = $1`, [rejectId]);

export const listRejects = (sql: Sql, page: DeskPage): Promise<KnownReject[]> =>
  sql.rows<KnownReject>(
    `select ${columns} from feed_reject where (status = 'OPEN') = $1
     order by case when $1 then first_seen_at end, ended_at desc, reject_id limit $2 offset $3`,
    [page.isOpen, page.limit, page.offset],
  );

// A reference shorter than this would be found within other numbers of a line.
const referenceMin = 6;

// A line has no columns for its reference and its amount: the reference is a part of its text, and so is the amount of a
// readable one, as reject-line.ts writes it.
export const listRejectsMatching = (sql: Sql, page: DeskPage, search: DeskSearch): Promise<KnownReject[]> =>
  sql.rows<KnownReject>(
    `select ${columns} from (
       select * from feed_reject
       where ${page.isOpen ? `status = 'OPEN' order by first_seen_at` : `status <> 'OPEN' order by ended_at desc`} limit $1) compared
     where reject_id between $2 and $3 or right(reject_id::text, length($4)) = $4 or position($5 in raw) > 0
       or is_readable and position($6 in raw) > 0
     order by ${page.isOpen ? 'first_seen_at' : 'ended_at desc'}, reject_id limit $7 offset $8`,
    [
      newestCompared,
      search.idFrom,
      search.idTo,
      search.idEnd,
      search.reference.length < referenceMin ? null : search.reference,
      search.amount === null ? null : `"amount":"${String(search.amount)}"`,
      page.limit,
      page.offset,
    ],
  );

// Open lines at an account of ours that may be one of several receipts.
export const listUnclear = (sql: Sql, { bankCode, accountNo }: OwnAccount): Promise<KnownReject[]> =>
  sql.rows<KnownReject>(
    `select ${columns} from feed_reject
     where status = 'OPEN' and reason = 'UNCLEAR' and bank_code = $1 and account_no = $2 order by first_seen_at limit 200`,
    [bankCode, accountNo],
  );

export const countRejects = (sql: Sql): Promise<OpenFigures | null> =>
  sql.one<OpenFigures>(
    `select count(*)::int as count, min(first_seen_at) as "oldestAt" from feed_reject where status = 'OPEN'`,
  );

// Null twice takes a proposal back.
export const updateRejectProposal = async (
  sql: Sql,
  rejectId: string,
  first: { personId: string | null; proposal: string | null },
): Promise<void> => {
  await sql.rows(
    `update feed_reject set first_by = $2, proposal = $3
     where reject_id = $1 and status = 'OPEN' and approved_at is null`,
    [rejectId, first.personId, first.proposal],
  );
};

export const updateRejectApproval = async (sql: Sql, rejectId: string, at: Date): Promise<void> => {
  await sql.rows(`update feed_reject set approved_at = $2, due_at = $2 where reject_id = $1 and status = 'OPEN'`, [
    rejectId,
    at,
  ]);
};

// Of two processes that find it due, one gets it. If a line is named, only that one.
export const takeDueRejects = (
  sql: Sql,
  { now, backAt, rejectId = null }: { now: Date; backAt: Date; rejectId?: string | null },
): Promise<KnownReject[]> =>
  sql.rows<KnownReject>(
    `update feed_reject set tries = tries + 1, due_at = $2
     where status = 'OPEN' and reject_id in (
       select reject_id from feed_reject where due_at <= $1 and status = 'OPEN'
         and ($3::uuid is null or reject_id = $3) order by due_at limit 100)
       and due_at <= $1
     returning ${columns}`,
    [now, backAt, rejectId],
  );

export const updateRejectDue = async (
  sql: Sql,
  rejectId: string,
  plan: { reason: RejectReason; dueAt: Date | null },
): Promise<void> => {
  await sql.rows(`update feed_reject set reason = $2, due_at = $3 where reject_id = $1 and status = 'OPEN'`, [
    rejectId,
    plan.reason,
    plan.dueAt,
  ]);
};

// What two people decided could not be done, so the line waits for people again.
export const updateRejectUndecided = async (sql: Sql, rejectId: string): Promise<void> => {
  await sql.rows(
    `update feed_reject set first_by = null, proposal = null, approved_at = null, due_at = null
     where reject_id = $1 and status = 'OPEN'`,
    [rejectId],
  );
};

type ReceiptPlace = Pick<KnownReceipt, 'memberId' | 'operationId'>;

// False if it had already ended.
export const endReject = async (
  sql: Sql,
  rejectId: string,
  end: {
    status: 'BOOKED' | 'DISMISSED';
    staffId: string | null;
    note: string | null;
    at: Date;
    receipt: ReceiptPlace | null;
  },
): Promise<boolean> => {
  const row = await sql.one(
    `update feed_reject set status = $2, ended_by = $3, note = $4, ended_at = $5, due_at = null,
       receipt_member_id = $6, receipt_operation_id = $7
     where reject_id = $1 and status = 'OPEN' returning reject_id`,
    [
      rejectId,
      end.status,
      end.staffId,
      end.note,
      end.at,
      end.receipt?.memberId ?? null,
      end.receipt?.operationId ?? null,
    ],
  );
  return row !== null;
};
