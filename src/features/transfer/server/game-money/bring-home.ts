import type { GameCode } from '#contract/games.ts';
import { findGameAccount } from '#features/game/server/public.ts';
import { findMember } from '#members/members-table.ts';
import { originOf } from '#server/context.ts';
import { transactionOn } from '#server/transaction-on.ts';
import type { Act, Steps } from '#server/verb.ts';
import type { transferOfficeCalls } from '../../office-contract.ts';
import { isReason } from '../../rules.ts';
import { transferHop } from '../transfer-hop.ts';

// Moves all money of a member at a game to the member's own wallet, as the member could.
// Entries: game:G -> transit:G -> wallet; what was won or lost is booked first.
// Repeating finds nothing left, or waits for the transfer under way.
// Refuses: NO_DATA, EVIDENCE_MISSING, MONEY_NOT_ENOUGH when there is nothing, TRANSFER_FAIL.
export const bringHome: Act<typeof transferOfficeCalls.bringHome> = async (asked) => {
  const { context, call, question, refuse } = asked;
  const { memberId, note } = question;
  if (!isReason(note)) return refuse('EVIDENCE_MISSING');
  const member = (await findMember(context.database, memberId)) ?? refuse('NO_DATA');
  const account = (await findGameAccount(context.database, memberId, question.code)) ?? refuse('NO_DATA');
  const code: GameCode = account.code;
  const plan = { memberId, operationId: context.newId(), origin: originOf(call) };
  const steps: Steps = {
    memberId,
    operationId: plan.operationId,
    beganAt: context.now(),
    inTransaction: (verb) => transactionOn(context, plan, verb),
  };
  // The reason is on record before anything moves.
  await steps.inTransaction((work) => {
    work.audit(`game ${code}`, { broughtHome: plan.operationId, because: note.trim() });
    return Promise.resolve();
  });
  const { end } = await transferHop(
    { context, call, refuse, steps },
    {
      transferId: plan.operationId,
      code,
      direction: 'out',
      amount: null,
      currency: member.currency,
      follows: null,
    },
  );
  if (end === 'empty') return refuse('MONEY_NOT_ENOUGH');
  if (end === 'refused') return refuse('TRANSFER_FAIL');
  return { message: 'SUCCESS', status: end === 'pending' ? 'PENDING' : 'SUCCESS' };
};
