import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import type { WithdrawalStatus } from '../../contract.ts';

// A withdrawal as money that comes back is compared with it.
export interface Payout {
  readonly memberId: string;
  readonly withdrawalId: string;
  readonly status: WithdrawalStatus;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly bankCode: string;
  readonly bankAccountNo: string;
  readonly bankAccountName: string;
  // The account of ours that paid it. Null if it was never sent.
  readonly fromAccountNo: string | null;
  readonly sentAt: Date | null;
  readonly isReturned: boolean;
  // An open finding is about it, such as that the bank says it never paid.
  readonly isDoubted: boolean;
  // People confirmed that it was paid, or ended a finding about it: more than the bank's own answer says so.
  readonly isByPeople: boolean;
}

const columns = `w.member_id as "memberId", w.withdrawal_id as "withdrawalId", w.status, w.amount, w.currency,
  w.bank_code as "bankCode", w.bank_account_no as "bankAccountNo", w.bank_account_name as "bankAccountName",
  w.from_account_no as "fromAccountNo", w.first_sent_at as "sentAt", r.withdrawal_id is not null as "isReturned",
  exists (select from finding f where f.member_id = w.member_id and f.object = 'withdrawal ' || w.withdrawal_id
    and f.closed_at is null) as "isDoubted",
  exists (select from finding f where f.member_id = w.member_id and f.object = 'withdrawal ' || w.withdrawal_id)
    or exists (select from outside_decision d where d.member_id = w.member_id and d.work_kind = 'payout'
      and d.work_id = w.withdrawal_id and d.status = 'CONFIRMED') as "isByPeople"`;
const joined = `left join payout_return r on r.member_id = w.member_id and r.withdrawal_id = w.withdrawal_id`;

export const findPayoutOf = (sql: Sql, memberId: string, withdrawalId: string): Promise<Payout | null> =>
  sql.one<Payout>(`select ${columns} from withdrawal w ${joined} where w.member_id = $1 and w.withdrawal_id = $2`, [
    memberId,
    withdrawalId,
  ]);

export interface PayoutsSent {
  readonly fromAccountNo: string;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly from: Date;
  readonly to: Date;
}

// Those paid from the account and not returned, of the amount and sent in that time, the newest first.
export const listPayoutsSent = (sql: Sql, sent: PayoutsSent): Promise<Payout[]> =>
  sql.rows<Payout>(
    `select ${columns} from withdrawal w ${joined}
     where w.amount = $1 and w.currency = $2 and w.status = 'PAID' and w.ended_at >= $3
       and w.first_sent_at between $3 and $4 and w.from_account_no = $5 and r.withdrawal_id is null
     order by w.first_sent_at desc, w.withdrawal_id limit 20`,
    [sent.amount, sent.currency, sent.from, sent.to, sent.fromAccountNo],
  );

// The member's that were paid and have not come back.
export const listPayoutsPaid = (sql: Sql, memberId: string): Promise<Payout[]> =>
  sql.rows<Payout>(
    `select ${columns} from withdrawal w ${joined}
     where w.member_id = $1 and w.status = 'PAID' and r.withdrawal_id is null`,
    [memberId],
  );

export interface PayoutReturn {
  readonly memberId: string;
  readonly withdrawalId: string;
  // The operation that gives the money back, and the one that kept it in suspense.
  readonly operationId: string;
  readonly suspenseId: string;
  readonly amount: bigint;
  readonly at: Date;
}

// False if the payout was returned before.
export const insertPayoutReturn = async (sql: Sql, row: PayoutReturn): Promise<boolean> =>
  (await sql.one(
    `insert into payout_return (member_id, withdrawal_id, operation_id, suspense_id, amount, returned_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (member_id, withdrawal_id) do nothing returning member_id`,
    [row.memberId, row.withdrawalId, row.operationId, row.suspenseId, row.amount, row.at],
  )) !== null;

type KnownReturn = Omit<PayoutReturn, 'suspenseId'>;

const returnColumns = `member_id as "memberId", withdrawal_id as "withdrawalId", operation_id as "operationId", amount,
  returned_at as at`;

export const findPayoutReturn = (sql: Sql, memberId: string, withdrawalId: string): Promise<KnownReturn | null> =>
  sql.one<KnownReturn>(`select ${returnColumns} from payout_return where member_id = $1 and withdrawal_id = $2`, [
    memberId,
    withdrawalId,
  ]);

// The return whose line of the statement it is.
export const findReturnOfLine = (sql: Sql, memberId: string, operationId: string): Promise<KnownReturn | null> =>
  sql.one<KnownReturn>(`select ${returnColumns} from payout_return where member_id = $1 and operation_id = $2`, [
    memberId,
    operationId,
  ]);
