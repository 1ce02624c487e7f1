import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { restingGames, saysWhenUsed, totalBalance } from './rules.ts';

const slot = (amount: bigint | null, isActive = true) => ({ amount, isActive });

it('the total is the main wallet and every active game account', () => {
  proves('HOME-02');
  expect(totalBalance({ wallet: { amount: 10_050n }, slots: [slot(2_000n), slot(1n)] })).toBe(12_051n);
  expect(totalBalance({ wallet: { amount: 10_050n }, slots: [] })).toBe(10_050n);
});

it('an inactive game account is left out, whatever its balance', () => {
  proves('HOME-03');
  expect(totalBalance({ wallet: { amount: 100n }, slots: [slot(2_000n, false), slot(null, false)] })).toBe(100n);
});

it('an unknown balance makes the total unknown', () => {
  expect(totalBalance({ wallet: { amount: null }, slots: [slot(2_000n)] })).toBeNull();
  expect(totalBalance({ wallet: { amount: 100n }, slots: [slot(null), slot(5n)] })).toBeNull();
});

const now = new Date('2026-11-22T12:00:00Z');
const held = (code: string, lastUsedAt?: string | null) => ({ code, isActive: true, amount: 100n, lastUsedAt });
const codes = (slots: readonly { code: string }[]) => slots.map(({ code }) => code);

it('money rests in games that were not used for a day, as the backend says', () => {
  const slots = [held('OLD', '2026-11-21T11:59:00Z'), held('NEW', '2026-11-21T12:01:00Z'), held('NEVER', null)];
  expect(saysWhenUsed(slots)).toBe(true);
  expect(codes(restingGames(slots, { now, lines: null }))).toEqual(['OLD']);
  const empty = { ...held('EMPTY', '2026-11-01T00:00:00Z'), amount: 0n };
  expect(restingGames([empty], { now, lines: null })).toEqual([]);
});

it('a backend that does not say so is judged by its statement, if that reaches back a day', () => {
  const slots = [held('JOKER'), held('IMI')];
  expect([saysWhenUsed(slots), restingGames(slots, { now, lines: null })]).toEqual([false, []]);
  const today = { from: 'WALLET', to: 'JOKER', createdAt: '2026-11-22T09:00:00Z' };
  const before = { from: 'WALLET', to: 'IMI', createdAt: '2026-11-20T09:00:00Z' };
  const resting = (newest: (typeof today)[], isAll: boolean) =>
    codes(restingGames(slots, { now, lines: { newest, isAll } }));
  expect(resting([today], false)).toEqual([]);
  expect(resting([today], true)).toEqual(['IMI']);
  expect(resting([today, before], false)).toEqual(['IMI']);
});
