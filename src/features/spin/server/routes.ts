import type { Context } from '#server/context.ts';
import { reads, writes, type Route } from '#server/route.ts';
import { spinCalls } from '../contract.ts';
import { claimCoupon } from './claim-coupon.ts';
import { getOdds } from './get-odds.ts';
import { getSetup } from './get-setup.ts';
import { listCoupons } from './list-coupons.ts';
import { listProofs } from './list-proofs.ts';
import { revealSeed } from './reveal-seed.ts';
import { spinWheel } from './settings.ts';
import { spin } from './spin.ts';

const wheelOf = ({ context }: { readonly context: Context }) => spinWheel.read(context);

export const routes: readonly Route[] = [
  reads(spinCalls.getActive, async ({ context }) => ({ isActive: (await spinWheel.read(context)) !== null })),
  reads(spinCalls.getSetup, getSetup),
  writes(spinCalls.getOdds, getOdds, { before: wheelOf }),
  writes(spinCalls.spin, spin, { before: wheelOf }),
  reads(spinCalls.listCoupons, listCoupons),
  writes(spinCalls.claimCoupon, claimCoupon),
  writes(spinCalls.revealSeed, revealSeed, { before: wheelOf }),
  reads(spinCalls.listProofs, listProofs),
];
