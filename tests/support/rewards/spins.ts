import { randomUUID } from 'node:crypto';
import { spinCalls } from '../../../src/features/spin/contract.ts';
import { changeSetting } from '../office-acts.ts';
import type { TestMember } from '../people.ts';
import type { TestServer } from '../test-server.ts';

interface SlicePlan {
  readonly code: string;
  readonly weight: number;
  // In baht; 0 for a prize without a money value.
  readonly amount?: number;
  readonly prize?: string | null;
}

// A wheel of the operator, as a setting holds it.
export const wheelOf = (slices: readonly SlicePlan[]) => ({
  name: 'Wheel',
  slices: slices.map(({ code, weight, amount = 0, prize = `Prize ${code}` }) => ({
    code,
    label: `Slice ${code}`,
    prize,
    bgColor: '#112233',
    textColor: '#ffffff',
    htmlDescription: null,
    weight,
    amount: { BAHT: amount, LAK: amount * 400 },
  })),
});

export const setWheel = async (server: TestServer, slices: readonly SlicePlan[] | null): Promise<void> => {
  await changeSetting(server, 'spinWheel', slices === null ? null : wheelOf(slices));
  server.clock.advance(2_000);
};

export interface SpinAnswer {
  readonly success: boolean;
  readonly result: { readonly code: string; readonly label: string; readonly remainingCoin: number } | null;
  readonly error: string | null;
}

export const spinOnce = async (
  server: TestServer,
  { token }: TestMember,
  own: { readonly clientSeed?: string; readonly commitment?: string } = {},
): Promise<SpinAnswer> => (await server.ask(spinCalls.spin, own, { token })).body as SpinAnswer;

export interface CouponAnswer {
  readonly _id: string;
  readonly amount: number;
  readonly endsAt: string;
}

export const couponsOf = async (server: TestServer, { token }: TestMember): Promise<CouponAnswer[]> =>
  (await server.ask(spinCalls.listCoupons, {}, { token })).body as CouponAnswer[];

export const claim = async (server: TestServer, { token }: TestMember, coupon: unknown): Promise<unknown> =>
  (await server.request('POST', '/api/spinwheel/coupon/claim', { token, body: { coupon }, key: randomUUID() })).body;
