import type { Asking } from '#server/verb.ts';
import { findMemberOfWithdrawal } from './withdrawals-table.ts';

export const ownerOfWithdrawal = async ({
  context,
  question,
  refuse,
}: Asking<'NO_DATA'> & { readonly question: { readonly withdrawalId: string } }): Promise<string> =>
  (await findMemberOfWithdrawal(context.database, question.withdrawalId)) ?? refuse('NO_DATA');
