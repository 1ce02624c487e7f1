import type { AnswerOf } from '#contract/endpoint.ts';
import { balancesOf } from '#ledger';
import { memberOf, type Call, type Context } from '#server/context.ts';
import type { withdrawCalls } from '../contract.ts';
import { withdrawLimitsOf } from './settings.ts';

export const getWithdrawLimits = async (
  context: Context,
  call: Call,
): Promise<AnswerOf<typeof withdrawCalls.limits>> => {
  const { currency } = await balancesOf(context.database, memberOf(call).memberId);
  return withdrawLimitsOf(context, currency);
};
