import { describe, expect, it } from 'vitest';
import { unknown } from '../../outcome.ts';
import { keyNotAccepted } from '../protocol.ts';
import { readRecording, withField } from '../recording.ts';
import * as translate from './pg-translate.ts';

const recorded = (name: string) => readRecording(import.meta.dirname, name);
const username = 'kp_0812345678';
const requested = { username, currency: 'THB' };
const paidIn = { units: 10_000n };
const takenOut = { units: -10_000n };

describe('what is sent', () => {
  it('a transfer has two decimals and our own reference', () => {
    const reference = '01981f3c-5b7a-7c1e-9d2a-4b6c8e0f1a2b';
    expect(translate.transferFields({ ...requested, reference, units: 7n })).toEqual({
      player_name: username,
      transfer_reference: reference,
      amount: '0.07',
      currency: 'THB',
    });
  });

  it('a reference the provider would truncate or reject is never sent', () => {
    for (const one of ['', 'a'.repeat(51), 'with space', 'ไทย'])
      expect(() => translate.pgReference(one)).toThrow('at most 50');
  });

  it('the link has the session, the return address and a language the provider knows, and no key', () => {
    const visit = {
      gamesUrl: 'https://m.pg.example/lobby',
      operatorToken: 'us',
      session: 's1',
      returnUrl: 'https://w.example/?a=1&b=2',
    };
    const link = new URL(translate.gameLink({ ...visit, language: 'th' }));
    expect(link.pathname).toBe('/lobby/index.html');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      btt: '1',
      ot: 'us',
      ops: 's1',
      l: 'th',
      f: visit.returnUrl,
    });
    expect(new URL(translate.gameLink({ ...visit, language: 'xx' })).searchParams.get('l')).toBe('en');
  });
});

describe('what is read', () => {
  it('a new player and an existing one are both done', () => {
    expect(translate.readCreated(recorded('created')).kind).toBe('done');
    expect(translate.readCreated(recorded('already-there')).kind).toBe('done');
  });

  it('a balance to the hundredth, whatever the case of the name', () => {
    expect(translate.readWallet(recorded('wallet'), requested)).toEqual({ kind: 'done', value: { units: 123_456n } });
  });

  it('a transfer is done when its amount and the balances before and after agree', () => {
    expect(translate.readTransfer(recorded('transfer-in'), paidIn)).toEqual({
      kind: 'done',
      value: { units: 15_050n },
    });
    expect(translate.readTransfer(recorded('transfer-out'), takenOut).kind).toBe('done');
  });

  it('too little is refused, a wrong key too, and 3040 alone is absent', () => {
    expect(translate.readTransfer(recorded('insufficient'), takenOut)).toEqual({
      kind: 'refused',
      reason: 'balance too low',
    });
    const wrongKey = withField(recorded('insufficient'), 'error.code', '1204');
    expect(translate.readTransfer(wrongKey, paidIn)).toEqual({ kind: 'refused', reason: keyNotAccepted });
    expect(translate.readFound(recorded('not-found'), requested)).toEqual({ kind: 'absent' });
    expect(translate.readFound(recorded('found'), requested)).toEqual({
      kind: 'done',
      direction: 'in',
      units: 10_000n,
    });
    const out = withField(withField(recorded('found'), 'data.transactionType', '200'), 'data.transactionAmount', -100);
    expect(translate.readFound(out, requested)).toEqual({ kind: 'done', direction: 'out', units: 10_000n });
  });
});

describe('an answer that proves nothing is unknown', () => {
  const changes: readonly (readonly [name: string, value: unknown])[] = [
    ['data.amount', 100.01],
    ['data.amount', -100],
    ['data.balanceAmount', 150.49],
    ['data.balanceAmount', 1e308],
    ['data.balanceAmount', null],
    ['data.balanceAmountBefore', '50.5'],
    ['error', { code: '3101' }],
    ['data', null],
  ];
  it.each(changes)('a transfer whose answer has another %s: %s', (name, value) => {
    expect(translate.readTransfer(withField(recorded('transfer-in'), name, value), paidIn).kind).toBe('unknown');
  });

  it('a transfer under way, in the other direction, or answered by a server in trouble', () => {
    expect(translate.readTransfer(recorded('under-way'), paidIn).kind).toBe('unknown');
    expect(translate.readTransfer(recorded('transfer-out'), paidIn).kind).toBe('unknown');
    expect(translate.readTransfer({ ...recorded('insufficient'), status: 404 }, paidIn).kind).toBe('unknown');
    expect(translate.readTransfer(unknown('timeout'), paidIn).kind).toBe('unknown');
  });

  it('a found transfer of another player, currency or kind, or without an amount; a refused inquiry', () => {
    for (const [name, value] of [
      ['data.playerName', 'kp_other'],
      ['data.currencyCode', 'LAK'],
      ['data.transactionType', '300'],
      ['data.transactionAmount', 0],
      ['data.transactionAmount', -100],
    ] as const)
      expect(translate.readFound(withField(recorded('found'), name, value), requested).kind, name).toBe('unknown');
    expect(translate.readFound(recorded('insufficient'), requested).kind).toBe('unknown');
    expect(translate.readFound({ ...recorded('not-found'), status: 404 }, requested).kind).toBe('unknown');
  });

  it('a balance below zero, of another player or currency; a session of somebody else', () => {
    for (const [name, value] of [
      ['data.totalBalance', -1],
      ['data.totalBalance', 1e308],
      ['data.playerName', 'kp_other'],
      ['data.currencyCode', 'LAK'],
    ] as const)
      expect(translate.readWallet(withField(recorded('wallet'), name, value), requested).kind).toBe('unknown');
    const session = { username, session: 'a1b2c3d4e5f60718' };
    expect(translate.readSession(recorded('session'), session).kind).toBe('done');
    expect(translate.readSession(recorded('session'), { ...session, session: 'another' }).kind).toBe('unknown');
    expect(translate.readSession(recorded('session'), { ...session, username: 'kp_other' }).kind).toBe('unknown');
  });
});
