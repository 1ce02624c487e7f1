import type { Context } from '#server/context.ts';
import { reads, writes, type Route } from '#server/route.ts';
import { spinCalls } from '../contract.ts';
import { claimCoupon } from './claim-coupon.ts';
import { findCoins } from './coins-table.ts';
import { getOdds } from './get-odds.ts';
import { listProofs } from './list-proofs.ts';
import { revealSeed } from './reveal-seed.ts';
import { spinWheel } from './settings.ts';
import { spin } from './spin.ts';
import { listOpenCoupons } from './spins-table.ts';

const wheelOf = ({ context }: { readonly context: Context }) => spinWheel.read(context);

export const routes: readonly Route[] = [
  reads(spinCalls.getActive, async ({ context }) => ({ isActive: (await spinWheel.read(context)) !== null })),
  reads(spinCalls.getSetup, async ({ context, member }) => {
    const [wheel, userCoin] = await Promise.all([
      spinWheel.read(context),
      findCoins(context.database, member.memberId),
    ]);
    return { activeSpinwheel: wheel === null ? null : { name: wheel.name, slice: [...wheel.slices] }, userCoin };
  }),
  writes(spinCalls.getOdds, getOdds, { before: wheelOf }),
  writes(spinCalls.spin, spin, { before: wheelOf }),
  reads(spinCalls.listCoupons, async ({ context, member }) =>
    (await listOpenCoupons(context.database, member.memberId, context.now())).map((coupon) => ({
      _id: coupon.couponId,
      prize: { name: coupon.prize, slice: { code: coupon.sliceCode, label: coupon.sliceLabel } },
      amount: coupon.amount,
      endsAt: coupon.endsAt.toISOString(),
    })),
  ),
  writes(spinCalls.claimCoupon, claimCoupon),
  writes(spinCalls.revealSeed, revealSeed, { before: wheelOf }),
  reads(spinCalls.listProofs, listProofs),
];
