import * as z from 'zod/mini';
import { bannerShape } from '#contract/banners.ts';
import { endpoint } from '#contract/endpoint.ts';
import { instantField, limitField, pageField } from '#contract/shapes.ts';
import { shownAmountField } from '#money/money-wire.ts';

export const refundLine = z.object({ refundAmount: shownAmountField(), createdAt: instantField() });
export type RefundLine = z.output<typeof refundLine>;

export const refundCheck = z.object({
  // Whether a refund above 0 can be received.
  result: z.boolean(),
  // Whether a bonus is active, or the condition of one runs.
  bonus: z.boolean(),
  info: z.nullable(z.string()),
  refundAmount: shownAmountField(),
  refundSuccess: z.number(),
  refundFail: z.number(),
  // Additions of this backend: what the amount is computed from, without a percent where no refunds are given, and whether
  // today's was received.
  percent: z.optional(z.number()),
  lost: z.optional(shownAmountField()),
  since: z.optional(z.nullable(instantField())),
  isReceivedToday: z.optional(z.boolean()),
});
export type RefundCheck = z.output<typeof refundCheck>;

const receiving = <const Path extends `GET /${string}`>(at: Path, about: string) =>
  endpoint({
    at,
    who: 'member',
    effect: 'keyed',
    question: {},
    // The amount is an addition of this backend.
    answer: z.object({ message: z.string(), amount: z.optional(shownAmountField()) }),
    refuses: ['REFUND_INACTIVE', 'REFUND_CONDITION', 'NO_REFUND', 'REFUND_MINIMUM'],
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
    about: 'What can be given back of what was lost since the last refund, and under which condition.',
  }),

  receive: receiving('GET /api/refund/receive', 'Credits the refund, once a Bangkok day, and starts its condition.'),
  addWallet: receiving('GET /api/refund/addWallet', 'The same as GET /api/refund/receive.'),

  list: endpoint({
    at: 'POST /api/refund',
    who: 'member',
    effect: 'read',
    question: { page: pageField(), limit: limitField() },
    // The total is an addition of this backend.
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
    about: 'The banners before the refund; empty if there are none.',
  }),
};
