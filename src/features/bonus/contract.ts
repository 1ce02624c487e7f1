import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { codeField } from '#contract/shapes/fields.ts';
import { extraField, instantField, messageAnswer } from '#contract/shapes/first-shapes.ts';
import { shownAmountField } from '#money/money-wire.ts';

export const bonusPeriods = ['limit', 'day', 'week'] as const;
export type BonusPeriod = (typeof bonusPeriods)[number];

const grantTypeNames = ['bonus', 'promotion', 'invite', 'refund'] as const;

const userBonusShape = z.object({
  _id: z.string(),
  isActive: z.boolean(),
  // One item for each time the bonus paid.
  received: z.array(z.object({ updatedAt: instantField() })),
});
export type UserBonus = z.output<typeof userBonusShape>;

const extraText = () => extraField(z.string(), '');
const extraNumber = () => extraField(z.number(), 0);
const extraAmount = () => extraField(shownAmountField(), null);

// The hash of what was shown (server/offer-terms.ts). Sent back, the offer is accepted only as it was shown.
const termsHashField = () => z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/)));

const bannerShape = z.object({ image: z.nullable(z.string()), html: z.nullable(z.string()) });

const bonusShape = z.object({
  code: z.string(),
  type: z.enum(bonusPeriods),
  maxReceived: z.number(),
  percentFail: z.number(),
  banners: z.array(bannerShape),
  userBonus: z.nullable(userBonusShape),
  // What the operator wrote, and the numbers of the contract before it is accepted.
  title: extraText(),
  description: extraText(),
  percentSuccess: extraNumber(),
  percent: extraNumber(),
  amountMax: extraAmount(),
  minimum: extraAmount(),
  termsHash: termsHashField(),
});

const promotionShape = z.object({
  code: extraText(),
  percentFail: z.number(),
  description: z.string(),
  title: extraText(),
  percentSuccess: extraNumber(),
  amount: extraAmount(),
  // What the member has now; `success` includes it.
  own: z.optional(shownAmountField()),
  success: extraAmount(),
  fail: extraAmount(),
  termsHash: termsHashField(),
});

// The contract of the active grant, in numbers.
const conditionShape = z.object({
  code: z.nullable(z.string()),
  title: z.string(),
  percentSuccess: z.number(),
  percentFail: z.number(),
  // Exists until a bonus pays: what the deposit will pay.
  waits: z.optional(z.object({ percent: z.number(), amountMax: shownAmountField(), minimum: shownAmountField() })),
  // Exists once it is paid: what was credited, and the total balance beside the two that end the condition.
  runs: z.optional(
    z.object({
      amount: shownAmountField(),
      base: shownAmountField(),
      // What the member had besides the base, or got back since; `success` includes it.
      own: z.optional(shownAmountField()),
      total: shownAmountField(),
      success: shownAmountField(),
      fail: shownAmountField(),
    }),
  ),
});
export type ActiveCondition = z.output<typeof conditionShape>;

// How the last condition ended, for a day or until the next grant.
const endedShape = z.object({
  type: z.enum(grantTypeNames),
  title: z.string(),
  as: z.enum(['met', 'lost']),
  at: instantField(),
  // The total balance at or below which it was lost.
  fail: shownAmountField(),
});
export type EndedCondition = z.output<typeof endedShape>;

const activeAnswer = z.object({
  status: z.boolean(),
  // Another backend may say of which period it is.
  type: z.nullable(z.enum([...grantTypeNames, ...bonusPeriods])),
  condition: z.optional(conditionShape),
  ended: z.optional(endedShape),
});

// As it was typed; only A to Z, digits, - and _ can be a code.
const typedCodeField = () => z.string().check(z.minLength(1), z.maxLength(100));

export const bonusCalls = {
  list: endpoint({
    at: 'GET /api/bonus',
    who: 'member',
    effect: 'read',
    question: {},
    answer: z.array(bonusShape),
    refuses: [],
    about:
      'The bonuses on offer in the member’s currency. `maxReceived` is how often one may be received within the period of `type`, 0 for no limit; `received` has an item for each time. `termsHash` is the hash of the terms shown.',
  }),

  activate: endpoint({
    at: 'GET /api/bonus/activate/{code}',
    who: 'member',
    effect: 'keyed',
    question: { code: codeField(), termsHash: termsHashField() },
    answer: userBonusShape,
    refuses: ['NO_DATA', 'BONUS_ALREADY_ACTIVE', 'BONUS_REMAINING', 'BONUS_MAX_CLAIMED', 'BONUS_FULL', 'TERMS_CHANGED'],
    about:
      'Accepts a bonus; the next deposit of at least its minimum pays it. With `termsHash` in the query it is accepted only if the terms are still those that were shown.',
  }),

  checkActive: endpoint({
    at: 'GET /api/bonus/check/active',
    who: 'member',
    effect: 'read',
    question: {},
    answer: activeAnswer,
    refuses: [],
    about:
      'Whether a bonus is active (`status`) and of which type. `condition.waits` exists until a deposit pays it, `condition.runs` afterwards: `success` and `fail` are the total balances that end the condition; `success` includes `own`, what the member had before or got back from withdrawals since. `ended` says for a day how the last one ended.',
  }),

  checkMinimum: endpoint({
    at: 'GET /api/bonus/check/minimum',
    who: 'member',
    effect: 'read',
    question: {},
    answer: z.object({ minimum: shownAmountField() }),
    refuses: [],
    about: 'The smallest deposit that pays the accepted bonus; 0 without one.',
  }),

  clear: endpoint({
    at: 'GET /api/bonus/clear',
    who: 'member',
    effect: 'keyed',
    question: {},
    answer: messageAnswer,
    refuses: ['BONUS_CONDITION'],
    about:
      'Cancels the active bonus: at any time before it has paid, afterwards only once its condition is lost. `message` is BONUS_CLEAR.',
  }),

  currentPromotion: endpoint({
    at: 'GET /api/promotion/current',
    who: 'member',
    effect: 'read',
    question: {},
    answer: z.object({
      promotion: z.nullable(z.object({ code: z.string(), percentFail: z.number(), description: z.string() })),
    }),
    refuses: [],
    about: 'The promotion whose condition is running, or null.',
  }),

  findPromotion: endpoint({
    at: 'GET /api/promotion/find/{code}',
    who: 'member',
    effect: 'read',
    question: { code: typedCodeField() },
    answer: promotionShape,
    refuses: ['NO_PROMOTION', 'BONUS_FULL'],
    about:
      'The promotion of a code, in upper or lower case. `success` and `fail` are the total balances that would end its condition; `success` includes `own`, what the member has now.',
  }),

  activatePromotion: endpoint({
    at: 'GET /api/promotion/activate/{code}',
    who: 'member',
    effect: 'keyed',
    question: { code: typedCodeField(), termsHash: termsHashField() },
    // Another backend may answer the promotion as the member now has it.
    answer: z.object({ message: extraText() }),
    refuses: ['NO_PROMOTION', 'PROMOTION_RECEIVED', 'BONUS_FULL', 'BONUS_REMAINING', 'TERMS_CHANGED'],
    about:
      'Credits a promotion at once and starts its condition; once per member. With `termsHash` in the query it is accepted only if the terms are still those that were shown.',
  }),
};
