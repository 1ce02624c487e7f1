import type { AnswerOf } from '#contract/endpoint.ts';
import { withdrawLimitsOf } from '#server/operator/operator-settings.ts';
import { balancesOf } from '#ledger';
import { memberOf, type Call, type Context } from '#server/context.ts';
import type { withdrawCalls } from '../contract.ts';

export const getWithdrawLimits = async (
  context: Context,
  call: Call,
): Promise<AnswerOf<typeof withdrawCalls.limits>> => {
  const { currency } = await balancesOf(context.database, memberOf(call).memberId);
  return withdrawLimitsOf(context, currency);
};
