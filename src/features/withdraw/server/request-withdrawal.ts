import type { QuestionOf } from '#contract/endpoint.ts';
import { accounts, holds } from '#ledger';
import { memberOf, type Call, type Context } from '#server/context.ts';
import { replyToMove } from '#server/reply-to-move.ts';
import type { Reply } from '#server/run-verb.ts';
import { refuse } from '#server/refuse.ts';
import type { withdrawCalls } from '../contract.ts';
import { limitBreach } from '../rules.ts';
import { payoutAccountOf } from './payout-account.ts';
import { withdrawLimitsOf } from './settings.ts';

// Reserves the member's money for a payout and records the request.
// Entries: wallet -> held.
// Repeating with the same request key returns the first answer.
// Refuses: NO_BANK, MONEY_NOT_ENOUGH, WITHDRAW_CLOSED; KEY_INVALID outside the limits.
export const requestWithdrawal = async (
  context: Context,
  call: Call<QuestionOf<typeof withdrawCalls.request>>,
): Promise<Reply> => {
  const { memberId } = memberOf(call);
  const { amount } = call.question;
  return replyToMove(context, call, async ({ operationId, now }) => {
    const account = await payoutAccountOf(context, memberId);
    if (account === null) return refuse('NO_BANK');
    if (limitBreach(amount, await withdrawLimitsOf(context, account.currency)) !== null) refuse('KEY_INVALID');
    return {
      move: holds.reserve(
        { memberId, operationId, from: accounts.wallet, through: accounts.held, amount },
        {
          at: now,
          opens: { id: operationId, type: 'withdraw', status: 'PENDING', from: 'WALLET', to: account.bankCode, amount },
        },
      ),
      records: [
        {
          writer: 'withdrawal',
          row: {
            member_id: memberId,
            withdrawal_id: operationId,
            amount: amount.toString(),
            currency: account.currency,
            bank_code: account.bankCode,
            bank_account_no: account.accountNo,
            bank_account_name: account.accountName,
            created_at: now,
          },
        },
      ],
      audit: { object: `withdrawal ${operationId}`, detail: { amount: amount.toString(), currency: account.currency } },
      event: { topic: 'withdrawal', detail: { id: operationId } },
      answer: { message: 'SUCCESS' },
    };
  });
};
