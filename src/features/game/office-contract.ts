import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { queuePage, queueQuestion } from '#contract/queue-page.ts';
import { textField } from '#contract/shapes/fields.ts';
import { instantField, passwordField } from '#contract/shapes/first-shapes.ts';
import { amountField, shownAmountField } from '#money/money-wire.ts';

const heldStatuses = ['OPEN', 'SECOND', 'REFUSED', 'TO_WRITE_OFF', 'WRITTEN_OFF', 'ACCEPTED', 'GONE'] as const;

const heldPlayLine = z.object({
  memberId: z.string(),
  heldId: z.string(),
  memberName: z.string(),
  // Masked to the last four digits.
  memberPhone: z.string(),
  code: z.string(),
  status: z.enum(heldStatuses),
  reason: z.enum(['LIMIT', 'SAME_AMOUNT', 'TRANSFER']),
  // What the game shows beyond what is booked; negative if it shows less.
  amount: shownAmountField(),
  bookedAmount: shownAmountField(),
  currency: z.enum(['LAK', 'BAHT']),
  transferId: z.nullable(z.string()),
  note: z.nullable(z.string()),
  needsTwo: z.boolean(),
  noticedAt: instantField(),
  seenAt: instantField(),
});
export type HeldPlayLine = z.output<typeof heldPlayLine>;

export const heldPlayViews = ['open', 'decided'] as const;

const heldPlayKey = () => ({ memberId: z.uuid(), heldId: z.uuid() });

export const gameOfficeCalls = {
  listHeldPlays: endpoint({
    at: 'GET /api/held-plays',
    who: 'staff',
    may: ['finance', 'manager', 'auditor'],
    effect: 'read',
    question: queueQuestion(heldPlayViews),
    answer: queuePage(['open'], heldPlayLine),
    refuses: [],
    about: 'Back office: lists wins that are not booked until a person has reviewed them (oldest first).',
  }),

  acceptHeldPlay: endpoint({
    at: 'POST /api/held-plays/{memberId}/{heldId}/accept',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'keyed',
    question: { ...heldPlayKey(), amount: amountField(), password: passwordField() },
    answer: z.object({ message: z.string(), status: z.enum(heldStatuses) }),
    refuses: ['NO_DATA', 'WRONG_PASSWORD', 'SAME_PERSON', 'MAKER_SUSPENDED', 'DECIDED_ALREADY'],
    about: 'Back office: books a held win as play; above the threshold a second person confirms.',
  }),

  refuseHeldPlay: endpoint({
    at: 'POST /api/held-plays/{memberId}/{heldId}/refuse',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'keyed',
    question: { ...heldPlayKey(), note: textField(500) },
    answer: z.object({ message: z.string(), status: z.enum(heldStatuses) }),
    refuses: ['NO_DATA', 'DECIDED_ALREADY'],
    about: 'Back office: rejects a held win; nothing is booked, and the account stays marked while the game shows it.',
  }),

  writeOffHeldPlay: endpoint({
    at: 'POST /api/held-plays/{memberId}/{heldId}/write-off',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'keyed',
    // note: the evidence, of each of the two people.
    question: { ...heldPlayKey(), amount: amountField(), note: textField(500), password: passwordField() },
    answer: z.object({ message: z.string(), status: z.enum(heldStatuses) }),
    refuses: ['NO_DATA', 'WRONG_PASSWORD', 'SAME_PERSON', 'MAKER_SUSPENDED', 'DECIDED_ALREADY', 'EVIDENCE_MISSING'],
    about:
      'Back office: writes off a refused win, so that it is never booked and no longer blocks an erasure; always takes two people.',
  }),
};
