import { expect, expectTypeOf, it } from 'vitest';
import { type RefusalOf, refusalsOf } from '#contract/endpoint.ts';
import type { gameCalls } from '#features/game/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { withdrawOfficeCalls } from '#features/withdraw/office-contract.ts';
import type { acts, reads } from './route.ts';
import type { Asked, Reading, Refuse, Refusing, Write, Writing } from './verb.ts';

// The compiler checks these rules; what the calls declare is asserted first.
type Limits = typeof withdrawCalls.limits;
type Request = typeof withdrawCalls.request;
type Approve = typeof withdrawOfficeCalls.approve;
type Activate = typeof gameCalls.activate;

it('a read cannot be bound as a write, nor a write as a read', () => {
  expect([withdrawCalls.limits.effect, walletCalls.refreshSlots.effect]).toEqual(['read', 'write']);
  expectTypeOf<Limits>().toExtend<Reading>();
  expectTypeOf<Limits>().not.toExtend<Writing>();
  expectTypeOf<typeof walletCalls.refreshSlots>().toExtend<Writing>();
  expectTypeOf<typeof walletCalls.refreshSlots>().not.toExtend<Reading>();
  expectTypeOf<Parameters<typeof reads>[0]>().toEqualTypeOf<Reading>();
  expectTypeOf<Parameters<typeof acts>[0]>().toEqualTypeOf<Writing>();
});

it('a verb refuses with the codes its call declares, those of its callers and those of any call', () => {
  expect(refusalsOf(withdrawCalls.request)).toEqual(
    expect.arrayContaining(['NO_BANK', 'KEY_INVALID', 'INVALID_USER_3']),
  );
  expectTypeOf<'NO_BANK' | 'KEY_INVALID' | 'INVALID_USER_3'>().toExtend<RefusalOf<Request>>();
  expectTypeOf<'NO_GAME'>().not.toExtend<RefusalOf<Request>>();
  expectTypeOf<'NOT_PERMITTED'>().not.toExtend<RefusalOf<Request>>();
  expectTypeOf<'NOT_PERMITTED'>().toExtend<RefusalOf<Approve>>();
  expectTypeOf<Asked<Activate>>().toExtend<Refusing<'NO_GAME'>>();
  expectTypeOf<Asked<Request>>().not.toExtend<Refusing<'NO_GAME'>>();
  expectTypeOf<Refuse<'NO_GAME' | 'NO_BANK'>>().toExtend<Refuse<'NO_BANK'>>();
  expectTypeOf<Refuse<'NO_BANK'>>().not.toExtend<Refuse<'NO_GAME' | 'NO_BANK'>>();
});

it('a verb cannot be bound to a call with another question or answer, or one that does not declare its codes', () => {
  expect(Object.keys(withdrawCalls.request.question)).not.toEqual(Object.keys(transferCalls.move.question));
  expectTypeOf<Write<Request>>().not.toExtend<Write<typeof transferCalls.move>>();
  expectTypeOf<Write<Approve>>().not.toExtend<Write<typeof withdrawOfficeCalls.reject>>();
});

it('a verb gets the member or the person of the staff its call is for, and nobody else', () => {
  expect([withdrawCalls.request.who, withdrawOfficeCalls.approve.who]).toEqual(['member', 'staff']);
  expectTypeOf<Asked<Request>>().toHaveProperty('member');
  expectTypeOf<Asked<Request>>().not.toHaveProperty('staff');
  expectTypeOf<Asked<Approve>>().toHaveProperty('staff');
  expectTypeOf<Asked<Approve>>().not.toHaveProperty('member');
});
