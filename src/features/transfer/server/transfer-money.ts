import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { knownGame, targetGame } from '#features/game/server/public.ts';
import { balancesOf } from '#ledger';
import { laneIsStopped } from '#server/brake.ts';
import type { Context } from '#server/context.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { refuse } from '#server/refuse.ts';
import type { Steps } from '#server/run-steps.ts';
import type { transferCalls } from '../contract.ts';
import { transferMin, wallet } from '../rules.ts';
import { transferHop, type HopEnd } from './transfer-hop.ts';
import { transfersOfRequest } from './transfers-table.ts';

type Answer = AnswerOf<typeof transferCalls.move>;

export const answerOf = (end: HopEnd): Answer => {
  if (end === 'refused') return refuse('TRANSFER_FAIL');
  if (end === 'empty') return refuse('MONEY_NOT_ENOUGH');
  return end === 'pending' ? { message: 'SUCCESS', status: 'PENDING' } : { message: 'SUCCESS' };
};

// While an invariant has failed, or a finding has stopped the game's lane, nothing leaves for it; nothing has been taken
// from the wallet yet.
export const refuseWhileStopped = async (context: Context, code: string): Promise<void> => {
  if (await laneIsStopped(context.database, laneNames.game(code))) refuse('TRANSFER_FAIL');
};

// Moves money between the wallet and a game, or from game to game through the wallet.
// Entries: wallet -> transit:G -> game:G, or game:G -> transit:G -> wallet; back to where it was when refused.
// Repeating with the same request key returns the first answer; the provider knows each hop by its one id.
// Refuses: TRANSFER_MINIMUM, NO_GAME, SLOT_NO_ACCOUNT, MONEY_NOT_ENOUGH, TRANSFER_FAIL; KEY_INVALID for one and the same end.
export const transferMoney = async (steps: Steps, question: QuestionOf<typeof transferCalls.move>): Promise<Answer> => {
  const { context, memberId } = steps;
  const { from, to, amount } = question;
  if (from === to) return refuse('KEY_INVALID');
  if (amount < transferMin) return refuse('TRANSFER_MINIMUM');
  const { currency } = await balancesOf(context.database, memberId);
  const source = from === wallet ? null : (await knownGame(context, { memberId, code: from, currency })).game.code;
  const target = to === wallet ? null : await targetGame(context, { memberId, code: to, currency });
  if (target !== null) await refuseWhileStopped(context, target);
  if (source === null) {
    if (target === null) return refuse('KEY_INVALID');
    return answerOf(
      await transferHop(steps, {
        transferId: steps.operationId,
        code: target,
        direction: 'in',
        amount,
        currency,
        follows: null,
      }),
    );
  }
  const home = await transferHop(steps, {
    transferId: steps.operationId,
    code: source,
    direction: 'out',
    amount,
    currency,
    follows: null,
  });
  if (target === null || home !== 'confirmed') return answerOf(home);
  await refuseWhileStopped(context, target);
  return answerOf(
    await transferHop(steps, {
      transferId: context.newId(),
      code: target,
      direction: 'in',
      amount,
      currency,
      follows: steps.operationId,
    }),
  );
};

// From game to game the money goes through the wallet, and stays there when the second half does not come about.
const isHalfWay = ({ from, to }: { from?: string; to: string }, hops: number): boolean =>
  from !== undefined && from !== wallet && to !== wallet && hops < 2;

// The answer to a repeat whose first call died between its steps, read from the state of its hops.
export const answerOfLostTransfer = async (
  context: Context,
  lost: { memberId: string; operationId: string; question: { from?: string; to: string } },
): Promise<Answer> => {
  const hops = await transfersOfRequest(context.database, lost.memberId, lost.operationId);
  if (hops.length === 0 || hops.some((hop) => hop.status === 'RETURNED')) return refuse('TRANSFER_FAIL');
  if (hops.some((hop) => hop.status !== 'CONFIRMED')) return answerOf('pending');
  return isHalfWay(lost.question, hops.length) ? refuse('TRANSFER_FAIL') : answerOf('confirmed');
};
