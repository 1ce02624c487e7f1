import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { codeField, instantField, messageAnswer, passwordField, textField } from '#contract/shapes.ts';
import { amountField, shownAmountField } from '#money/money-wire.ts';
import { bonusPeriods } from './contract.ts';

// A text of the operator in each language.
const offerTexts = z.object({ th: textField(600), la: textField(600), en: textField(600) });
export type OfferTexts = z.output<typeof offerTexts>;

const offerCode = () => z.string().check(z.regex(/^[A-Z0-9_-]{1,40}$/));
const sum = () => amountField().check(z.refine((amount) => amount >= 1n && amount <= 1_000_000_000_000n));
const percent = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to));
const picture = () => z.string().check(z.maxLength(500), z.regex(/^(https:\/\/[^\s/\\]\S*|\/[A-Za-z0-9/_.-]*)$/));
const instant = () => z.nullable(z.iso.datetime({ offset: true }));

const ofBoth = {
  code: offerCode(),
  currency: z.enum(['BAHT', 'LAK']),
  place: z.int().check(z.minimum(1), z.maximum(10_000)),
  percentSuccess: percent(101, 100_000),
  percentFail: percent(0, 99),
  // How many may take it in all; null: no limit.
  quota: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000_000))),
  title: offerTexts,
  description: offerTexts,
  banners: z.array(z.object({ image: z.nullable(picture()), html: z.nullable(offerTexts) })).check(z.maxLength(10)),
  startsAt: instant(),
  endsAt: instant(),
};

const offerFields = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bonus'),
    ...ofBoth,
    type: z.enum(bonusPeriods),
    maxReceived: z.int().check(z.minimum(0), z.maximum(10_000)),
    percent: percent(1, 1_000),
    amountMax: sum(),
    minimum: sum(),
  }),
  z.strictObject({ kind: z.literal('promotion'), ...ofBoth, amount: sum() }),
]);
export type OfferFields = z.output<typeof offerFields>;

const offerLine = z.object({
  kind: z.enum(['bonus', 'promotion']),
  code: z.string(),
  status: z.enum(['WAITING', 'PUBLISHED', 'WITHDRAWN']),
  currency: z.enum(['BAHT', 'LAK']),
  title: z.object({ th: z.string(), la: z.string(), en: z.string() }),
  description: z.object({ th: z.string(), la: z.string(), en: z.string() }),
  type: z.nullable(z.enum(bonusPeriods)),
  maxReceived: z.number(),
  percent: z.nullable(z.number()),
  minimum: z.nullable(shownAmountField()),
  amount: shownAmountField(),
  percentSuccess: z.number(),
  percentFail: z.number(),
  quota: z.nullable(z.number()),
  taken: z.number(),
  startsAt: z.nullable(instantField()),
  endsAt: z.nullable(instantField()),
});

export const bonusOfficeCalls = {
  listOffers: endpoint({
    at: 'GET /api/offers',
    who: 'staff',
    may: ['support', 'finance', 'manager', 'auditor'],
    effect: 'read',
    question: {},
    answer: z.object({ offers: z.array(offerLine) }),
    refuses: [],
    about: 'Back office: lists bonuses and promotion codes, those that wait for publication first.',
  }),

  makeOffer: endpoint({
    at: 'POST /api/offers',
    who: 'staff',
    may: ['manager'],
    effect: 'keyed',
    question: { offer: offerFields, password: passwordField() },
    answer: messageAnswer,
    refuses: ['WRONG_PASSWORD', 'CODE_TAKEN'],
    about: 'Back office: makes a bonus or a promotion code; members see it once another person has published it.',
  }),

  publishOffer: endpoint({
    at: 'POST /api/offers/{code}/publish',
    who: 'staff',
    may: ['manager'],
    effect: 'keyed',
    question: { code: codeField(), password: passwordField() },
    answer: messageAnswer,
    refuses: ['WRONG_PASSWORD', 'NO_DATA', 'DECIDED_ALREADY', 'SAME_PERSON'],
    about: 'Back office: publishes an offer that another person made.',
  }),

  withdrawOffer: endpoint({
    at: 'POST /api/offers/{code}/withdraw',
    who: 'staff',
    may: ['manager'],
    effect: 'keyed',
    question: { code: codeField(), password: passwordField() },
    answer: messageAnswer,
    refuses: ['WRONG_PASSWORD', 'NO_DATA', 'DECIDED_ALREADY'],
    about: 'Back office: takes an offer back; what members have accepted stays as it is.',
  }),
};
