import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { codeField } from '#contract/shapes.ts';
import { amountField, shownAmountField } from '#money/money-wire.ts';

// status PENDING: the provider's outcome is not known yet; an inquiry will end the transfer.
const transferAnswer = z.object({ message: z.string(), status: z.optional(z.string()) });

// Additions of this backend. Status PARTIAL: some games sent their money and others refused; the list says which. The
// amount is what came to the wallet.
const everythingAnswer = z.object({
  message: z.string(),
  status: z.optional(z.string()),
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
    about: 'Moves money between the main wallet (WALLET) and game accounts.',
  }),

  moveEverything: endpoint({
    at: 'POST /api/wallet/transferAll',
    who: 'member',
    effect: 'keyed',
    question: { to: codeField() },
    answer: everythingAnswer,
    refuses: ['NO_GAME', 'SLOT_NO_ACCOUNT', 'MONEY_NOT_ENOUGH', 'TRANSFER_FAIL'],
    about:
      'Moves the whole main wallet to a game, or (to WALLET) everything from all active games, all at once; each game is told.',
  }),
};
