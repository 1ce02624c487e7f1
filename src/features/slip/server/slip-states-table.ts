import type { Sql } from '#database/database.ts';
import { dueAheadMsMax } from '#server/outside/backoff.ts';
import type { SlipFailure } from '../contract.ts';
import { decideWithinMs, type ReviewReason } from '../rules.ts';
import { slipColumns, type Slip, type SlipKey } from './slips-table.ts';

// Takes the slip for one check: a second process finds it not due. `backAt` is the time of the next check.
export const takeSlip = (
  sql: Sql,
  due: SlipKey & { readonly now: Date; readonly backAt: Date },
): Promise<Slip | null> =>
  sql.one<Slip>(
    `update slip set due_at = $4 where member_id = $1 and slip_id = $2 and (due_at <= $3 or due_at > $5)
       and ended_at is null returning ${slipColumns}`,
    [due.memberId, due.slipId, due.now, due.backAt, new Date(due.now.getTime() + dueAheadMsMax)],
  );

export interface AnsweredTransfer {
  readonly amount: bigint;
  readonly paidAt: Date;
  readonly sendingBankCode: string;
  readonly from: { readonly bankCode: string; readonly accountNo: string; readonly name: string };
  readonly to: { readonly bankCode: string; readonly accountNo: string; readonly name: string };
}

// What the bank said, once it knew the transfer; from then on a report of another channel makes the slip due.
export const updateSlipTransfer = async (
  sql: Sql,
  { memberId, slipId }: SlipKey,
  reported: AnsweredTransfer,
): Promise<void> => {
  await sql.rows(
    `update slip set amount = $3, paid_at = $4, sending_bank_code = $5, payer_bank_code = $6, payer_account_no = $7,
       payer_name = $8, to_bank_code = $9, to_account_no = $10, to_name = $11, last_answer = 'found'
     where member_id = $1 and slip_id = $2 and ended_at is null`,
    [
      memberId,
      slipId,
      reported.amount,
      reported.paidAt,
      reported.sendingBankCode,
      reported.from.bankCode,
      reported.from.accountNo,
      reported.from.name,
      reported.to.bankCode,
      reported.to.accountNo,
      reported.to.name,
    ],
  );
};

// An answer that decides nothing: it is asked again at `dueAt`.
export const updateSlipUndecided = async (
  sql: Sql,
  { memberId, slipId }: SlipKey,
  reported: { readonly isAbsent: boolean; readonly answer: string; readonly dueAt: Date | null },
): Promise<void> => {
  await sql.rows(
    `update slip set inquiries = inquiries + 1, absences = absences + $3, last_answer = $4, due_at = $5
     where member_id = $1 and slip_id = $2 and ended_at is null`,
    [memberId, slipId, reported.isAbsent ? 1 : 0, reported.answer, reported.dueAt],
  );
};

// The team that owns it until someone picks it up.
const firstOwner = 'FINANCE';

// Hands it to staff; the first reason and its clock stay unless the reason changes. False if it has ended.
export const updateSlipReview = async (
  sql: Sql,
  { memberId, slipId }: SlipKey,
  review: { readonly reason: ReviewReason; readonly at: Date; readonly dueAt: Date | null },
): Promise<boolean> =>
  (await sql.one(
    `update slip set status = 'REVIEW', review_reason = $3, review_at = coalesce(review_at, $4),
       decide_by = coalesce(decide_by, $5), owner = coalesce(owner, '${firstOwner}'), due_at = $6
     where member_id = $1 and slip_id = $2 and ended_at is null returning slip_id`,
    [memberId, slipId, review.reason, review.at, new Date(review.at.getTime() + decideWithinMs), review.dueAt],
  )) !== null;

// False if it has ended, or if staff are deciding it.
export const endSlipFailed = async (
  sql: Sql,
  { memberId, slipId }: SlipKey,
  end: {
    readonly note: SlipFailure;
    readonly at: Date;
    readonly personId?: string;
    readonly staffNote?: string;
  },
): Promise<boolean> =>
  (await sql.one(
    `update slip set status = 'FAILED', note = $3, ended_at = $4, ended_by = $5, staff_note = $6, due_at = null,
       first_by = null, proposal = null
     where member_id = $1 and slip_id = $2 and ended_at is null and ($5::uuid is not null or proposal is null)
     returning slip_id`,
    [memberId, slipId, end.note, end.at, end.personId ?? null, end.staffNote ?? null],
  )) !== null;

// False if it has ended.
export const endSlipCredited = async (
  sql: Sql,
  { memberId, slipId }: SlipKey,
  end: {
    readonly creditId: string;
    readonly amount: bigint;
    readonly paidAt: Date;
    readonly at: Date;
    readonly personId?: string;
    readonly staffNote?: string;
  },
): Promise<boolean> =>
  (await sql.one(
    `update slip set status = 'SUCCESS', credit_id = $3, amount = $4, paid_at = $5, ended_at = $6, ended_by = $7,
       staff_note = $8, due_at = null, first_by = null, proposal = null
     where member_id = $1 and slip_id = $2 and ended_at is null returning slip_id`,
    [memberId, slipId, end.creditId, end.amount, end.paidAt, end.at, end.personId ?? null, end.staffNote ?? null],
  )) !== null;

// The sum of the member's other slips that were let through without proof since then.
export const countAllowed = async (
  sql: Sql,
  { memberId, slipId, currency }: Pick<Slip, 'memberId' | 'slipId' | 'currency'>,
  since: Date,
): Promise<bigint> =>
  (
    await sql.one<{ allowed: bigint }>(
      `select coalesce(sum(amount), 0)::bigint as allowed from slip
       where member_id = $1 and slip_id <> $2 and currency = $3 and allowed_at >= $4 and status <> 'FAILED'`,
      [memberId, slipId, currency, since],
    )
  )?.allowed ?? 0n;

// False if it was let through since then.
export const updateSlipAllowed = async (
  sql: Sql,
  { memberId, slipId }: SlipKey,
  { since, at }: { readonly since: Date; readonly at: Date },
): Promise<boolean> =>
  (await sql.one(
    `update slip set allowed_at = $4 where member_id = $1 and slip_id = $2 and (allowed_at is null or allowed_at < $3)
     returning slip_id`,
    [memberId, slipId, since, at],
  )) !== null;

const wakenPerRun = 200;

// Slips whose transfer the bank reported, and that wait for another channel to report it too.
export const listSlipsWaiting = (sql: Sql, now: Date): Promise<(SlipKey & { readonly amount: bigint })[]> =>
  sql.rows<SlipKey & { readonly amount: bigint }>(
    `select member_id as "memberId", slip_id as "slipId", amount from slip
     where ended_at is null and proposal is null and last_answer = 'found' and due_at > $1
     order by created_at desc limit ${String(wakenPerRun)}`,
    [now],
  );

export const updateSlipsDue = async (sql: Sql, slips: readonly SlipKey[], at: Date): Promise<void> => {
  await sql.rows(
    `update slip set due_at = $3 where member_id = any ($1) and slip_id = any ($2) and ended_at is null
       and proposal is null and due_at > $3`,
    [slips.map(({ memberId }) => memberId), slips.map(({ slipId }) => slipId), at],
  );
};
