import * as z from 'zod/mini';
import { bannerShape } from '#contract/banners.ts';
import { endpoint } from '#contract/endpoint.ts';
import { limitField, movedAnswer, pageField } from '#contract/shapes/fields.ts';
import { instantField } from '#contract/shapes/first-shapes.ts';
import { shownAmountField } from '#money/money-wire.ts';

// One share of one payment.
export const inviteLine = z.object({
  // All but the first three letters are masked.
  from: z.object({ name: z.string() }),
  amount: shownAmountField(),
  createdAt: instantField(),
});
export type InviteLine = z.output<typeof inviteLine>;

export const inviteCalls = {
  list: endpoint({
    at: 'POST /api/invite',
    who: 'member',
    effect: 'read',
    question: { page: pageField(), limit: limitField() },
    answer: z.object({
      invites: z.array(inviteLine),
      total: z.optional(z.number()),
      percent: z.optional(z.number()),
    }),
    refuses: [],
    about:
      'The member’s shares of invite bonuses, newest first; names are masked. `percent` is the share of a friend’s loss.',
  }),

  receive: endpoint({
    at: 'GET /api/invite/bonus',
    who: 'member',
    effect: 'keyed',
    question: {},
    answer: z.object({ ...movedAnswer.shape, amount: z.optional(shownAmountField()) }),
    refuses: [
      'INVITE_INACTIVE',
      'INVITE_COLLECT',
      'NO_INVITEE_PLAY_INFO',
      'NO_INVITE_BONUS',
      'INVITE_BONUS_FAIL',
      'BONUS_REMAINING',
    ],
    about:
      'Credits the invite bonus, once a day in Bangkok, and starts its condition. `message` is INVITE_BONUS_SUCCESS, `id` names its line of the statement, `createdAt` is its time.',
  }),

  listBanners: endpoint({
    at: 'GET /api/invite/banners',
    who: 'member',
    effect: 'read',
    question: {},
    answer: z.array(bannerShape),
    refuses: [],
    about: 'The banners above the invitations; empty if there are none.',
  }),
};
