import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { codeField } from '#contract/shapes.ts';
import { amountField } from '#money/money-wire.ts';

// status PENDING: the provider's outcome is not known yet; an inquiry will end the transfer.
const transferAnswer = z.object({ message: z.string(), status: z.optional(z.string()) });

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
    answer: transferAnswer,
    refuses: ['NO_GAME', 'SLOT_NO_ACCOUNT', 'MONEY_NOT_ENOUGH', 'TRANSFER_FAIL'],
    about: 'Moves the whole main wallet to a game, or (to WALLET) everything from all active games.',
  }),
};
