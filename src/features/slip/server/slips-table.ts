import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import { dueAheadMsMax } from '#server/outside/backoff.ts';
import type { SlipFailure } from '../contract.ts';
import type { ReviewReason, SlipStatus } from '../rules.ts';

export interface SlipKey {
  readonly memberId: string;
  readonly slipId: string;
}

export interface Slip extends SlipKey {
  readonly status: SlipStatus;
  readonly methodCode: string;
  readonly currency: Currency;
  readonly uploadWithinMinutes: number;
  readonly createdAt: Date;
  readonly codes: readonly string[];
  readonly issuer: string | null;
  readonly reference: string | null;
  readonly amount: bigint | null;
  readonly paidAt: Date | null;
  readonly sendingBankCode: string | null;
  readonly payerBankCode: string | null;
  readonly payerAccountNo: string | null;
  readonly payerName: string | null;
  readonly toBankCode: string | null;
  readonly toAccountNo: string | null;
  readonly toName: string | null;
  readonly inquiries: number;
  readonly absences: number;
  readonly lastAnswer: string | null;
  readonly dueAt: Date | null;
  readonly reviewReason: ReviewReason | null;
  readonly reviewAt: Date | null;
  readonly decideBy: Date | null;
  readonly firstBy: string | null;
  readonly proposal: string | null;
  readonly staffNote: string | null;
  readonly note: SlipFailure | null;
  readonly creditId: string | null;
  readonly endedAt: Date | null;
}

export const slipColumns = `member_id as "memberId", slip_id as "slipId", status, method_code as "methodCode", currency,
  upload_within_minutes as "uploadWithinMinutes", created_at as "createdAt", codes, issuer, reference, amount,
  paid_at as "paidAt", sending_bank_code as "sendingBankCode", payer_bank_code as "payerBankCode",
  payer_account_no as "payerAccountNo", payer_name as "payerName", to_bank_code as "toBankCode",
  to_account_no as "toAccountNo", to_name as "toName", inquiries, absences, last_answer as "lastAnswer",
  due_at as "dueAt", review_reason as "reviewReason", review_at as "reviewAt", decide_by as "decideBy",
  first_by as "firstBy", proposal, staff_note as "staffNote", note, credit_id as "creditId", ended_at as "endedAt"`;

export type NewSlip = Pick<
  Slip,
  | 'memberId'
  | 'slipId'
  | 'methodCode'
  | 'currency'
  | 'uploadWithinMinutes'
  | 'createdAt'
  | 'codes'
  | 'issuer'
  | 'reference'
>;

// Due at once, or already failed.
export const insertSlip = async (sql: Sql, slip: NewSlip, failed: SlipFailure | null): Promise<void> => {
  await sql.rows(
    `insert into slip (member_id, slip_id, status, method_code, currency, upload_within_minutes, created_at, codes, issuer,
       reference, note, ended_at, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      slip.memberId,
      slip.slipId,
      failed === null ? 'CHECKING' : 'FAILED',
      slip.methodCode,
      slip.currency,
      slip.uploadWithinMinutes,
      slip.createdAt,
      slip.codes,
      slip.issuer,
      slip.reference,
      failed,
      failed === null ? null : slip.createdAt,
      failed === null ? slip.createdAt : null,
    ],
  );
};

export const findSlip = (sql: Sql, { memberId, slipId }: SlipKey): Promise<Slip | null> =>
  sql.one<Slip>(`select ${slipColumns} from slip where member_id = $1 and slip_id = $2`, [memberId, slipId]);

// The member's own slip of this transfer that has not failed.
export const findSlipOfTransfer = (
  sql: Sql,
  asked: { readonly memberId: string; readonly issuer: string; readonly reference: string },
): Promise<Slip | null> =>
  sql.one<Slip>(
    `select ${slipColumns} from slip where member_id = $1 and issuer = $2 and reference = $3 and status <> 'FAILED'`,
    [asked.memberId, asked.issuer, asked.reference],
  );

export const findSlipOfCredit = (sql: Sql, memberId: string, creditId: string): Promise<Slip | null> =>
  sql.one<Slip>(`select ${slipColumns} from slip where member_id = $1 and credit_id = $2`, [memberId, creditId]);

export const countSlips = async (
  sql: Sql,
  memberId: string,
  since: Date,
): Promise<{ readonly open: number; readonly uploaded: number }> =>
  (await sql.one<{ open: number; uploaded: number }>(
    `select (select count(*)::int from slip where member_id = $1 and ended_at is null) as open,
       (select count(*)::int from slip where member_id = $1 and created_at > $2) as uploaded`,
    [memberId, since],
  )) ?? { open: 0, uploaded: 0 };

// The newest first, one page of one member, and how many there are.
export const listSlips = async (
  sql: Sql,
  memberId: string,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ readonly total: number; readonly slips: Slip[] }> => {
  const slips = await sql.rows<Slip>(
    `select ${slipColumns} from slip where member_id = $1 order by created_at desc, slip_id desc limit $2 offset $3`,
    [memberId, limit, (page - 1) * limit],
  );
  const all = await sql.one<{ total: number }>(`select count(*)::int as total from slip where member_id = $1`, [
    memberId,
  ]);
  return { total: all?.total ?? 0, slips };
};

const duePerRun = 100;

export const listDueSlips = (sql: Sql, now: Date): Promise<SlipKey[]> =>
  sql.rows<SlipKey>(
    `select member_id as "memberId", slip_id as "slipId" from slip where due_at <= $1 or due_at > $2
     order by due_at limit ${String(duePerRun)}`,
    [now, new Date(now.getTime() + dueAheadMsMax)],
  );
