import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { movedAnswer } from '#contract/shapes/fields.ts';
import { amountField, shownAmountField } from '#money/money-wire.ts';

const withdrawal = <const Path extends `POST /${string}`>(at: Path) =>
  endpoint({
    at,
    who: 'member',
    effect: 'keyed',
    question: { amount: amountField() },
    answer: movedAnswer,
    refuses: ['NO_BANK', 'MONEY_NOT_ENOUGH', 'WITHDRAW_CLOSED', 'BONUS_CONDITION'],
    about:
      'Reserves the amount in the main wallet and requests its payout to the registered bank account. Both paths are the same call. `id` names its line of the statement, `createdAt` is its time.',
  });

export const withdrawalStatuses = [
  'REQUESTED',
  'SECOND',
  'APPROVED',
  'PAYING',
  'PAID',
  'RETURNED',
  'REVIEW',
  'REJECTED',
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

export const withdrawCalls = {
  limits: endpoint({
    at: 'GET /api/lookup/withdraw',
    who: 'member',
    effect: 'read',
    question: {},
    answer: z.object({ withdrawMin: shownAmountField(), withdrawMax: shownAmountField() }),
    refuses: ['WITHDRAW_CLOSED'],
    about: 'The smallest and the largest withdrawal in the member’s currency.',
  }),

  request: withdrawal('POST /api/wallet/withdraw'),
  requestFromApp: withdrawal('POST /api/wallet/withdrawAll'),
};
