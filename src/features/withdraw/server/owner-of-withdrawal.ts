import type { Asking } from '#server/verb.ts';
import { memberOfWithdrawal } from './withdrawals-table.ts';

export const ownerOfWithdrawal = async ({
  context,
  question,
  refuse,
}: Asking<'NO_DATA'> & { readonly question: { readonly withdrawalId: string } }): Promise<string> =>
  (await memberOfWithdrawal(context.database, question.withdrawalId)) ?? refuse('NO_DATA');
