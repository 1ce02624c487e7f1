import * as z from 'zod/mini';
import { bannerShape } from '#contract/banners.ts';
import { endpoint } from '#contract/endpoint.ts';
import { limitField, movedAnswer, pageField } from '#contract/shapes/fields.ts';
import { instantField } from '#contract/shapes/first-shapes.ts';
import { shownAmountField } from '#money/money-wire.ts';

export const refundLine = z.object({ refundAmount: shownAmountField(), createdAt: instantField() });
export type RefundLine = z.output<typeof refundLine>;

export const refundCheck = z.object({
  result: z.boolean(),
  bonus: z.boolean(),
  info: z.nullable(z.string()),
  refundAmount: shownAmountField(),
  refundSuccess: z.number(),
  refundFail: z.number(),
  // Missing while there are no refunds.
  percent: z.optional(z.number()),
  lost: z.optional(shownAmountField()),
  since: z.optional(z.nullable(instantField())),
  // What the member has now: it does not count for the condition.
  own: z.optional(shownAmountField()),
  isReceivedToday: z.optional(z.boolean()),
  // None can be received before games were read.
  isUnread: z.optional(z.boolean()),
});
export type RefundCheck = z.output<typeof refundCheck>;

const receiving = <const Path extends `GET /${string}`>(at: Path, { about }: { readonly about: string }) =>
  endpoint({
    at,
    who: 'member',
    effect: 'keyed',
    question: {},
    answer: z.object({ ...movedAnswer.shape, amount: z.optional(shownAmountField()) }),
    refuses: ['REFUND_INACTIVE', 'REFUND_CONDITION', 'NO_REFUND', 'REFUND_MINIMUM', 'REFUND_UNREAD'],
    about,
  });

export const refundCalls = {
  check: endpoint({
    at: 'GET /api/refund/check',
    who: 'member',
    effect: 'read',
    question: {},
    answer: refundCheck,
    refuses: [],
    about:
      'The refund that the member can receive (`result`), of `percent` of the `lost` money `since` then, and the percents that end its condition. `bonus`: a bonus is active, so that none can be received. `isUnread`: games have not answered yet, so that none can be received until they were read.',
  }),

  receive: receiving('GET /api/refund/receive', {
    about:
      'Credits the refund, once a day in Bangkok, and starts its condition. `message` is REFUND_SUCCESS, `id` names its line of the statement, `createdAt` is its time.',
  }),
  addWallet: receiving('GET /api/refund/addWallet', { about: 'The same as GET /api/refund/receive.' }),

  list: endpoint({
    at: 'POST /api/refund',
    who: 'member',
    effect: 'read',
    question: { page: pageField(), limit: limitField() },
    answer: z.object({ refunds: z.array(refundLine), total: z.optional(z.number()) }),
    refuses: [],
    about: 'The refunds received, newest first.',
  }),

  listBanners: endpoint({
    at: 'GET /api/refund/banners',
    who: 'member',
    effect: 'read',
    question: {},
    answer: z.array(bannerShape),
    refuses: [],
    about: 'The banners above the refund; empty if there are none.',
  }),
};
