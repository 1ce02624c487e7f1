import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { changeStatuses } from '#contract/operator-changes.ts';
import { codeField, textField } from '#contract/shapes/fields.ts';
import { instantField, messageAnswer, passwordField } from '#contract/shapes/first-shapes.ts';
import { amountField, shownAmountField } from '#money/money-wire.ts';
import { bonusPeriods } from './contract.ts';

// A text of the operator in each language.
export const offerTextMax = 600;
const offerText = () => textField(offerTextMax);
const offerTexts = z.object({ th: offerText(), la: offerText(), en: offerText() });
export type OfferTexts = z.output<typeof offerTexts>;

const offerCode = () => z.string().check(z.regex(/^[A-Z0-9_-]{1,40}$/));
// What the fields of an offer take.
export const offerAmounts = { min: 1n, max: 1_000_000_000_000n };
export const offerRanges = {
  place: { min: 1, max: 10_000 },
  percentSuccess: { min: 101, max: 100_000 },
  percentFail: { min: 0, max: 99 },
  quota: { min: 1, max: 1_000_000_000 },
  maxReceived: { min: 0, max: 10_000 },
  percent: { min: 1, max: 1_000 },
};
const sum = () => amountField().check(z.refine((amount) => amount >= offerAmounts.min && amount <= offerAmounts.max));
const whole = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.int().check(z.minimum(min), z.maximum(max));
const picture = () => z.string().check(z.maxLength(500), z.regex(/^(https:\/\/[^\s/\\]\S*|\/(?!\/)[A-Za-z0-9/_.-]*)$/));
const instant = () => z.nullable(z.iso.datetime({ offset: true }));

const quotaField = () => z.nullable(whole(offerRanges.quota));

const ofBoth = {
  code: offerCode(),
  currency: z.enum(['BAHT', 'LAK']),
  place: whole(offerRanges.place),
  percentSuccess: whole(offerRanges.percentSuccess),
  percentFail: whole(offerRanges.percentFail),
  // How many may take it in all; null: no limit.
  quota: quotaField(),
  title: offerTexts,
  description: offerTexts,
  banners: z.array(z.object({ image: z.nullable(picture()), html: z.nullable(offerTexts) })).check(z.maxLength(10)),
  startsAt: instant(),
  endsAt: instant(),
};

const ofBonus = {
  type: z.enum(bonusPeriods),
  maxReceived: whole(offerRanges.maxReceived),
  percent: whole(offerRanges.percent),
  amountMax: sum(),
  minimum: sum(),
};

export const offerFields = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bonus'),
    ...ofBoth,
    ...ofBonus,
  }),
  z.strictObject({
    kind: z.literal('promotion'),
    ...ofBoth,
    amount: sum(),
    // Given out by these codes instead of its own, each as often as its quota says; null: no limit of its own.
    codes: z.array(z.strictObject({ code: offerCode(), quota: quotaField() })).check(
      z.maxLength(1_000),
      z.refine((codes) => new Set(codes.map(({ code }) => code)).size === codes.length),
    ),
  }),
]);
export type OfferFields = z.output<typeof offerFields>;

// SOON: its time has not begun. ENDED: its time is over. FULL: nobody may take it any more.
export const offerStates = ['OPEN', 'SOON', 'ENDED', 'FULL', 'CLOSED'] as const;
export type OfferState = (typeof offerStates)[number];

const offerLine = z.object({
  kind: z.enum(['bonus', 'promotion']),
  code: z.string(),
  state: z.enum(offerStates),
  currency: z.enum(['BAHT', 'LAK']),
  title: offerTexts,
  // The most that one grant pays.
  amount: shownAmountField(),
  quota: z.nullable(z.number()),
  taken: z.number(),
  publishedAt: instantField(),
});

// A change that waits for a second person.
const waitingOffer = z.object({
  changeId: z.string(),
  offer: offerFields,
  isNew: z.boolean(),
  because: z.string(),
  madeBy: z.string(),
  madeAt: instantField(),
});

const offerVersion = z.object({
  version: z.number(),
  offer: offerFields,
  isClosed: z.boolean(),
  publishedAt: instantField(),
  // Null for an offer that is older than versions.
  because: z.nullable(z.string()),
  madeBy: z.nullable(z.string()),
  publishedBy: z.nullable(z.string()),
});

const becauseField = () => textField(300);
const changed = z.object({ message: z.string(), status: z.enum(changeStatuses) });

export const bonusOfficeCalls = {
  listOffers: endpoint({
    at: 'GET /api/offers',
    who: 'staff',
    may: ['support', 'finance', 'manager', 'auditor'],
    effect: 'read',
    question: {},
    answer: z.object({ offers: z.array(offerLine), waiting: z.array(waitingOffer) }),
    refuses: [],
    about: 'Back office: lists bonuses and promotion codes, and changes of them that wait for a second person.',
  }),

  openOffer: endpoint({
    at: 'GET /api/offers/{code}',
    who: 'staff',
    may: ['support', 'finance', 'manager', 'auditor'],
    effect: 'read',
    question: { code: codeField() },
    answer: z.object({
      state: z.enum(offerStates),
      offer: offerFields,
      // How many took it, were paid by it, and still play for its condition; what it paid.
      use: z.object({ taken: z.number(), paid: z.number(), running: z.number(), cost: shownAmountField() }),
      // How often each code of the list was used.
      codes: z.array(z.object({ code: z.string(), quota: z.nullable(z.number()), taken: z.number() })),
      // Newest first; the first is what is on offer.
      versions: z.array(offerVersion),
      waiting: z.array(waitingOffer),
    }),
    refuses: ['NO_DATA'],
    about: 'Back office: an offer with its versions, its use, and the changes of it that wait for a second person.',
  }),

  simulateOffer: endpoint({
    at: 'POST /api/simulations/bonus',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'read',
    question: {
      terms: z.strictObject({
        currency: ofBoth.currency,
        ...ofBonus,
        percentSuccess: ofBoth.percentSuccess,
        percentFail: ofBoth.percentFail,
        quota: ofBoth.quota,
      }),
      // How many members of a hundred take it when they can.
      takePercent: whole({ min: 1, max: 100 }),
    },
    answer: z.object({
      members: z.number(),
      deposits: z.number(),
      // Whether there were more deposits than are counted.
      isCut: z.boolean(),
      median: shownAmountField(),
      p95: shownAmountField(),
      worst: shownAmountField(),
      finishPercent: z.number(),
    }),
    refuses: [],
    about: 'Back office: what a bonus would have paid on the deposits of the last thirty days.',
  }),

  makeOffer: endpoint({
    at: 'POST /api/offers',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'keyed',
    question: { offer: offerFields, because: becauseField(), password: passwordField() },
    answer: changed,
    refuses: ['WRONG_PASSWORD', 'CODE_TAKEN', 'CHANGE_INVALID', 'CHANGE_SAME'],
    about: 'Back office: requests a new bonus or promotion; members see it once a second person has confirmed it.',
  }),

  changeOffer: endpoint({
    at: 'POST /api/offers/{code}',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'keyed',
    question: { code: codeField(), offer: offerFields, because: becauseField(), password: passwordField() },
    answer: changed,
    refuses: ['WRONG_PASSWORD', 'NO_DATA', 'CHANGE_INVALID', 'CHANGE_SAME'],
    about:
      'Back office: requests other terms of an offer, which take effect once a second person has confirmed them; accepted grants keep theirs.',
  }),

  closeOffer: endpoint({
    at: 'POST /api/offers/{code}/close',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'keyed',
    question: { code: codeField(), password: passwordField() },
    answer: messageAnswer,
    refuses: ['WRONG_PASSWORD', 'NO_DATA', 'DECIDED_ALREADY', 'CHANGE_INVALID', 'CHANGE_SAME'],
    about:
      'Back office: closes an offer at once, so that nobody can accept it any more; grants that members have accepted stay as they are.',
  }),
};
