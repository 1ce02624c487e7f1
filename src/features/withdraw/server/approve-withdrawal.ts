import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { requireFreshPassword } from '#server/http/require-fresh-password.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import { twoPersonThreshold } from '#server/operator/shared-settings.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { withdrawOfficeCalls } from '../office-contract.ts';
import { aloneSince, isWaitingForDecision, secondPersonBecause } from '../rules.ts';
import {
  approvedAlone,
  findWithdrawal,
  memberOfWithdrawal,
  recordApproval,
  recordFirstApproval,
} from './withdrawals-table.ts';

type Ask = Call<QuestionOf<typeof withdrawOfficeCalls.approve>>;

// Before the transaction: whose withdrawal it is, and that the person at the keyboard still is who logged in.
export const ownerForApproval = async (context: Context, call: Ask): Promise<string> => {
  const memberId = await memberOfWithdrawal(context.database, call.question.withdrawalId);
  if (memberId === null) return refuse('NO_DATA');
  await requireFreshPassword(context, call, call.question.password);
  return memberId;
};

// Approves a payout. Whether a second person is needed is decided here, under the lock, of amount and sum of 24 hours.
// Entries: none; the money stays held until the bank has paid.
// Repeating finds the withdrawal decided.
// Refuses: NO_DATA, WRONG_PASSWORD, SAME_PERSON, DECIDED_ALREADY; KEY_INVALID for another amount than the person saw.
export const approveWithdrawal = async (call: Ask, context: Context) => {
  const thresholds = await twoPersonThreshold.read(context);
  const { staffId, personId } = staffOf(call);
  return async (work: Work, question: Ask['question']): Promise<AnswerOf<typeof withdrawOfficeCalls.approve>> => {
    const { memberId, now } = work;
    const withdrawal = await findWithdrawal(work.sql, memberId, question.withdrawalId);
    if (withdrawal === null) return refuse('NO_DATA');
    const { amount, withdrawalId, firstPerson } = withdrawal;
    if (question.amount !== amount) refuse('KEY_INVALID');
    if (!isWaitingForDecision(withdrawal.status)) refuse('DECIDED_ALREADY');
    if (firstPerson === personId) refuse('SAME_PERSON');
    const threshold = thresholds[withdrawal.currency];
    const aloneBefore = await approvedAlone(work.sql, { memberId, personId, since: aloneSince(now) });
    const because = secondPersonBecause({ amount, aloneBefore, threshold });
    const isFirstOfTwo = firstPerson === null && because !== null;
    const approval = { memberId, withdrawalId, staffId, personId, threshold };
    const alone = firstPerson === null ? aloneBefore + amount : null;
    const recorded = isFirstOfTwo
      ? await recordFirstApproval(work.sql, approval)
      : await recordApproval(work.sql, { ...approval, alone, at: now });
    if (recorded === null) return refuse('DECIDED_ALREADY');
    const status = isFirstOfTwo ? 'SECOND' : 'APPROVED';
    work.audit(`withdrawal ${withdrawalId}`, {
      decided: status,
      personId,
      threshold: threshold.toString(),
      approvedAloneBefore: aloneBefore.toString(),
      ...(because === null ? {} : { secondPersonBecause: because }),
    });
    work.event('withdrawal', { id: withdrawalId });
    return { message: 'SUCCESS', status };
  };
};
