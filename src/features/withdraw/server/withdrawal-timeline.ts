import type { Context } from '#server/context.ts';
import { laneIsStopped } from '#server/brake.ts';
import { findMember } from '#members/members-table.ts';
import { promisedMinutes } from '#server/operator/shared-settings.ts';
import { reviewAfterMs } from '#server/outside/backoff.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { listObjectSteps } from '#server/records/audit-steps-table.ts';
import type { TimelineSource, SourceStep, SourceTimeline } from '#server/records/timeline-source.ts';
import { findPayoutReturn, findReturnOfLine } from './payout-returns/payout-returns-table.ts';
import { operatorAccountOf } from './payout-account.ts';
import { findWithdrawal, type Withdrawal } from './withdrawals-table.ts';

const minuteMs = 60_000;
const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);

// Without a promise while nobody knows when it goes on.
const beforeSending = async (context: Context, row: Withdrawal, until: Date): Promise<SourceTimeline> => {
  const isSuspended = (await findMember(context.database, row.memberId))?.suspendedAt != null;
  if (isSuspended) return { steps: [], next: { what: 'PAYOUT_LEAVES', until: null }, reason: 'ACCOUNT_PAUSED' };
  const isStopped = await laneIsStopped(context.database, laneNames.payout(row.currency));
  const hasAccount = row.fromAccountNo !== null || (await operatorAccountOf(context, row.currency)) !== null;
  if (isStopped || !hasAccount)
    return { steps: [], next: { what: 'PAYOUT_LEAVES', until: null }, reason: 'PAYOUTS_PAUSED' };
  return { steps: [], next: { what: 'PAYOUT_LEAVES', until } };
};

const comingOf = async (context: Context, row: Withdrawal): Promise<SourceTimeline> => {
  const { staff, withdrawal } = await promisedMinutes.read(context);
  const until = later(row.createdAt, withdrawal * minuteMs);
  const sentAt = row.firstSentAt ?? row.createdAt;
  if (row.status === 'REQUESTED' || row.status === 'SECOND') return { steps: [], next: { what: 'STAFF_CHECK', until } };
  if (row.status === 'APPROVED') return beforeSending(context, row, until);
  if (row.status === 'REVIEW')
    return {
      steps: [],
      next: { what: 'STAFF_DECIDE', until: later(sentAt, reviewAfterMs + staff * minuteMs) },
      reason: 'BANK_SILENT',
    };
  const confirmedBy = later(sentAt, reviewAfterMs);
  return {
    steps: [],
    next: { what: 'BANK_CONFIRMS', until: confirmedBy > until ? confirmedBy : until },
    reason: row.lastAnswer === null ? null : 'BANK_SILENT',
  };
};

// It was paid; days later the bank may have sent the money back.
const paidOf = async ({ database }: Context, row: Withdrawal, endedAt: Date): Promise<SourceTimeline> => {
  const paid = { what: 'PAYOUT_PAID', at: endedAt, place: row.bankCode } as const;
  const returned = await findPayoutReturn(database, row.memberId, row.withdrawalId);
  if (returned === null) return { steps: [paid], can: ['CHECK_BANK'] };
  return { steps: [paid, { what: 'PAYOUT_RETURNED', at: returned.at }], can: ['ASK_HELP'] };
};

const endOf = (
  context: Context,
  row: Withdrawal,
  { endedAt, note }: { endedAt: Date; note: string | null },
): SourceTimeline | Promise<SourceTimeline> =>
  row.status === 'PAID'
    ? paidOf(context, row, endedAt)
    : {
        steps: [{ what: 'WITHDRAWAL_RETURNED', at: endedAt }],
        note,
        can: note === 'MEMBER_ASKED' ? ['RETRY'] : ['RETRY', 'ASK_HELP'],
      };

// The checks by staff, by what was decided and never by whom.
const checksOf = async ({ database }: Context, row: Withdrawal): Promise<SourceTimeline['steps']> =>
  (await listObjectSteps(database, row.memberId, `withdrawal ${row.withdrawalId}`)).flatMap(
    ({ at, detail }): SourceStep[] => {
      if (detail['decided'] === 'SECOND') return [{ what: 'WITHDRAWAL_FIRST_CHECK', at }];
      return detail['decided'] === 'APPROVED' ? [{ what: 'WITHDRAWAL_APPROVED', at }] : [];
    },
  );

const tell = async (context: Context, row: Withdrawal, note: string | null): Promise<SourceTimeline> => {
  const { endedAt, firstSentAt, bankCode } = row;
  const rest = endedAt === null ? await comingOf(context, row) : await endOf(context, row, { endedAt, note });
  const sent = firstSentAt === null ? [] : [{ what: 'PAYOUT_SENT', at: firstSentAt, place: bankCode } as const];
  return {
    ...rest,
    steps: [
      { what: 'WITHDRAWAL_REQUESTED', at: row.createdAt },
      ...(await checksOf(context, row)),
      ...sent,
      ...rest.steps,
    ],
    facts: {
      status: row.status,
      sendings: row.sendings,
      inquiries: row.inquiries,
      lastAnswer: row.lastAnswer,
      lastSentAt: row.lastSentAt,
      dueAt: row.dueAt,
      bankReference: row.bankReference,
    },
    objects: [`withdrawal ${row.withdrawalId}`],
  };
};

export const withdrawalTimeline: TimelineSource = {
  type: 'withdraw',
  tell: async (context, { memberId, operation }) => {
    const row = await findWithdrawal(context.database, memberId, operation.id);
    return row === null ? null : tell(context, row, operation.note);
  },
};

// The line of a payout that came back tells the withdrawal from its beginning.
export const returnTimeline: TimelineSource = {
  type: 'transfer',
  tell: async (context, { memberId, operation }) => {
    const returned = await findReturnOfLine(context.database, memberId, operation.id);
    const row = returned === null ? null : await findWithdrawal(context.database, memberId, returned.withdrawalId);
    return row === null ? null : tell(context, row, null);
  },
};
