import { payoutsAreStopped } from '#server/brake.ts';
import type { Context } from '#server/context.ts';
import { transactionOn, type Work } from '#server/transaction-on.ts';
import { inquiryWaitMs, reviewAfterMs } from '../rules.ts';
import { operatorAccountOf } from './payout-account.ts';
import { settleWithdrawal, type PayoutEnd } from './settle-withdrawal.ts';
import {
  dueWithdrawals,
  noteSending,
  noteUnknown,
  takeDue,
  type DueWithdrawal,
  type Withdrawal,
} from './withdrawals-table.ts';

// A look holds the withdrawal this long; past it, whoever looks next finds what the bank knows by the same reference.
const lookMs = 60_000;

const onWithdrawal = <Result>(
  context: Context,
  withdrawal: { memberId: string; withdrawalId: string },
  verb: (work: Work) => Promise<Result>,
): Promise<Result> =>
  transactionOn(
    context,
    {
      memberId: withdrawal.memberId,
      operationId: withdrawal.withdrawalId,
      origin: { actor: { kind: 'system' }, act: 'payout', requestId: withdrawal.withdrawalId, address: '-' },
    },
    verb,
  );

// Not while payouts are stopped, and not where somebody else has sent it since it was read.
const maySend = (context: Context, withdrawal: Withdrawal): Promise<boolean> =>
  onWithdrawal(context, withdrawal, async (work) => {
    if (await payoutsAreStopped(work.sql)) return false;
    if ((await noteSending(work.sql, { ...withdrawal, at: work.now })) === null) return false;
    work.audit(`withdrawal ${withdrawal.withdrawalId}`, { sent: withdrawal.sendings + 1 });
    return true;
  });

const send = async (context: Context, withdrawal: Withdrawal): Promise<PayoutEnd | 'unknown'> => {
  const fromAccountNo = await operatorAccountOf(context, withdrawal.currency);
  if (!(await maySend(context, withdrawal))) return 'unknown';
  const outcome = await context.providers.bank.payOut({
    reference: withdrawal.withdrawalId,
    fromAccountNo,
    to: { bankCode: withdrawal.bankCode, accountNo: withdrawal.bankAccountNo, name: withdrawal.bankAccountName },
    amount: withdrawal.amount,
    currency: withdrawal.currency,
  });
  if (outcome.kind === 'done') return { status: 'PAID', bankReference: outcome.value.bankReference };
  // A refusal of a repeated sending says nothing of the earlier one.
  if (outcome.kind === 'refused' && withdrawal.sendings === 0)
    return { status: 'RETURNED', bankReference: null, sendingsMax: 1 };
  return 'unknown';
};

// The same id is asked about, and sent again under that id alone, once the bank has surely never heard of it.
const ask = async (context: Context, withdrawal: Withdrawal): Promise<PayoutEnd | 'unknown'> => {
  const { bank } = context.providers;
  const state = await bank.queryPayout({
    reference: withdrawal.withdrawalId,
    amount: withdrawal.amount,
    currency: withdrawal.currency,
  });
  if (state.kind === 'done') return { status: 'PAID', bankReference: state.bankReference };
  if (state.kind === 'refused') return { status: 'RETURNED', bankReference: null };
  if (state.kind === 'unknown') return 'unknown';
  const sentAgoMs = context.now().getTime() - (withdrawal.lastSentAt?.getTime() ?? 0);
  return sentAgoMs > bank.lateArrivalWindowMs ? send(context, withdrawal) : 'unknown';
};

const look = async (context: Context, due: { memberId: string; withdrawalId: string }): Promise<void> => {
  const now = context.now();
  const taken = await onWithdrawal(context, due, (work) =>
    takeDue(work.sql, { ...due, now, due: new Date(now.getTime() + lookMs) }),
  );
  if (taken === null) return;
  const end = taken.sendings === 0 ? await send(context, taken) : await ask(context, taken);
  await onWithdrawal(context, due, async (work) => {
    if (end !== 'unknown') return settleWithdrawal(work, taken, end);
    const firstSentAt = taken.firstSentAt ?? now;
    const isForReview = work.now.getTime() - firstSentAt.getTime() >= reviewAfterMs;
    const next = new Date(work.now.getTime() + inquiryWaitMs(taken.inquiries));
    await noteUnknown(work.sql, { ...due, due: next, isForReview });
  });
};

// A look that fails is made again when the withdrawal is next due, and keeps no other from its own.
const lookSafely = async (context: Context, due: DueWithdrawal): Promise<void> => {
  try {
    await look(context, due);
  } catch (error) {
    context.log.error({ err: error, withdrawalId: due.withdrawalId }, 'a withdrawal could not be looked at');
  }
};

// Sends approved payouts and asks about those whose outcome is unknown. Money never comes back on a timeout alone.
// While payouts are stopped those already sent are still asked about.
export const sendPayouts = async (context: Context): Promise<void> => {
  const isStopped = await payoutsAreStopped(context.database);
  for (const due of await dueWithdrawals(context.database, context.now()))
    if (!isStopped || due.isSent) await lookSafely(context, due);
};
