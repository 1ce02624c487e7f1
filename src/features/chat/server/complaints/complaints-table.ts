import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import type { DeleteOld } from '#server/jobs/sweep.ts';
import type { ComplaintState } from '../../contract.ts';
import type { DeskSlip } from '../../office-contract.ts';

export interface Complaint {
  readonly complaintNo: number;
  readonly memberId: string;
  readonly lineId: string;
  readonly lineType: string;
  readonly lineAt: Date;
  readonly state: ComplaintState;
  readonly openedAt: Date;
  readonly answerBy: Date;
  readonly endedAt: Date | null;
}

interface Row extends Omit<Complaint, 'complaintNo'> {
  readonly complaintNo: bigint;
}

const columns = `c.complaint_no as "complaintNo", c.member_id as "memberId", c.line_id as "lineId",
  c.line_type as "lineType", c.line_at as "lineAt", c.state, c.opened_at as "openedAt", c.answer_by as "answerBy",
  c.ended_at as "endedAt"`;

const read = <R extends Row>(row: R) => ({ ...row, complaintNo: Number(row.complaintNo) });

// What has become of the slip that a complaint is about.
interface Slip {
  readonly status: DeskSlip['status'];
  readonly amount: bigint | null;
  readonly currency: DeskSlip['currency'];
  // The line of the statement by which its money came in.
  readonly lineId: string | null;
}

interface ComplaintWithSlip extends Complaint {
  readonly slip: Slip | null;
}

// That of its member; null once they are erased.
export interface ComplaintWithCurrency extends ComplaintWithSlip {
  readonly currency: Currency | null;
}

interface SlipRow {
  readonly slipStatus: Slip['status'] | null;
  readonly slipAmount: bigint | null;
  readonly slipCurrency: Slip['currency'] | null;
  readonly slipLineId: string | null;
}

const slipColumns = `s.status as "slipStatus", s.amount as "slipAmount", s.currency as "slipCurrency",
  s.credit_id as "slipLineId"`;
const withSlip = `left join slip s on s.member_id = c.member_id and s.slip_id = c.line_id and c.line_type = 'slip'`;

const readWithSlip = <R extends Row & SlipRow>(row: R) => {
  const { slipStatus: status, slipAmount: amount, slipCurrency: currency, slipLineId: lineId, ...complaint } = row;
  const slip = status === null || currency === null ? null : { status, amount, currency, lineId };
  return { ...read(complaint), slip };
};

export const findOpenComplaint = async (sql: Sql, memberId: string, lineId: string): Promise<Complaint | null> => {
  const row = await sql.one<Row>(
    `select ${columns} from complaint c where member_id = $1 and line_id = $2 and state = 'OPEN'`,
    [memberId, lineId],
  );
  return row === null ? null : read(row);
};

export const findComplaint = async (sql: Sql, complaintNo: number): Promise<Complaint | null> => {
  const row = await sql.one<Row>(`select ${columns} from complaint c where complaint_no = $1`, [complaintNo]);
  return row === null ? null : read(row);
};

// When a slip of the member was sent; null if it is not theirs.
export const findSlipTime = async (sql: Sql, memberId: string, slipId: string): Promise<Date | null> =>
  (
    await sql.one<{ createdAt: Date }>(
      'select created_at as "createdAt" from slip where member_id = $1 and slip_id = $2',
      [memberId, slipId],
    )
  )?.createdAt ?? null;

const ownShown = 50;

// Of one member, the newest first.
export const listComplaintsOf = async (sql: Sql, memberId: string): Promise<ComplaintWithCurrency[]> =>
  (
    await sql.rows<Row & SlipRow & Pick<ComplaintWithCurrency, 'currency'>>(
      `select ${columns}, ${slipColumns}, m.currency
       from complaint c left join member m on m.member_id = c.member_id ${withSlip}
       where c.member_id = $1 order by c.opened_at desc limit ${String(ownShown)}`,
      [memberId],
    )
  ).map(readWithSlip);

// False if the number is taken.
export const insertComplaint = async (
  sql: Sql,
  opened: Pick<Complaint, 'complaintNo' | 'memberId' | 'lineId' | 'lineType' | 'lineAt' | 'openedAt' | 'answerBy'>,
): Promise<boolean> => {
  const { complaintNo, memberId, lineId, lineType, lineAt, openedAt, answerBy } = opened;
  const row = await sql.one(
    `insert into complaint (complaint_no, member_id, line_id, line_type, line_at, state, opened_at, answer_by)
     values ($1, $2, $3, $4, $5, 'OPEN', $6, $7) on conflict (complaint_no) do nothing returning complaint_no`,
    [complaintNo, memberId, lineId, lineType, lineAt, openedAt, answerBy],
  );
  return row !== null;
};

// Whether support has written to the member since then.
export const hasAnswerSince = async (sql: Sql, memberId: string, since: Date): Promise<boolean> =>
  (await sql.one(
    `select 1 as it from chat_message where conversation_id = $1 and sender = 'support' and created_at >= $2 limit 1`,
    [memberId, since],
  )) !== null;

// False if it has ended before.
export const endComplaint = async (
  sql: Sql,
  end: { readonly complaintNo: number; readonly state: ComplaintState; readonly staffId: string; readonly at: Date },
): Promise<boolean> =>
  (await sql.one(
    `update complaint set state = $2, ended_at = $3, ended_by = $4 where complaint_no = $1 and state = 'OPEN'
     returning complaint_no`,
    [end.complaintNo, end.state, end.at, end.staffId],
  )) !== null;

export interface ListedComplaint extends ComplaintWithCurrency {
  readonly memberName: string | null;
  readonly said: string | null;
}

type ListedRow = Row & SlipRow & Pick<ListedComplaint, 'memberName' | 'currency' | 'said'>;

// Read of the shown page alone. The message was written at about the time when it opened the complaint.
const said = `(select t.message -> 'payload' ->> 'message' from chat_message t
  where t.conversation_id = c.member_id::text and t.sender = 'customer'
    and t.created_at between c.opened_at - interval '10 minutes' and c.opened_at + interval '10 minutes'
    and (t.message -> 'payload' -> 'about' ->> 'complaintNo')::bigint = c.complaint_no
  order by t.seq limit 1)`;

// The promise that ends first on top, then what ended last.
export const listComplaints = async (
  sql: Sql,
  { isOpen, limit, skip }: { readonly isOpen: boolean; readonly limit: number; readonly skip: number },
): Promise<ListedComplaint[]> => {
  const rows = await sql.rows<ListedRow>(
    `select ${columns}, ${slipColumns}, m.name as "memberName", m.currency, ${said} as said
     from complaint c left join member m on m.member_id = c.member_id ${withSlip}
     where (c.state = 'OPEN') = $1 order by c.ended_at desc nulls first, c.answer_by, c.complaint_no limit $2 offset $3`,
    [isOpen, limit, skip],
  );
  return rows.map(readWithSlip);
};

export const countOpenComplaints = async (sql: Sql): Promise<{ open: number; oldestAt: Date | null }> => {
  const row = await sql.one<{ open: bigint; oldestAt: Date | null }>(
    `select count(*) as open, min(opened_at) as "oldestAt" from complaint where state = 'OPEN'`,
  );
  return { open: Number(row?.open ?? 0), oldestAt: row?.oldestAt ?? null };
};

// An open one is never forgotten.
export const deleteOldComplaints: DeleteOld = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select complaint_no from complaint where state <> 'OPEN' and ended_at < $1 order by ended_at limit $2)
       delete from complaint c using old where c.complaint_no = old.complaint_no and c.ended_at < $1
         returning c.complaint_no`,
      [before, most],
    )
  ).length;
