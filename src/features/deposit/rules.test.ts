import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import {
  hasQrFlow,
  isInDailyWindow,
  isQrAmount,
  isQrMethod,
  needsEnglishName,
  noteOf,
  qrMinimum,
  qrPresets,
  remainingMs,
} from './rules.ts';

it('each QR method has its presets', () => {
  expect(qrPresets).toEqual({
    KBANK: [10, 20, 50, 100, 500, 1000],
    WW: [100, 200, 300, 500, 1000],
    FP: [10, 50, 100, 500, 1000],
    PAYONEX: [100, 200, 300, 500, 1000],
    PROMPTPAY: [50, 100, 300, 500, 1000],
  });
  expect(isQrMethod('SCB')).toBe(false);
  expect(isQrMethod('toString')).toBe(false);
});

it('each QR method has its minimum', () => {
  proves('OP-104');
  expect(qrMinimum('KBANK', {})).toBe(1_000n);
  expect(qrMinimum('WW', {})).toBe(10_000n);
  expect(qrMinimum('FP', {})).toBe(1_000n);
  expect(qrMinimum('PAYONEX', {})).toBe(10_000n);
});

it('a setting moves the minimum of KBANK and FP, and only a valid one above 0', () => {
  proves('QR-18', 'OP-104');
  expect(qrMinimum('KBANK', { VITE_KBANK_MINIMUM: '25' })).toBe(2_500n);
  expect(qrMinimum('FP', { VITE_FP_MINIMUM: '30.50' })).toBe(3_050n);
  expect(qrMinimum('WW', { VITE_FP_MINIMUM: '1', VITE_KBANK_MINIMUM: '1' })).toBe(10_000n);
  for (const bad of ['', ' ', '0', '-5', 'ten', '1e3', '10.555'])
    expect(qrMinimum('FP', { VITE_FP_MINIMUM: bad }), bad).toBe(1_000n);
});

it('an amount runs from the minimum to 50000 with two decimals', () => {
  proves('OP-115');
  expect(isQrAmount('KBANK', 999n, {})).toBe(false);
  expect(isQrAmount('KBANK', 1_000n, {})).toBe(true);
  expect(isQrAmount('KBANK', 1_234_56n, {})).toBe(true);
  expect(isQrAmount('KBANK', 5_000_000n, {})).toBe(true);
  expect(isQrAmount('KBANK', 5_000_001n, {})).toBe(false);
});

it('KBANK has a QR flow unless its account is AUTO', () => {
  proves('QR-15', 'QR-16', 'OP-306');
  expect(hasQrFlow({ bankCode: 'KBANK', mode: 'MANUAL' })).toBe(true);
  expect(hasQrFlow({ bankCode: 'KBANK', mode: 'ELSE' })).toBe(true);
  expect(hasQrFlow({ bankCode: 'KBANK', mode: 'AUTO' })).toBe(false);
  expect(hasQrFlow({ bankCode: 'WW', mode: 'AUTO' })).toBe(true);
  expect(hasQrFlow({ bankCode: 'SCB', mode: 'MANUAL' })).toBe(false);
});

it('KTB, TMB and BBL want an English account name', () => {
  for (const bankCode of ['KTB', 'TMB', 'BBL']) {
    expect(needsEnglishName({ bankCode, bankAccountName: 'สมชาย ใจดี' })).toBe(true);
    expect(needsEnglishName({ bankCode, bankAccountName: 'SOMCHAI JAIDEE' })).toBe(false);
  }
  expect(needsEnglishName({ bankCode: 'SCB', bankAccountName: 'สมชาย ใจดี' })).toBe(false);
});

it('the remaining time is never below zero', () => {
  proves('OP-107');
  const end = '2026-11-20T10:00:00.000Z';
  expect(remainingMs(end, Date.parse('2026-11-20T09:59:30Z'))).toBe(30_000);
  expect(remainingMs(end, Date.parse('2026-11-20T10:00:01Z'))).toBe(0);
  expect(remainingMs(undefined, 0)).toBe(0);
});

it('the closed window is in Bangkok time and may cross midnight', () => {
  proves('OP-095');
  const window = { closedFrom: '23:30', closedTo: '00:30' };
  const at = (bangkok: string) => isInDailyWindow(window, Date.parse(`2026-11-20T${bangkok}+07:00`));
  expect(at('23:29:59')).toBe(false);
  expect(at('23:30:00')).toBe(true);
  expect(at('00:00:00')).toBe(true);
  expect(at('00:29:59')).toBe(true);
  expect(at('00:30:00')).toBe(false);
  expect(isInDailyWindow({ closedFrom: '12:00', closedTo: '13:00' }, Date.parse('2026-11-20T12:30:00+07:00'))).toBe(
    true,
  );
  expect(isInDailyWindow({ closedFrom: '12:00', closedTo: '13:00' }, Date.parse('2026-11-20T13:00:00+07:00'))).toBe(
    false,
  );
});

it('the statement marks a late payment and a different amount', () => {
  proves('OP-299');
  expect(noteOf({ isLate: false, isOtherAmount: false })).toBe(null);
  expect(noteOf({ isLate: true, isOtherAmount: false })).toBe('LATE');
  expect(noteOf({ isLate: false, isOtherAmount: true })).toBe('OTHER_AMOUNT');
  expect(noteOf({ isLate: true, isOtherAmount: true })).toBe('LATE_OTHER_AMOUNT');
});
