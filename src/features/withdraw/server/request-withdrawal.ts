import { settleCondition } from '#conditions/settle-condition.ts';
import { accounts, holds } from '#ledger';
import type { WriteByMove } from '#server/verb.ts';
import type { withdrawCalls } from '../contract.ts';
import { limitBreach, payablePart } from '../rules.ts';
import { payoutAccountOf } from './payout-account.ts';
import { withdrawLimitsOf } from './settings.ts';

// Reserves the member's money for a payout and records the request.
// Entries: wallet -> held.
// Repeating with the same request key returns the first answer.
// Refuses: NO_BANK, MONEY_NOT_ENOUGH, WITHDRAW_CLOSED, BONUS_CONDITION; KEY_INVALID outside the limits and for parts of a kip.
export const requestWithdrawal: WriteByMove<typeof withdrawCalls.request> = async (asked) => {
  const { operationId, now, refuse } = asked;
  const { memberId } = asked.member;
  const { amount } = asked.question;
  const account = await payoutAccountOf(asked.context, memberId);
  if (account === null) return refuse('NO_BANK');
  if (limitBreach(amount, await withdrawLimitsOf(asked, account.currency)) !== null) refuse('KEY_INVALID');
  if (payablePart(amount, account.currency) !== amount) refuse('KEY_INVALID');
  await settleCondition(asked.context, memberId);
  return {
    move: holds.reserve(
      { memberId, operationId, from: accounts.wallet, through: accounts.held, amount },
      {
        at: now,
        opens: { id: operationId, type: 'withdraw', status: 'PENDING', from: 'WALLET', to: account.bankCode, amount },
      },
    ),
    guards: [{ guard: 'guard_condition', row: { member_id: memberId } }],
    records: [
      {
        writer: 'write_withdrawal',
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
    answer: { message: 'SUCCESS', id: operationId, createdAt: now.toISOString() },
  };
};
