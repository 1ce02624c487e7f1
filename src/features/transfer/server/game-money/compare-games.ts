import { listGameAccounts, refreshBalances, updateReadDue } from '#features/game/server/public.ts';
import { findMember } from '#members/members-table.ts';
import { originOf } from '#server/context.ts';
import { transactionOn } from '#server/transaction-on.ts';
import type { Act } from '#server/verb.ts';
import type { transferOfficeCalls } from '../../office-contract.ts';

// Queries the games of one member now. A game that gives no answer stays due, and the job records that it is silent.
// Entries: what was won or lost, like every reading.
// Repeating within 10 s uses the same readings.
// Refuses: NO_DATA.
export const compareGames: Act<typeof transferOfficeCalls.compareGames> = async ({
  context,
  call,
  question,
  refuse,
}) => {
  const { memberId } = question;
  if ((await findMember(context.database, memberId)) === null) return refuse('NO_DATA');
  const plan = { memberId, operationId: context.newId(), origin: originOf(call) };
  await transactionOn(context, plan, async (work) => {
    for (const { code } of await listGameAccounts(work.sql, memberId))
      await updateReadDue(work.sql, { memberId, code, now: work.now });
    work.audit(`member ${memberId}`, { games: 'compared by hand' });
  });
  await refreshBalances(context, memberId);
  return { message: 'SUCCESS' };
};
