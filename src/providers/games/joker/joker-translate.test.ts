import { describe, expect, it } from 'vitest';
import { unknown } from '../../outcome.ts';
import { readRecording, withField } from '../recording.ts';
import { signJoker } from './joker-client.ts';
import * as translate from './joker-translate.ts';

const recorded = (name: string) => readRecording(import.meta.dirname, name);
const username = 'kp_0812345678';
const reference = '01981f3c-5b7a-7c1e-9d2a-4b6c8e0f1a2b';
const paidIn = { username, reference, units: 10_000n };
const takenOut = { username, reference, units: -10_000n };

describe('what is sent', () => {
  it('a transfer into the game is positive, out of it negative, with two decimals and the reference in letters and digits', () => {
    const fields = { Method: 'TC', Username: username, RequestID: '01981f3c5b7a7c1e9d2a4b6c8e0f1a2b' };
    expect(translate.transferFields(paidIn)).toEqual({ ...fields, Amount: '100.00' });
    expect(translate.transferFields({ ...takenOut, units: -7n })).toEqual({ ...fields, Amount: '-0.07' });
  });

  it('a reference the provider would truncate or reject is never sent', () => {
    for (const one of ['', 'a'.repeat(51), 'with space', 'ไทย'])
      expect(() => translate.jokerRequestId(one)).toThrow('letters and digits');
  });

  it('is signed by HMAC-SHA1 over the fields in the order of their names, in base64', () => {
    const fields = { Username: 'kp', Method: 'GC', Timestamp: 1763633700 };
    const reordered = { Timestamp: 1763633700, Method: 'GC', Username: 'kp' };
    expect(signJoker(fields, 'key')).toBe(signJoker(reordered, 'key'));
    expect(signJoker(fields, 'key')).toMatch(/^[A-Za-z0-9+/]{27}=$/);
    expect(signJoker(fields, 'key')).not.toBe(signJoker(fields, 'other'));
  });
});

describe('what is read', () => {
  it('a new player and an existing one are both done', () => {
    expect(translate.readCreated(recorded('created'), username).kind).toBe('done');
    expect(translate.readCreated(recorded('already-there'), username).kind).toBe('done');
  });

  it('a credit is read to the hundredth', () => {
    expect(translate.readCredit(recorded('credit'), username)).toEqual({ kind: 'done', value: { units: 123_456n } });
  });

  it('a transfer is done when player, reference and the change of the credit agree; names differ in case only', () => {
    expect(translate.readTransfer(recorded('transfer-in'), paidIn)).toEqual({
      kind: 'done',
      value: { units: 15_050n },
    });
    expect(translate.readTransfer(recorded('transfer-out'), takenOut).kind).toBe('done');
  });

  it('too little credit is a definite refusal', () => {
    expect(translate.readTransfer(recorded('insufficient'), takenOut)).toEqual({
      kind: 'refused',
      reason: 'balance too low',
    });
  });

  it('404 about the reference is absent; a found transfer has its sign', () => {
    expect(translate.readFound(recorded('not-found'), paidIn)).toEqual({ kind: 'absent' });
    expect(translate.readFound(recorded('found'), paidIn)).toEqual({ kind: 'done', units: 10_000n });
    const out = withField(recorded('found'), 'Amount', -100);
    expect(translate.readFound(out, paidIn)).toEqual({ kind: 'done', units: -10_000n });
  });

  it('the link contains the one-time token, the return address and a language the provider knows', () => {
    const forwardUrl = 'https://play.example/forward?theme=1';
    const visit = { forwardUrl, token: 'a b&c', returnUrl: 'https://wallet.example/user?x=1&y=2' };
    const link = new URL(translate.forwardLink({ ...visit, language: 'la' }));
    expect(Object.fromEntries(link.searchParams)).toEqual({
      theme: '1',
      token: 'a b&c',
      redirectUrl: visit.returnUrl,
      mobile: 'true',
      lang: 'en',
    });
    expect(new URL(translate.forwardLink({ ...visit, language: 'th' })).searchParams.get('lang')).toBe('th');
  });
});

describe('an answer that proves nothing is unknown', () => {
  const changes: readonly (readonly [name: string, value: unknown])[] = [
    ['Username', 'kp_0899999999'],
    ['RequestID', '01981f3c5b7a7c1e9d2a4b6c8e0f1a2c'],
    ['RequestID', undefined],
    ['Credit', 150.49],
    ['Credit', 50.5],
    ['Credit', '150.5'],
    ['BeforeCredit', null],
    ['Credit', 1e22],
  ];
  it.each(changes)('a transfer whose answer has another %s: %s', (name, value) => {
    expect(translate.readTransfer(withField(recorded('transfer-in'), name, value), paidIn).kind).toBe('unknown');
  });

  it('a transfer in that the provider turned into a transfer out', () => {
    expect(translate.readTransfer(recorded('transfer-out'), paidIn).kind).toBe('unknown');
  });

  it('a reference the provider already knows with other content, and any message outside the agreement', () => {
    expect(translate.readTransfer(recorded('used-request'), paidIn).kind).toBe('unknown');
    for (const message of ['Something new', 'constructor', 'toString']) {
      const other = withField(recorded('insufficient'), 'Message', message);
      expect(translate.readTransfer(other, paidIn).kind).toBe('unknown');
    }
    expect(translate.readTransfer({ ...recorded('insufficient'), status: 200 }, paidIn).kind).toBe('unknown');
  });

  it('a 404 that is not about the reference, and a refused inquiry, are not absent', () => {
    for (const message of ['Not found', 'no Route matched with those values', ''])
      expect(translate.readFound(withField(recorded('not-found'), 'Message', message), paidIn).kind).toBe('unknown');
    expect(translate.readFound(withField(recorded('not-found'), 'Message', undefined), paidIn).kind).toBe('unknown');
    expect(translate.readFound({ ...recorded('not-found'), status: 400 }, paidIn).kind).toBe('unknown');
    expect(translate.readFound(recorded('insufficient'), paidIn).kind).toBe('unknown');
    expect(translate.readFound(unknown('timeout'), paidIn).kind).toBe('unknown');
  });

  it('a found transfer of another player, reference or no amount', () => {
    for (const [name, value] of [
      ['Username', 'kp_other'],
      ['RequestID', 'other'],
      ['Amount', 0],
      ['Amount', '100'],
    ] as const)
      expect(translate.readFound(withField(recorded('found'), name, value), paidIn).kind).toBe('unknown');
  });

  it('a credit or a token of another player, and a credit below zero', () => {
    expect(translate.readCredit(withField(recorded('credit'), 'Username', 'kp_other'), username).kind).toBe('unknown');
    expect(translate.readCredit(withField(recorded('credit'), 'Credit', -1), username).kind).toBe('unknown');
    expect(translate.readToken(withField(recorded('token'), 'Username', 'kp_other'), username).kind).toBe('unknown');
    expect(translate.readToken(withField(recorded('token'), 'Token', ''), username).kind).toBe('unknown');
    expect(translate.readCreated(withField(recorded('created'), 'Data.Username', 'kp_x'), username).kind).toBe(
      'unknown',
    );
  });
});
