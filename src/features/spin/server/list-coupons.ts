import { saidIn } from '#server/operator/texts/spoken.ts';
import type { Read } from '#server/verb.ts';
import type { spinCalls } from '../contract.ts';
import { prizeIn } from '../rules.ts';
import { listOpenCoupons } from './spins-table.ts';
import { listWheels } from './wheels-table.ts';

export const listCoupons: Read<typeof spinCalls.listCoupons> = async ({ context, member, call: { language } }) => {
  const coupons = await listOpenCoupons(context.database, member.memberId, context.now());
  const wheels = await listWheels(context.database, [...new Set(coupons.map(({ wheelHash }) => wheelHash))]);
  return coupons.map(({ couponId, wheelHash, sliceCode, amount, endsAt }) => {
    const prize = prizeIn(wheels.get(wheelHash) ?? '[]', sliceCode);
    return {
      _id: couponId,
      prize: {
        name: saidIn(prize?.prize ?? sliceCode, language),
        slice: { code: sliceCode, label: saidIn(prize?.label ?? sliceCode, language) },
      },
      amount,
      endsAt: endsAt.toISOString(),
    };
  });
};
