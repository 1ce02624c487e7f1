import type { GameCode } from '#contract/games.ts';
import { listGameAccounts, targetGame } from '#features/game/server/public.ts';
import { balancesOf } from '#ledger';
import type { Currency } from '#money/currency.ts';
import { Refusal } from '#server/refuse.ts';
import type { Asking, Stepping, WriteInSteps } from '#server/verb.ts';
import type { transferCalls } from '../contract.ts';
import { wallet } from '../rules.ts';
import { transferHop, type HopEnd, type HopRefusal } from './transfer-hop.ts';
import { answerOf, refuseWhileStopped } from './transfer-money.ts';

// A game that cannot be reached now counts as refused: its money stays there, the others' money is moved.
const bringHome = async (
  asking: Stepping<HopRefusal>,
  hop: { code: GameCode; currency: Currency; isFirst: boolean },
): Promise<HopEnd | 'busy'> => {
  const { context, steps } = asking;
  const transferId = hop.isFirst ? steps.operationId : context.newId();
  const follows = hop.isFirst ? null : steps.operationId;
  try {
    return await transferHop(asking, {
      transferId,
      code: hop.code,
      direction: 'out',
      amount: null,
      currency: hop.currency,
      follows,
    });
  } catch (error) {
    if (error instanceof Refusal) return error.code === 'REQUEST_LIMIT' ? 'busy' : 'refused';
    throw error;
  }
};

// If another transfer of the member is under way at every game with money, nothing was begun.
const worst = ({ refuse }: Asking<'REQUEST_LIMIT'>, ends: readonly (HopEnd | 'busy')[]): HopEnd => {
  const found = (['refused', 'pending', 'busy', 'confirmed'] as const).find((end) => ends.includes(end)) ?? 'empty';
  if (found !== 'busy') return found;
  return ends.includes('confirmed') ? 'pending' : refuse('REQUEST_LIMIT', 409);
};

// Moves everything to one account: the whole wallet to a game, or the money of all active games to the wallet.
// Entries: as transferMoney, one hop a game.
// Repeating with the same request key returns the first answer.
// Refuses: NO_GAME, SLOT_NO_ACCOUNT, MONEY_NOT_ENOUGH when there is nothing to move, TRANSFER_FAIL.
export const transferEverything: WriteInSteps<typeof transferCalls.moveEverything> = async (asked) => {
  const { context, steps, question } = asked;
  const { memberId } = asked.member;
  const { currency } = await balancesOf(context.database, memberId);
  if (question.to !== wallet) {
    const code = await targetGame(asked, { memberId, code: question.to, currency });
    await refuseWhileStopped(asked, code);
    return answerOf(
      asked,
      await transferHop(asked, {
        transferId: steps.operationId,
        code,
        direction: 'in',
        amount: null,
        currency,
        follows: null,
      }),
    );
  }
  const active = (await listGameAccounts(context.database, memberId)).filter((account) => account.isActive);
  const ends = await Promise.all(
    active.map(({ code }, index) => bringHome(asked, { code, currency, isFirst: index === 0 })),
  );
  return answerOf(asked, worst(asked, ends));
};
