import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { codeField, movedAnswer } from '#contract/shapes/fields.ts';
import { amountField, shownAmountField } from '#money/money-wire.ts';

const transferAnswer = z.object({ ...movedAnswer.shape, status: z.optional(z.string()) });

const everythingAnswer = z.object({
  ...transferAnswer.shape,
  amount: z.optional(shownAmountField()),
  games: z.optional(z.array(z.object({ code: z.string(), status: z.enum(['SUCCESS', 'PENDING', 'FAILED', 'BUSY']) }))),
});

export const transferCalls = {
  move: endpoint({
    at: 'POST /api/wallet/transfer',
    who: 'member',
    effect: 'keyed',
    question: { from: codeField(), to: codeField(), amount: amountField() },
    answer: transferAnswer,
    refuses: ['TRANSFER_MINIMUM', 'NO_GAME', 'SLOT_NO_ACCOUNT', 'MONEY_NOT_ENOUGH', 'TRANSFER_FAIL'],
    about:
      'Moves money between the main wallet (WALLET) and a game account, or between two game accounts. `status` is PENDING while the game’s answer is unknown: the transfer then ends automatically. `id` names its line of the statement, from game to game that of the first half, and `createdAt` is its time.',
  }),

  moveEverything: endpoint({
    at: 'POST /api/wallet/transferAll',
    who: 'member',
    effect: 'keyed',
    question: { to: codeField() },
    answer: everythingAnswer,
    refuses: ['NO_GAME', 'SLOT_NO_ACCOUNT', 'MONEY_NOT_ENOUGH', 'TRANSFER_FAIL'],
    about:
      'Moves the whole main wallet to a game, or (to WALLET) everything from all active games at once. `amount` is what has arrived, or is on its way to a game, `games` says how each game ended (BUSY: an earlier transfer is open), and `status` is PENDING or PARTIAL if not all of them succeeded. `id` names the line of the statement, if there is only one; `createdAt` is the time of the first.',
  }),
};
