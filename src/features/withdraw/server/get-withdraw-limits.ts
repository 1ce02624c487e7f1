import { balancesOf } from '#ledger';
import type { Read } from '#server/verb.ts';
import type { withdrawCalls } from '../contract.ts';
import { withdrawLimitsOf } from './settings.ts';

export const getWithdrawLimits: Read<typeof withdrawCalls.limits> = async (asked) => {
  const { currency } = await balancesOf(asked.context.database, asked.member.memberId);
  return withdrawLimitsOf(asked, currency);
};
