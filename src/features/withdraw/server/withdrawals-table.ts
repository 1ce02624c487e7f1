import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import type { HeldRow } from '#server/outside/held-work.ts';
import { workTable } from '#server/outside/work-table.ts';
import type { WithdrawalStatus } from '../contract.ts';

export interface Withdrawal extends HeldRow {
  readonly withdrawalId: string;
  readonly status: WithdrawalStatus;
  readonly bankCode: string;
  readonly bankAccountNo: string;
  readonly bankAccountName: string;
  // The person behind the login that gave the first of two approvals.
  readonly firstPerson: string | null;
  readonly rejectReason: string | null;
  readonly note: string | null;
  readonly bankReference: string | null;
  // The operator's account that pays it, fixed at the first sending.
  readonly fromAccountNo: string | null;
}

export const withdrawalColumns = `member_id as "memberId", withdrawal_id as "withdrawalId", withdrawal_id as "workId", status, amount, currency, bank_code as "bankCode",
  bank_account_no as "bankAccountNo", bank_account_name as "bankAccountName", first_person as "firstPerson",
  reject_reason as "rejectReason", note,
  bank_reference as "bankReference", sendings, inquiries, first_sent_at as "firstSentAt", last_sent_at as "lastSentAt",
  created_at as "createdAt", ended_at as "endedAt", due_at as "dueAt", last_answer as "lastAnswer", from_account_no as "fromAccountNo"`;

export const withdrawalWork = workTable<Withdrawal, WithdrawalStatus>({
  table: 'withdrawal',
  id: 'withdrawal_id',
  lane: 'currency',
  columns: withdrawalColumns,
  checked: ['APPROVED', 'PAYING', 'REVIEW', 'PAID', 'RETURNED'],
  sent: 'PAYING',
  done: 'PAID',
  returned: 'RETURNED',
  referenceColumn: 'bank_reference',
});

// Staff name a withdrawal by its id alone, which is its operation's; this finds its member.
export const findMemberOfWithdrawal = async (sql: Sql, withdrawalId: string): Promise<string | null> => {
  const row = await sql.one<{ memberId: string }>(
    `select member_id as "memberId" from operation where id = $1 and type = 'withdraw'`,
    [withdrawalId],
  );
  return row?.memberId ?? null;
};

export const findWithdrawal = (sql: Sql, memberId: string, withdrawalId: string): Promise<Withdrawal | null> =>
  sql.one<Withdrawal>(`select ${withdrawalColumns} from withdrawal where member_id = $1 and withdrawal_id = $2`, [
    memberId,
    withdrawalId,
  ]);

export interface Decision {
  readonly memberId: string;
  readonly withdrawalId: string;
  readonly staffId: string;
}

export interface Approval extends Decision {
  readonly personId: string;
  // The threshold that applied, stored with the decision.
  readonly threshold: bigint;
}

// `replaces` is the first person whose approval no longer counts.
export const updateFirstApproval = (
  sql: Sql,
  approval: Approval & { replaces: string | null },
): Promise<object | null> =>
  sql.one(
    `update withdrawal set status = 'SECOND', first_by = $3, first_person = $4, two_person_threshold = $5
     where member_id = $1 and withdrawal_id = $2
       and (status = 'REQUESTED' or status = 'SECOND' and first_person = $6) returning member_id`,
    [
      approval.memberId,
      approval.withdrawalId,
      approval.staffId,
      approval.personId,
      approval.threshold,
      approval.replaces,
    ],
  );

// `alone` is the sum that this person has then approved alone, this payout included; null for the second of two people.
export const updateApproval = (
  sql: Sql,
  approval: Approval & { alone: bigint | null; at: Date },
): Promise<object | null> =>
  sql.one(
    `update withdrawal set status = 'APPROVED', approved_by = $3, approved_person = $4, two_person_threshold = $5,
       approved_alone = $6, approved_at = $7, due_at = $7
     where member_id = $1 and withdrawal_id = $2
       and status = case when $6::bigint is null then 'SECOND' else 'REQUESTED' end returning member_id`,
    [
      approval.memberId,
      approval.withdrawalId,
      approval.staffId,
      approval.personId,
      approval.threshold,
      approval.alone,
      approval.at,
    ],
  );

export const updateRejection = (
  sql: Sql,
  decision: Decision & { reason: string; note: string | null; at: Date },
): Promise<object | null> =>
  sql.one(
    `update withdrawal set status = 'REJECTED', reject_reason = $3, note = $4, ended_at = $5, due_at = null
     where member_id = $1 and withdrawal_id = $2 and status in ('REQUESTED', 'SECOND') returning member_id`,
    [decision.memberId, decision.withdrawalId, decision.reason, decision.note, decision.at],
  );

// Cancels an approved payout before anything was sent.
export const updateCancelled = (
  sql: Sql,
  cancelled: { memberId: string; withdrawalId: string; reason: string; note: string; at: Date },
): Promise<Withdrawal | null> =>
  sql.one<Withdrawal>(
    `update withdrawal set status = 'REJECTED', reject_reason = $3, note = $4, ended_at = $5, due_at = null
     where member_id = $1 and withdrawal_id = $2 and status = 'APPROVED' and sendings = 0 returning ${withdrawalColumns}`,
    [cancelled.memberId, cancelled.withdrawalId, cancelled.reason, cancelled.note, cancelled.at],
  );

// The approved payout of a currency without an account of ours that has waited longest to be sent.
export const findUnsent = async (sql: Sql, currency: Currency): Promise<string | null> => {
  const row = await sql.one<{ withdrawalId: string }>(
    `select withdrawal_id as "withdrawalId" from withdrawal
     where currency = $1 and (sendings > 0) = false and due_at is not null and status = 'APPROVED'
       and from_account_no is null order by due_at limit 1`,
    [currency],
  );
  return row?.withdrawalId ?? null;
};

// Stores the account a payout leaves from; the first one stays.
export const updateSource = async (
  sql: Sql,
  source: { memberId: string; withdrawalId: string; accountNo: string },
): Promise<void> => {
  await sql.rows(
    `update withdrawal set from_account_no = coalesce(from_account_no, $3) where member_id = $1 and withdrawal_id = $2`,
    [source.memberId, source.withdrawalId, source.accountNo],
  );
};
