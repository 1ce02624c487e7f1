import type { AnswerOf } from '#contract/endpoint.ts';
import type { Currency } from '#money/currency.ts';
import { findCurrency } from '#members/members-table.ts';
import type { Work } from '#server/transaction-on.ts';
import type { Write } from '#server/verb.ts';
import type { spinCalls } from '../contract.ts';
import { couponEnd, type Wheel, type WheelSlice } from '../rules.ts';
import { takeCoin } from './coins-table.ts';
import { drawSlice } from './draw/draw-slice.ts';
import { currentSeed, openSealed } from './seed-of.ts';
import { prizeWords } from './prize-words.ts';
import { takeNonce, type OpenSeed } from './seeds-table.ts';
import { insertCoupon, insertSpin } from './spins-table.ts';

type Call = typeof spinCalls.spin;

const refused = (error: 'NO_COIN' | 'SPIN_INACTIVE' | 'SPIN_FAIL'): AnswerOf<Call> => ({
  success: false,
  result: null,
  error,
});

interface Won {
  readonly slice: WheelSlice;
  readonly currency: Currency;
}

const giveCoupon = async (work: Work, { wheelHash }: OpenSeed, { slice, currency }: Won): Promise<void> => {
  if (slice.prize === null) return;
  const { sql, memberId, operationId: couponId, now } = work;
  await insertCoupon(sql, {
    memberId,
    couponId,
    wheelHash,
    sliceCode: slice.code,
    amount: slice.amount[currency],
    currency,
    wonAt: now,
    endsAt: couponEnd(now),
  });
};

// Spends a coin, draws a slice and gives its coupon.
// Entries: none; the coupon pays once it is claimed.
// Coin, number of the spin and coupon commit together or not at all; the same request key returns the first answer.
// Refuses: nothing; the answer says SPIN_INACTIVE, NO_COIN, or SPIN_FAIL if another commitment was shown.
export const spin: Write<Call, Wheel | null> = async ({ context, work, call, question, prepared: wheel }) => {
  const { sql, memberId, operationId: spinId, now: spunAt } = work;
  const { clientSeed = '', commitment } = question;
  if (wheel === null) return refused('SPIN_INACTIVE');
  const seed = await currentSeed(context, work, { wheel });
  if (commitment !== undefined && commitment !== seed.commitment) return refused('SPIN_FAIL');
  const remainingCoin = await takeCoin(sql, memberId);
  if (remainingCoin === null) return refused('NO_COIN');
  const nonce = await takeNonce(sql, seed);
  const weights = wheel.slices.map(({ weight }) => weight);
  const place = drawSlice({
    seed: openSealed(context, seed),
    wheelHash: seed.wheelHash,
    clientSeed,
    nonce,
    weights,
  });
  const slice = wheel.slices[place];
  if (slice === undefined) throw new Error('the draw named a slice that the wheel does not have');
  const { code } = slice;
  await insertSpin(sql, { memberId, spinId, epoch: seed.epoch, nonce, clientSeed, sliceCode: code, spunAt });
  const currency = await findCurrency(sql, memberId);
  await giveCoupon(work, seed, { slice, currency });
  work.audit(`spin ${spinId}`, { commitment: seed.commitment, nonce, slice: code });
  const label = prizeWords(slice.label, slice.amount, { language: call.language, currency });
  return { success: true, result: { code, label, remainingCoin }, error: null };
};
