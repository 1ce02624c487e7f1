import { describe, expect, it } from 'vitest';
import { unknown } from '../../outcome.ts';
import { readRecording, withField, type Recording } from '../recording.ts';
import { signAmb } from './amb-client.ts';
import * as translate from './amb-translate.ts';

const recorded = (name: string) => readRecording(import.meta.dirname, name);
const error = (code: number) => withField(recorded('error'), 'status.code', code);
const username = 'kr2345678';
const reference = '01981f3c-5b7a-7c1e-9d2a-4b6c8e0f1a2b';
const paidIn = { username, reference, units: 10_000n };
const asked = { username, reference, absentCode: 903 };

describe('what is sent', () => {
  it('is signed by PBKDF2-SHA512 over the body, with the key as salt, in base64', async () => {
    const signature = await signAmb('{"username":"kr2345678"}', 'key');
    expect(signature).toMatch(/^[A-Za-z0-9+/]{86}==$/);
    expect(await signAmb('{"username":"kr2345678"}', 'key')).toBe(signature);
    expect(await signAmb('{"username":"kr2345679"}', 'key')).not.toBe(signature);
    expect(await signAmb('{"username":"kr2345678"}', 'other')).not.toBe(signature);
  });

  it('only names and references in the form that is stored unchanged', () => {
    expect(translate.isAmbName(username)).toBe(true);
    expect(['', 'Kr2345', 'kr_2345', 'a'.repeat(21)].some(translate.isAmbName)).toBe(false);
    expect(() => translate.ambReference('with space')).toThrow('letters and digits');
  });
});

describe('what is read', () => {
  it('a new player and an existing one', () => {
    expect(translate.readCreated(recorded('created'), username)).toEqual({ kind: 'done', value: { isNew: true } });
    expect(translate.readCreated(error(902), username)).toEqual({ kind: 'done', value: { isNew: false } });
    expect(translate.readStatus(recorded('created'), username).kind).toBe('done');
  });

  it('a balance is truncated to the hundredth', () => {
    expect(translate.readBalance(recorded('balance'), username)).toEqual({ kind: 'done', value: { units: 123_456n } });
  });

  it('a transfer is done when player, reference and the change of the balance agree', () => {
    expect(translate.readTransfer(recorded('deposit'), paidIn)).toEqual({ kind: 'done', value: { units: 15_050n } });
    expect(translate.readTransfer(recorded('deposit'), { ...paidIn, units: -10_000n }).kind).toBe('unknown');
  });

  it('the provider’s own number is accepted only where no reference of ours was agreed', () => {
    const own = withField(recorded('deposit'), 'data.refId', 'AMB-77');
    expect(translate.readTransfer(own, { ...paidIn, reference: null }).kind).toBe('done');
    expect(translate.readTransfer(own, paidIn).kind).toBe('unknown');
  });

  it('an inquiry finds what was moved, and absent is the agreed code alone', () => {
    expect(translate.readFound(recorded('deposit'), asked)).toEqual({ kind: 'done', units: 10_000n });
    expect(translate.readFound(error(903), asked)).toEqual({ kind: 'absent' });
    expect(translate.readFound(error(903), { ...asked, absentCode: 904 }).kind).toBe('unknown');
    expect(translate.readFound({ ...error(903), status: 404 }, asked).kind).toBe('unknown');
    expect(translate.readFound(unknown('timeout'), asked)).toEqual(unknown('timeout'));
  });

  it('a link is opened only where it may lead', () => {
    const linkOf = (answer: Recording, isTrusted: boolean) =>
      translate.readLink(answer, { username, isTrusted: () => isTrusted }).kind;
    expect([linkOf(recorded('launch'), true), linkOf(recorded('launch'), false)]).toEqual(['done', 'unknown']);
    expect(linkOf(withField(recorded('launch'), 'data.username', 'krother'), true)).toBe('unknown');
  });
});

describe('AMB’s codes', () => {
  it.each([800, 804, 908, 995, 996, 997, 998])('%s says that nothing was done', (code) => {
    expect(translate.readTransfer(error(code), paidIn).kind).toBe('refused');
  });

  it.each([0, 607, 900, 902, 903, 999, 1600, 1601, 1602, -800, 1e308])('%s says nothing about the money', (code) => {
    expect(translate.readTransfer(error(code), paidIn).kind).toBe('unknown');
  });

  it('a key that is not accepted, and a service that is away, are told by name', () => {
    expect(translate.readTransfer(error(998), paidIn)).toEqual({ kind: 'refused', reason: 'key not accepted' });
    expect(translate.readTransfer(error(999), paidIn)).toEqual(unknown('service not available'));
  });
});

describe('an answer that proves nothing is unknown', () => {
  const changes: readonly (readonly [name: string, value: unknown])[] = [
    ['data.username', 'krother'],
    ['data.refId', 'other'],
    ['data.refId', undefined],
    ['data.balance.after', 150.49],
    ['data.balance.after', 1e308],
    ['data.balance.after', '150.50'],
    ['data.balance.before', null],
    ['data', null],
    ['status.code', '0'],
  ];
  it.each(changes)('a transfer whose answer has another %s: %s', (name, value) => {
    const answer = withField(recorded('deposit'), name, value);
    expect(translate.readTransfer(answer, paidIn).kind).toBe('unknown');
    expect(translate.readFound(answer, asked)).not.toEqual({ kind: 'done', units: 10_000n });
  });

  it('an inquiry that is refused, or about nothing, is not absent', () => {
    expect(translate.readFound(error(996), asked).kind).toBe('unknown');
    const nothing = withField(recorded('deposit'), 'data.balance.after', 50.5);
    expect(translate.readFound(nothing, asked).kind).toBe('unknown');
  });

  it('a player or a balance of somebody else, and a balance below zero', () => {
    expect(translate.readCreated(recorded('created'), 'krother').kind).toBe('unknown');
    expect(translate.readStatus(recorded('created'), 'krother').kind).toBe('unknown');
    expect(translate.readBalance(recorded('balance'), 'krother').kind).toBe('unknown');
    expect(translate.readBalance(withField(recorded('balance'), 'data.balance', -1), username).kind).toBe('unknown');
  });
});
