import type { Spoken } from '#server/operator/texts/spoken.ts';
import type { Read } from '#server/verb.ts';
import type { spinCalls } from '../contract.ts';
import { prizeIn } from '../rules.ts';
import { prizeWords } from './prize-words.ts';
import { listOpenCoupons } from './spins-table.ts';
import { listWheels } from './wheels-table.ts';

export const listCoupons: Read<typeof spinCalls.listCoupons> = async ({ context, member, call: { language } }) => {
  const coupons = await listOpenCoupons(context.database, member.memberId, context.now());
  const wheels = await listWheels(context.database, [...new Set(coupons.map(({ wheelHash }) => wheelHash))]);
  return coupons.map(({ couponId, wheelHash, sliceCode, amount, currency, endsAt }) => {
    const prize = prizeIn(wheels.get(wheelHash) ?? '[]', sliceCode);
    const said = (text: Spoken): string =>
      prize === null ? sliceCode : prizeWords(text, prize.amount, { language, currency });
    return {
      _id: couponId,
      prize: {
        name: said(prize?.prize ?? ''),
        slice: { code: sliceCode, label: said(prize?.label ?? '') },
      },
      amount,
      endsAt: endsAt.toISOString(),
    };
  });
};
