import { findPayout, type Payout } from '#features/withdraw/server/public.ts';
import { isErased } from '#members/erasure-lock.ts';
import { aloneLimits, type LimitsOf } from '#server/operator/decide-alone.ts';
import { requireFree } from '#server/operator/two-people.ts';
import type { Asked, Write } from '#server/verb.ts';
import type { depositOfficeCalls } from '../../../office-contract.ts';
import { decide, itemOf } from '../../desk/decide-suspense.ts';
import { isReturnForTwo, whyNoReturn } from './why-no-return.ts';

type BookPayoutReturn = typeof depositOfficeCalls.bookPayoutReturn;

interface Prepared {
  readonly payout: Payout | null;
  readonly limitsOf: LimitsOf;
}

// Before the transaction: the payout, whose end and amount no longer change.
export const preparePayoutReturn = async (asked: Asked<BookPayoutReturn>): Promise<Prepared> => {
  const { context, question } = asked;
  const [payout, limitsOf] = await Promise.all([
    findPayout(context.database, question.withdrawalId),
    aloneLimits(asked),
  ]);
  return { payout, limitsOf };
};

// Gives money in suspense back to the member whose withdrawal the bank returned. Two people as in naming it, or in doubt.
// Entries: suspense -> bank of the house; then bank -> wallet of the member, by credit-payout-return.ts.
// Repeating finds it decided; a withdrawal has one return, under the lock of the house and by a unique key.
// Refuses: NO_DATA, DECIDED_ALREADY, WRONG_PASSWORD, PAYOUT_NOT_PAID, PAYOUT_DIFFERS, PAYOUT_RETURNED; KEY_INVALID.
export const bookPayoutReturn: Write<BookPayoutReturn, Prepared> = async (asked) => {
  const { work, question, refuse, prepared } = asked;
  const { payout, limitsOf } = prepared;
  const item = await itemOf(asked, question.itemId);
  requireFree(asked, item);
  if (question.amount !== item.amount) refuse('KEY_INVALID');
  if (payout === null || (await isErased(work.sql, payout.memberId))) return refuse('NO_DATA');
  const because = await whyNoReturn(work.sql, item, payout);
  if (because !== null) refuse(because);
  const { memberId, withdrawalId, sentAt } = payout;
  const seen = (sentAt ?? item.paidAt).toISOString();
  const proposal = { act: 'PAYOUT', memberId, withdrawalId, seen } as const;
  return decide(asked, item, { proposal, limitsOf, isForTwo: isReturnForTwo(item, payout) });
};
