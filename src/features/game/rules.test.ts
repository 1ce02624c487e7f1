import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import {
  gameGroups,
  postedLogin,
  secondBalance,
  verdictOnPlay,
  wayInto,
  webAddress,
  type ReturnedTransfer,
} from './rules.ts';

const game = (code: string, category: string) => ({ code, category });

it('games are in three groups, casino together with sport', () => {
  proves('HOME-17', 'HOME-18', 'HOME-19', 'HOME-20', 'OP-051');
  const games = [game('A', 'slot'), game('B', 'lotto'), game('C', 'casino'), game('D', 'sport'), game('E', 'slot')];
  expect(gameGroups(games).map(({ name, games: of }) => [name, of.map(({ code }) => code).join('')])).toEqual([
    ['slot', 'AE'],
    ['sport', 'CD'],
    ['lotto', 'B'],
  ]);
});

it('a group without games is not shown', () => {
  proves('OP-051');
  expect(gameGroups([game('B', 'lotto')]).map(({ name }) => name)).toEqual(['lotto']);
  expect(gameGroups([])).toEqual([]);
});

it('the second balance is the amount times ftWalletSlot, to the hundredth', () => {
  proves('GAME-04', 'OP-121');
  expect(secondBalance(123_450n, 1)).toBe(123_450n);
  expect(secondBalance(1_000_000n, 0.001)).toBe(1_000n);
  expect(secondBalance(333n, 0.5)).toBe(167n);
  expect(secondBalance(100n, 1.1)).toBe(110n);
  expect(secondBalance(0n, 20)).toBe(0n);
  expect(secondBalance(-333n, 0.5)).toBe(-167n);
});

it('a balance that is not a number has no second balance', () => {
  proves('GAME-04', 'FMT-02');
  expect(secondBalance(null, 1)).toBeNull();
  expect(secondBalance(100n, Number.NaN)).toBeNull();
  expect(secondBalance(100n, Number.POSITIVE_INFINITY)).toBeNull();
});

it.each(['JOKER', 'SEXYGAME', 'UFABET', 'SUPERSLOT', 'SLOTXO'])('%s is opened by a posted form', (code) => {
  proves('OP-132');
  expect(wayInto({ code, web: null })).toBe('posted');
});

it.each(['PG', 'BETFLIX', 'AREASLOT', 'JOKER2', 'HUAYHD'])('%s is opened by its username alone', (code) => {
  expect(wayInto({ code, web: null })).toBe('link');
});

it.each(['ASKMEBET', 'IMI', 'USUN', 'CIRCUS', 'SLOTRACHA', 'PGSLOT'])('%s is opened with its password', (code) => {
  expect(wayInto({ code, web: null })).toBe('link-with-password');
});

it('any other game is opened by its web address, or not at all', () => {
  proves('GAME-39', 'OP-142');
  expect(wayInto({ code: 'OTHER', web: 'https://game.example/' })).toBe('web');
  expect(wayInto({ code: 'OTHER', web: null })).toBe('none');
});

it('a link of a game is a web address or nothing', () => {
  expect(webAddress('https://game.example/a?b=1')).toBe('https://game.example/a?b=1');
  for (const text of ['data:text/html,x', 'file:///etc', 'https://', 'https:///x', '/games', '', null])
    expect(webAddress(text)).toBeNull();
});

const credential = { username: 'kp1', password: 'a b', event: { __VIEWSTATE: 'x' } };

it('posts username and password to the web address of the game, without form-state fields', () => {
  proves('OP-132');
  const login = postedLogin({ code: 'JOKER', web: 'https://joker.example/login', ufaHost: '', credential });
  expect(login).toEqual({ action: 'https://joker.example/login', fields: { username: 'kp1', password: 'a b' } });
});

it('posts UFABET with its form-state fields to the origin of its web address', () => {
  proves('OP-132', 'OP-138', 'OP-143');
  const login = postedLogin({ code: 'UFABET', web: 'https://ufa.example/games/login', ufaHost: '', credential });
  expect(login?.action).toBe('https://ufa.example');
  expect(login?.fields).toEqual({ __VIEWSTATE: 'x', username: 'kp1', password: 'a b' });
});

it('posts UFABET to the custom host where one is set', () => {
  proves('CFG-02', 'OP-138');
  const login = postedLogin({ code: 'UFABET', web: null, ufaHost: 'https://custom.example/Default.aspx', credential });
  expect(login?.action).toBe('https://custom.example/Default.aspx');
});

it('without a web address there is nothing to post to', () => {
  proves('OP-132');
  for (const code of ['JOKER', 'UFABET']) expect(postedLogin({ code, web: null, ufaHost: '', credential })).toBeNull();
});

const limit = { believedUpTo: 100_000n, timesOfBalance: 5, heldAbove: 5_000_000n };
const absentIn = { transferId: 'in', direction: 'in', amount: 40_000n, wasAbsent: true, isDone: 'no' } as const;
const seen = (difference: bigint, booked = 10_000n, returned: readonly ReturnedTransfer[] = []) =>
  verdictOnPlay({ difference, booked, limit, returned });

it('a win is booked up to the limit, and above it in proportion to the previous balance', () => {
  expect(seen(100_000n, 0n)).toEqual({ kind: 'play' });
  expect(seen(100_001n, 0n)).toEqual({ kind: 'held', reason: 'LIMIT', transferId: null });
  expect(seen(500_000n, 100_000n)).toEqual({ kind: 'play' });
  expect(seen(500_001n, 100_000n)).toMatchObject({ kind: 'held' });
  expect(seen(5_000_001n, 90_000_000n)).toMatchObject({ kind: 'held' });
  expect(seen(-9_000_000n, 9_000_000n)).toEqual({ kind: 'play' });
});

it('money of a released transfer is not play, in either direction', () => {
  expect(seen(-40_000n, 50_000n, [absentIn])).toEqual({ kind: 'play' });
  expect(seen(39_000n, 0n, [absentIn])).toEqual({ kind: 'play' });
  expect(seen(39_000n, 0n, [{ ...absentIn, isDone: 'yes' }])).toMatchObject({ reason: 'TRANSFER' });
  expect(seen(39_000n, 0n, [{ ...absentIn, isDone: 'unknown' }])).toEqual({ kind: 'unclear' });
  const out = { ...absentIn, direction: 'out', isDone: 'yes' } as const;
  expect(seen(-40_000n, 50_000n, [out])).toMatchObject({ reason: 'TRANSFER' });
});

it('the amount of a transfer that the provider does not confirm is held as an amount, not as that transfer', () => {
  const held = { kind: 'held', reason: 'LIMIT', transferId: 'in' };
  expect(seen(40_000n, 0n, [absentIn])).toEqual(held);
  expect(seen(40_000n, 0n, [{ ...absentIn, isDone: 'unknown' }])).toEqual(held);
  expect(seen(-40_000n, 50_000n, [{ ...absentIn, direction: 'out' }])).toEqual(held);
  expect(seen(40_000n, 0n, [{ ...absentIn, wasAbsent: false }])).toEqual({ kind: 'play' });
  const other = { ...absentIn, transferId: 'other', isDone: 'yes' } as const;
  expect(seen(40_000n, 0n, [absentIn, other])).toMatchObject({ reason: 'TRANSFER', transferId: 'other' });
});
