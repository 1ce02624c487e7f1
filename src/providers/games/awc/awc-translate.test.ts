import { describe, expect, it } from 'vitest';
import { unknown } from '../../outcome.ts';
import { readRecording, withField } from '../recording.ts';
import * as translate from './awc-translate.ts';

const recorded = (name: string) => readRecording(import.meta.dirname, name);
const username = 'kr0812345678';
const reference = '01981f3c-5b7a-7c1e-9d2a-4b6c8e0f1a2b';
const paidIn = { reference, units: 10_000n, direction: 'in' } as const;
const takenOut = { reference, units: 10_000n, direction: 'out' } as const;
const refusalOf = (status: string) =>
  translate.readTransfer(withField(recorded('too-little'), 'status', status), paidIn);

describe('what is sent', () => {
  it('only names and references in the form that AWC stores unchanged', () => {
    expect(['kr2', 'a'.repeat(21)].every(translate.isAwcName)).toBe(true);
    expect(['', 'Kr2', 'kr_2', 'a'.repeat(22), 'ไทย', 'kr 2'].some(translate.isAwcName)).toBe(false);
    expect(translate.awcReference(reference)).toBe(reference);
    for (const one of ['', 'a'.repeat(51), 'with space', 'ไทย'])
      expect(() => translate.awcReference(one)).toThrow('letters and digits');
  });
});

describe('what is read', () => {
  it('a new player and an existing one are both done', () => {
    expect(translate.readCreated(recorded('created')).kind).toBe('done');
    expect(translate.readCreated(recorded('already-there')).kind).toBe('done');
  });

  it('a balance is truncated to the hundredth; a player missing from the list does not exist', () => {
    expect(translate.readBalance(recorded('balance'), username)).toEqual({ kind: 'done', value: { units: 123_456n } });
    expect(translate.readBalance(recorded('balance'), username.toUpperCase()).kind).toBe('done');
    const nobody = { kind: 'refused', reason: 'no such player' };
    expect(translate.readBalance(recorded('no-balance'), username)).toEqual(nobody);
  });

  it('a transfer is done when reference, amount and direction agree; figures are numbers or texts', () => {
    expect(translate.readTransfer(recorded('deposit'), paidIn)).toEqual({ kind: 'done', value: { units: 15_050n } });
    expect(translate.readTransfer(recorded('withdraw'), takenOut)).toEqual({ kind: 'done', value: { units: 5_050n } });
  });

  it('txStatus 1 is done; txStatus 0 and 1017 are absent', () => {
    const found = { kind: 'done', direction: 'in', units: 10_000n, balance: 15_050n };
    expect(translate.readFound(recorded('found'), reference)).toEqual(found);
    expect(translate.readFound(withField(recorded('found'), 'txStatus', 1), reference)).toEqual(found);
    expect(translate.readFound(withField(recorded('found'), 'txStatus', '0'), reference)).toEqual({ kind: 'absent' });
    expect(translate.readFound(recorded('no-such-code'), reference)).toEqual({ kind: 'absent' });
  });

  it('a used code is done only if what it was used for is this very transfer', () => {
    expect(translate.isUsedCode(recorded('used-code'))).toBe(true);
    expect(translate.isUsedCode(withField(recorded('used-code'), 'status', '1038'))).toBe(true);
    expect(translate.isUsedCode(recorded('too-little'))).toBe(false);
    expect(translate.readRepeat(recorded('found'), paidIn)).toEqual({ kind: 'done', value: { units: 15_050n } });
    for (const other of [takenOut, { ...paidIn, units: 9_999n }, { ...paidIn, reference: 'other' }])
      expect(translate.readRepeat(recorded('found'), other).kind).toBe('unknown');
    expect(translate.readRepeat(recorded('no-such-code'), paidIn).kind).toBe('unknown');
    expect(translate.readRepeat(unknown('timeout'), paidIn).kind).toBe('unknown');
  });

  it('a link is opened only where it may lead', () => {
    const isTrusted = (link: string) => link.startsWith('https://play.example/');
    expect(translate.readLink(recorded('login'), isTrusted)).toEqual({
      kind: 'done',
      value: { link: 'https://play.example/lobby?token=one-time' },
    });
    const elsewhere = withField(recorded('login'), 'url', 'https://other.example/lobby');
    expect(translate.readLink(elsewhere, isTrusted).kind).toBe('unknown');
  });

  it('a language AWC has no games in is English', () => {
    expect(['th', 'zh', 'lo'].map(translate.awcLanguage)).toEqual(['th', 'cn', 'en']);
  });
});

describe('AWC’s codes', () => {
  const refusals =
    '10 11 1000 1002 1003 1004 1005 1006 1007 1008 1009 1010 1011 1013 1014 1015 1018 1024 1026 1027 1029'
      .concat(' 1030 1031 1032 1033 1034 1035 1036 1037')
      .split(' ');
  it.each(refusals)('%s says that nothing was done', (code) => {
    expect(refusalOf(code).kind).toBe('refused');
  });

  it.each(['0001', '1001', '1012', '1016', '1017', '1019', '1025', '1028', '1038', '9998', '9999', 'toString', ''])(
    '%s says nothing about the money',
    (code) => {
      expect(refusalOf(code).kind).toBe('unknown');
    },
  );

  it('a key that is not accepted and maintenance are told apart', () => {
    expect(refusalOf('1027')).toEqual({ kind: 'refused', reason: 'key not accepted' });
    expect(refusalOf('1031')).toEqual({ kind: 'refused', reason: 'under maintenance' });
  });
});

describe('an answer that proves nothing is unknown', () => {
  const changes: readonly (readonly [name: string, value: unknown])[] = [
    ['txCode', '01981f3c-5b7a-7c1e-9d2a-4b6c8e0f1a2c'],
    ['txCode', undefined],
    ['amount', 100.01],
    ['amount', -100],
    ['amount', '1e2'],
    ['method', 'WITHDRAW'],
    ['currentBalance', -1],
    ['currentBalance', 1e308],
    ['currentBalance', 'plenty'],
    ['status', 0],
  ];
  it.each(changes)('a transfer whose answer has another %s: %s', (name, value) => {
    expect(translate.readTransfer(withField(recorded('deposit'), name, value), paidIn).kind).toBe('unknown');
  });

  it('a refusal under another status, and any answer of nobody', () => {
    expect(translate.readTransfer({ ...recorded('too-little'), status: 403 }, paidIn).kind).toBe('unknown');
    expect(translate.readTransfer({ ...recorded('deposit'), status: 201 }, paidIn).kind).toBe('unknown');
    expect(translate.readTransfer(unknown('timeout'), paidIn)).toEqual(unknown('timeout'));
    expect(translate.readCreated(unknown('timeout'))).toEqual(unknown('timeout'));
  });

  it('an inquiry that is refused, pending or about something else is not absent', () => {
    expect(translate.readFound(recorded('too-little'), reference).kind).toBe('unknown');
    expect(translate.readFound({ ...recorded('no-such-code'), status: 404 }, reference).kind).toBe('unknown');
    for (const [name, value] of [
      ['txCode', 'other'],
      ['txStatus', '2'],
      ['txStatus', ''],
      ['transferType', 'BONUS'],
      ['transferAmount', 0],
      ['transferAmount', -100],
    ] as const)
      expect(translate.readFound(withField(recorded('found'), name, value), reference).kind).toBe('unknown');
    expect(translate.readFound(unknown('not json'), reference).kind).toBe('unknown');
  });

  it('a balance of somebody else, of two players, or below zero', () => {
    const balance = recorded('balance');
    const row = { userId: username, balance: 1 };
    expect(translate.readBalance(balance, 'krother').kind).toBe('unknown');
    expect(translate.readBalance(withField(balance, 'results', [row, row]), username).kind).toBe('unknown');
    for (const figure of [-1, 1e308, 'NaN', null])
      expect(translate.readBalance(withField(balance, 'results', [{ ...row, balance: figure }]), username).kind).toBe(
        'unknown',
      );
  });
});
