import type { AnswerOf } from '#contract/endpoint.ts';
import { isPaid } from '#conditions/grants-table.ts';
import { settleWithin } from '#conditions/settle-condition.ts';
import { accounts } from '#ledger';
import type { Work } from '#server/transaction-on.ts';
import type { Write } from '#server/verb.ts';
import type { spinCalls } from '../contract.ts';
import { prizeIn, type Prize } from '../rules.ts';
import { prizeWords } from './prize-words.ts';
import { claimCouponOnce, findCoupon, type CouponRow } from './spins-table.ts';
import { listWheels } from './wheels-table.ts';

type Call = typeof spinCalls.claimCoupon;
type ClaimError =
  | 'INVALID_CODE'
  | 'NO_CLAIMABLE_COUPON'
  | 'INVALID_COUPON_TYPE'
  | 'INVALID_PRIZE_CODE'
  | 'COUPON_EXPIRED'
  | 'BONUS_REMAINING';

const couponId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

// A coupon pays only what the wheel that drew it says.
const prizeOf = async (work: Work, { wheelHash, sliceCode, currency, amount }: CouponRow): Promise<Prize | null> => {
  const text = (await listWheels(work.sql, [wheelHash])).get(wheelHash);
  const prize = text === undefined ? null : prizeIn(text, sliceCode);
  return prize?.amount[currency] === amount ? prize : null;
};

const errorOf = async (work: Work, coupon: CouponRow): Promise<ClaimError | null> => {
  if (coupon.claimedAt !== null) return 'NO_CLAIMABLE_COUPON';
  if (coupon.endsAt <= work.now) return 'COUPON_EXPIRED';
  if (coupon.amount === 0n) return 'INVALID_COUPON_TYPE';
  const grant = await settleWithin(work);
  return grant !== null && isPaid(grant) ? 'BONUS_REMAINING' : null;
};

const refused = (error: ClaimError): AnswerOf<Call> => ({ success: false, error });

// Pays a coupon into the main wallet.
// Entries: prize -> wallet.
// A coupon is marked as claimed once, in the transaction that pays it.
// Refuses: nothing; the answer says a ClaimError.
export const claimCoupon: Write<Call> = async ({ work, call, question }) => {
  const { sql, memberId, operationId } = work;
  const named = question.coupon ?? '';
  if (!couponId.test(named)) return refused('INVALID_CODE');
  const coupon = await findCoupon(sql, memberId, named);
  if (coupon === null) return refused('NO_CLAIMABLE_COUPON');
  const error = await errorOf(work, coupon);
  if (error !== null) return refused(error);
  const prize = await prizeOf(work, coupon);
  if (prize === null) return refused('INVALID_PRIZE_CODE');
  if (!(await claimCouponOnce(sql, coupon, { claimId: operationId, at: work.now })))
    return refused('NO_CLAIMABLE_COUPON');
  const { amount, currency } = coupon;
  const description = prizeWords(prize.prize, prize.amount, { language: call.language, currency });
  const line = { id: operationId, type: 'bonus', status: 'SUCCESS', from: null, to: 'WALLET', amount } as const;
  const posted = await work.post({
    step: 0,
    from: accounts.prize,
    to: accounts.wallet,
    amount,
    kind: 'prize',
    opens: { ...line, source: 'luckydraw', description },
  });
  if (posted.status !== 'posted') throw new Error(`a prize was not posted: ${posted.status}`);
  work.audit(`coupon ${coupon.couponId}`, { claimed: amount.toString() });
  work.event('balances');
  return { success: true, error: null, id: operationId };
};
