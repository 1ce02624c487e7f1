import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { extraField, instantField } from '#contract/shapes/first-shapes.ts';
import { shownAmountField } from '#money/money-wire.ts';

const hex64 = () => z.string().check(z.regex(/^[0-9a-f]{64}$/));

// Anything but a string of 36 characters becomes '', which is answered INVALID_CODE inside a 200.
const couponField = () =>
  z.codec(z.unknown(), z.string(), {
    decode: (sent) => (typeof sent === 'string' && sent.length === 36 ? sent : ''),
    encode: (sent) => sent,
  });

const sliceShape = z.object({
  code: z.string(),
  label: z.string(),
  bgColor: z.string(),
  textColor: z.string(),
  htmlDescription: z.nullable(z.string()),
});
export type Slice = z.output<typeof sliceShape>;

const couponShape = z.object({
  _id: extraField(z.string(), ''),
  prize: z.object({ name: z.string(), slice: z.object({ code: z.string(), label: z.string() }) }),
  amount: shownAmountField(),
  endsAt: z.optional(instantField()),
});
export type Coupon = z.output<typeof couponShape>;

const seedShape = z.object({
  commitment: z.string(),
  // How many spins it has drawn.
  spins: z.int(),
  startedAt: instantField(),
});

// A seed with the spins it drew: all that is needed to check them, once the seed is revealed.
const proofShape = z.object({
  commitment: z.string(),
  // The text that the hash of the wheel and its odds come from.
  wheel: z.string(),
  wheelHash: z.string(),
  // Null until the seed is revealed.
  seed: z.nullable(z.string()),
  spins: z.array(z.object({ nonce: z.int(), clientSeed: z.string(), code: z.string(), spunAt: instantField() })),
});
export type SpinProof = z.output<typeof proofShape>;

export const spinCalls = {
  getActive: endpoint({
    at: 'GET /api/spinwheel/active',
    who: 'member',
    effect: 'read',
    question: {},
    answer: z.object({ isActive: z.boolean() }),
    refuses: [],
    about: 'Whether the prize wheel is offered.',
  }),
  getSetup: endpoint({
    at: 'GET /api/spinwheel/setup',
    who: 'member',
    effect: 'read',
    question: {},
    answer: z.object({
      activeSpinwheel: z.nullable(z.object({ name: z.string(), slice: z.array(sliceShape) })),
      userCoin: z.int(),
    }),
    refuses: [],
    about: 'The wheel on offer and the member’s coins.',
  }),
  getOdds: endpoint({
    at: 'GET /api/spinwheel/odds',
    who: 'member',
    effect: 'write',
    question: {},
    answer: z.object({
      odds: z.nullable(
        z.object({
          wheelHash: z.string(),
          total: z.int(),
          slices: z.array(
            z.object({
              code: z.string(),
              label: z.string(),
              weight: z.int(),
              amount: shownAmountField(),
              // False for a slice that wins nothing.
              isPrize: z.boolean(),
            }),
          ),
          seed: seedShape,
        }),
      ),
    }),
    refuses: [],
    about:
      'The chances of the slices (`weight` of `total`) and the commitment to the seed that draws the next spins; null without a wheel. It creates a seed if the member has none for this wheel. See docs/spin/README.md.',
  }),
  spin: endpoint({
    at: 'POST /api/spinwheel/spin',
    who: 'member',
    effect: 'keyed',
    question: { clientSeed: z.optional(hex64()), commitment: z.optional(hex64()) },
    answer: z.object({
      success: z.boolean(),
      result: z.nullable(z.object({ code: z.string(), label: z.string(), remainingCoin: z.int() })),
      error: z.nullable(z.string()),
    }),
    refuses: [],
    about:
      'Spends a coin on a spin. A refusal is 200 with `success` false and `error` NO_COIN, SPIN_INACTIVE or SPIN_FAIL (wheel or seed are no longer those that were shown).',
  }),
  listCoupons: endpoint({
    at: 'GET /api/spinwheel/coupon',
    who: 'member',
    effect: 'read',
    question: {},
    answer: z.array(couponShape),
    refuses: [],
    about: 'The coupons that the member can still claim, newest first, each until `endsAt`.',
  }),
  claimCoupon: endpoint({
    at: 'POST /api/spinwheel/coupon/claim',
    who: 'member',
    effect: 'keyed',
    question: { coupon: z.optional(couponField()) },
    // An addition of this backend: the id of the payment's line of the statement.
    answer: z.object({ success: z.boolean(), error: z.nullable(z.string()), id: z.optional(z.string()) }),
    refuses: [],
    about:
      'Pays a coupon, named by its `_id`, into the main wallet. A refusal is 200 with `success` false and `error` INVALID_CODE, NO_CLAIMABLE_COUPON, INVALID_COUPON_TYPE, COUPON_EXPIRED, BONUS_REMAINING or INVALID_PRIZE_CODE.',
  }),
  revealSeed: endpoint({
    at: 'POST /api/spinwheel/seed/reveal',
    who: 'member',
    effect: 'write',
    question: {},
    answer: z.object({ message: z.string() }),
    refuses: [],
    about: 'Reveals the seed of the spins so far, so that they can be checked, and begins a new one.',
  }),
  listProofs: endpoint({
    at: 'GET /api/spinwheel/proofs',
    who: 'member',
    effect: 'read',
    question: {},
    answer: z.array(proofShape),
    refuses: [],
    about: 'The seeds of the member’s last 1,000 spins, newest first, each with the spins it drew.',
  }),
};
