import { describe, expect, it } from 'vitest';
import { unknown, type Unknown } from '../../outcome.ts';
import type { Answered } from '../../outbound.ts';
import { readRecording, withField } from '../recording.ts';
import * as translate from './betflix-translate.ts';

const recorded = (name: string) => readRecording(import.meta.dirname, name);
const codes: translate.Codes = {
  '1001': 'player exists',
  '1002': 'no such player',
  '1003': 'balance too low',
  '1006': 'no such reference',
  '1007': 'under maintenance',
  '1008': 'key not accepted',
};
const under = (answer: Answered | Unknown) => ({ answer, codes });
const error = (code: number) => under(withField(recorded('error'), 'error_code', code));
const name = 'krbfkr2345678';
const reference = '01981f3c-5b7a-7c1e-9d2a-4b6c8e0f1a2b';
const paidIn = { name, reference, units: 10_000n };
const takenOut = { ...paidIn, units: -10_000n };

describe('what is sent', () => {
  it('a player’s name has the agent’s before it, in small letters and digits, at most 20 together', () => {
    expect(translate.betflixName('krbf', 'kr2345678')).toBe(name);
    for (const one of ['', 'Kr2', 'kr_2', 'a'.repeat(17)]) expect(translate.betflixName('krbf', one)).toBeNull();
  });

  it('a reference the provider would truncate or reject is never sent', () => {
    expect(translate.betflixReference(reference)).toBe(reference);
    for (const one of ['', 'a'.repeat(51), 'with space', 'ไทย'])
      expect(() => translate.betflixReference(one)).toThrow('letters and digits');
  });

  it('the days asked for contain the oldest transfer that counts and today, in any time zone', () => {
    const days = translate.daysAround(new Date('2026-11-22T23:30:00Z'), 24 * 60 * 60_000);
    expect(days).toEqual({ start: '2026-11-20', end: '2026-11-23' });
  });
});

describe('what is read', () => {
  it('a new player, and one that exists by the contract’s code', () => {
    expect(translate.readCreated(under(recorded('registered')), name)).toEqual({
      kind: 'done',
      value: { isNew: true },
    });
    expect(translate.readCreated(error(1001), name)).toEqual({ kind: 'done', value: { isNew: false } });
    expect(translate.readStatus(under(recorded('status'))).kind).toBe('done');
  });

  it('a balance is truncated to the hundredth', () => {
    expect(translate.readBalance(under(recorded('balance')), name)).toEqual({
      kind: 'done',
      value: { units: 123_456n },
    });
  });

  it('a transfer is done when the balance changed by exactly that', () => {
    expect(translate.readTransfer(under(recorded('transfer-in')), paidIn)).toEqual({
      kind: 'done',
      value: { units: 15_050n },
    });
    expect(translate.readTransfer(under(recorded('transfer-out')), takenOut).kind).toBe('done');
    expect(translate.readTransfer(under(recorded('transfer-out')), paidIn).kind).toBe('unknown');
  });

  it('a transfer is found by its reference among others, and absent only by the contract’s code', () => {
    expect(translate.readFound(under(recorded('history')), paidIn)).toEqual({ kind: 'done', units: -10_000n });
    expect(translate.readFound(error(1006), paidIn)).toEqual({ kind: 'absent' });
    const others = withField(recorded('history'), 'data', [{ ref: 'other', username: name, amount: 5 }]);
    expect(translate.readFound(under(others), paidIn).kind).toBe('unknown');
    expect(translate.readFound(under(withField(recorded('history'), 'data', [])), paidIn).kind).toBe('unknown');
  });

  it('a link, or a token for the lobby, opens only where it may lead', () => {
    const door = {
      lobbyUrl: 'https://lobby.example/apilogin',
      isTrusted: (link: string) => link.startsWith('https://'),
    };
    const login = recorded('login');
    const linkOf = (answer: Answered, given = door) => translate.readLink(under(answer), given);
    expect(linkOf(login)).toEqual({ kind: 'done', value: { link: 'https://play.example/slots?token=one-time' } });
    const token = withField(withField(login, 'data.launch_url', null), 'data.login_token', 'a/b');
    expect(linkOf(token)).toEqual({ kind: 'done', value: { link: 'https://lobby.example/apilogin/a%2Fb' } });
    expect(translate.readLink(under(token), { ...door, lobbyUrl: undefined }).kind).toBe('unknown');
    expect(linkOf(login, { ...door, isTrusted: () => false }).kind).toBe('unknown');
  });

  it('a language BETFLIX has no games in is English', () => {
    expect(['th', 'en', 'lo'].map(translate.betflixLanguage)).toEqual(['thai', 'english', 'english']);
  });
});

describe('the contract’s codes', () => {
  it.each([1002, 1003, 1007, 1008])('%s says that nothing was done', (code) => {
    expect(translate.readTransfer(error(code), paidIn)).toEqual({ kind: 'refused', reason: codes[String(code)] });
  });

  it.each([0, 1001, 1005, 1006, 9999, -1003, 1e308])('%s says nothing about the money', (code) => {
    expect(translate.readTransfer(error(code), paidIn).kind).toBe('unknown');
  });

  it('a code under another status, or without a contract, says nothing', () => {
    const answer = recorded('error');
    expect(translate.readTransfer(under({ ...answer, status: 403 }), paidIn).kind).toBe('unknown');
    expect(translate.readTransfer({ answer, codes: {} }, paidIn).kind).toBe('unknown');
    expect(translate.readFound(error(1003), paidIn).kind).toBe('unknown');
  });
});

describe('an answer that proves nothing is unknown', () => {
  const changes: readonly (readonly [field: string, value: unknown])[] = [
    ['status', 'error'],
    ['error_code', 1],
    ['data', null],
    ['data.username', 'krbfother'],
    ['data.ref', 'other'],
    ['data.balance', 150.49],
    ['data.balance', 1e308],
    ['data.balance', '1,150.50'],
    ['data.before_balance', 'NaN'],
  ];
  it.each(changes)('a transfer whose answer has another %s: %s', (field, value) => {
    expect(translate.readTransfer(under(withField(recorded('transfer-in'), field, value)), paidIn).kind).toBe(
      'unknown',
    );
  });

  it('a transfer that left less than nothing', () => {
    const answer = withField(withField(recorded('transfer-out'), 'data.balance', -50), 'data.before_balance', 50);
    expect(translate.readTransfer(under(answer), takenOut).kind).toBe('unknown');
  });

  it('a history of another player, twice the reference, or without an amount', () => {
    const change = { ref: reference, username: name, amount: 100 };
    for (const data of [
      [{ ...change, username: 'krbfother' }],
      [change, change],
      [{ ...change, amount: 0 }],
      [{ ...change, amount: 'all' }],
      [{ ref: reference, amount: 100 }],
    ])
      expect(translate.readFound(under(withField(recorded('history'), 'data', data)), paidIn).kind).toBe('unknown');
    expect(translate.readFound(under(unknown('timeout')), paidIn)).toEqual(unknown('timeout'));
  });

  it('a player or a balance of somebody else, and a balance below zero', () => {
    expect(translate.readCreated(under(recorded('registered')), 'krbfother').kind).toBe('unknown');
    expect(translate.readBalance(under(recorded('balance')), 'krbfother').kind).toBe('unknown');
    const below = withField(recorded('balance'), 'data.balance', '-1');
    expect(translate.readBalance(under(below), name).kind).toBe('unknown');
  });
});
