import { describe, expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { unknown } from '../../outcome.ts';
import { readRecording, withField } from '../recording.ts';
import { signTransferWallet } from './transfer-wallet-client.ts';
import * as translate from './transfer-wallet-translate.ts';

const recorded = (name: string) => readRecording(import.meta.dirname, name);
const username = 'kp_0812345678';
const reference = '01981f3c-5b7a-7c1e-9d2a-4b6c8e0f1a2b';
const requested = { username, reference, units: 10_000n, direction: 'in', currency: 'THB' } as const;

describe('what is sent', () => {
  it('is signed by HMAC-SHA256 over time, game, verb and body; each of them changes the signature', () => {
    const signed = { timestamp: '1763633700', gameCode: 'SLOTXO', verb: 'deposit', body: '{}' } as const;
    const signature = signTransferWallet(signed, 'key');
    expect(signature).toMatch(/^[0-9a-f]{64}$/);
    const others = [
      signTransferWallet({ ...signed, timestamp: '1763633701' }, 'key'),
      signTransferWallet({ ...signed, gameCode: 'IMI' }, 'key'),
      signTransferWallet({ ...signed, verb: 'withdraw' }, 'key'),
      signTransferWallet({ ...signed, body: '{ }' }, 'key'),
      signTransferWallet(signed, 'other'),
    ];
    expect(new Set([signature, ...others]).size).toBe(6);
  });
});

describe('what is read', () => {
  it('a player, a balance, a transfer and the outcome of one', () => {
    expect(translate.readCreated(recorded('created'), username)).toEqual({ kind: 'done', value: { isNew: true } });
    expect(translate.readBalance(recorded('balance'), requested)).toEqual({ kind: 'done', value: { units: 123_456n } });
    expect(translate.readTransfer(recorded('deposit'), requested)).toEqual({ kind: 'done', value: { units: 15_050n } });
    const found = { kind: 'done', direction: 'in', units: 10_000n };
    expect(translate.readFound(recorded('deposit'), requested)).toEqual(found);
  });

  it('too little is a definite refusal; only its own code means that there is no such reference', () => {
    expect(translate.readTransfer(recorded('too-little'), requested)).toEqual({
      kind: 'refused',
      reason: 'balance too low',
    });
    expect(translate.readFound(recorded('no-such-reference'), requested)).toEqual({ kind: 'absent' });
  });

  it('the form-state fields are free pairs of texts', () => {
    proves('OP-143');
    const fields = translate.readLoginFields(recorded('login-fields'));
    expect(fields.kind === 'done' && Object.keys(fields.value.fields)).toEqual([
      '__VIEWSTATE',
      '__VIEWSTATEGENERATOR',
      '__EVENTVALIDATION',
    ]);
    const odd = withField(recorded('login-fields'), 'data.fields', { __VIEWSTATE: 1 });
    expect(translate.readLoginFields(odd).kind).toBe('unknown');
  });

  it('a link that may not be opened is unknown', () => {
    expect(translate.readLink(recorded('launch'), { username, isTrusted: () => false }).kind).toBe('unknown');
    expect(translate.readLink(recorded('launch'), { username, isTrusted: () => true }).kind).toBe('done');
  });
});

describe('an answer that proves nothing is unknown', () => {
  const changes: readonly (readonly [name: string, value: unknown])[] = [
    ['data.username', 'kp_0899999999'],
    ['data.reference', '01981f3c-5b7a-7c1e-9d2a-4b6c8e0f1a2c'],
    ['data.reference', undefined],
    ['data.amount', '100.01'],
    ['data.amount', 100],
    ['data.amount', '1e2'],
    ['data.currency', 'LAK'],
    ['data.kind', 'withdraw'],
    ['data.balance', 'plenty'],
    ['data', null],
    ['code', '0'],
    ['code', 1005],
  ];
  it.each(changes)('a transfer whose answer has another %s: %s', (name, value) => {
    expect(translate.readTransfer(withField(recorded('deposit'), name, value), requested).kind).toBe('unknown');
  });

  it('success under a status other than 200, and a reference used with other content', () => {
    expect(translate.readTransfer({ ...recorded('deposit'), status: 404 }, requested).kind).toBe('unknown');
    expect(translate.readTransfer(recorded('used-reference'), requested).kind).toBe('unknown');
    expect(translate.readTransfer(unknown('timeout'), requested).kind).toBe('unknown');
  });

  it('an inquiry that is refused, or answered with another status, is not absent', () => {
    expect(translate.readFound(recorded('too-little'), requested).kind).toBe('unknown');
    expect(translate.readFound({ ...recorded('no-such-reference'), status: 404 }, requested).kind).toBe('unknown');
    expect(translate.readFound(withField(recorded('no-such-reference'), 'data', {}), requested).kind).toBe('unknown');
    expect(translate.readFound(unknown('not json'), requested).kind).toBe('unknown');
  });

  it('a found transfer of another player, reference, currency or no amount', () => {
    for (const [name, value] of [
      ['data.username', 'kp_other'],
      ['data.reference', 'other'],
      ['data.currency', 'LAK'],
      ['data.amount', '0.00'],
      ['data.amount', '-100.00'],
      ['data.kind', 'bonus'],
    ] as const)
      expect(translate.readFound(withField(recorded('deposit'), name, value), requested).kind).toBe('unknown');
  });

  it('a balance, a player or a link of somebody else, or in another currency', () => {
    const balanceWith = (name: string, value: unknown) =>
      translate.readBalance(withField(recorded('balance'), name, value), requested).kind;
    expect([balanceWith('data.username', 'kp_x'), balanceWith('data.currency', 'LAK')]).toEqual(['unknown', 'unknown']);
    expect(balanceWith('data.balance', '-1.00')).toBe('unknown');
    const player = withField(recorded('created'), 'data.username', 'kp_x');
    expect(translate.readCreated(player, username).kind).toBe('unknown');
    const link = withField(recorded('launch'), 'data.username', 'kp_x');
    expect(translate.readLink(link, { username, isTrusted: () => true }).kind).toBe('unknown');
  });
});
