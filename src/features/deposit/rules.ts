import { isEnglishAccountName, needsEnglishAccountName } from '#contract/forms/bank-account-form.ts';
import { bangkokMinuteOfDay } from '#contract/bangkok-day.ts';
import { fromDecimalText } from '#money/money-wire.ts';

// The methods with a QR flow, with the amounts offered as presets, in whole units of baht.
export const qrPresets = {
  KBANK: [10, 20, 50, 100, 500, 1000],
  WW: [100, 200, 300, 500, 1000],
  FP: [10, 50, 100, 500, 1000],
  PAYONEX: [100, 200, 300, 500, 1000],
  PROMPTPAY: [50, 100, 300, 500, 1000],
} as const satisfies Record<string, readonly number[]>;

export type QrMethod = keyof typeof qrPresets;

// The code of an own account has no gateway behind it.
export type GatewayMethod = Exclude<QrMethod, 'PROMPTPAY'>;

export const isQrMethod = (bankCode: string): bankCode is QrMethod => Object.hasOwn(qrPresets, bankCode);

// How long the QR code of a method lives: the bank of KBANK ends its codes after ten minutes.
export const qrMinutes = { KBANK: 10, WW: 15, FP: 15, PAYONEX: 15, PROMPTPAY: 15 } as const satisfies Record<
  QrMethod,
  number
>;

// Why money of a member's own code waits for staff, as shown in their statement and at the end of the code.
export const waitsAs = (reason: SuspenseReason): 'OTHER_SENDER' | 'TO_CONFIRM' =>
  reason === 'SENDER_DIFFERS' ? 'OTHER_SENDER' : 'TO_CONFIRM';

export const qrAmountMax = 5_000_000n;

interface MinimumSettings {
  readonly VITE_KBANK_MINIMUM?: string | undefined;
  readonly VITE_FP_MINIMUM?: string | undefined;
}

const usualMinimum = { KBANK: 1_000n, WW: 10_000n, FP: 1_000n, PAYONEX: 10_000n, PROMPTPAY: 1_000n } as const;

const settingOf = (method: QrMethod, settings: MinimumSettings): string | undefined => {
  if (method === 'KBANK') return settings.VITE_KBANK_MINIMUM;
  return method === 'FP' ? settings.VITE_FP_MINIMUM : undefined;
};

// In hundredths. A build setting overrides it if it is a valid number above zero.
export const qrMinimum = (method: QrMethod, settings: MinimumSettings): bigint => {
  const given = fromDecimalText(settingOf(method, settings)?.trim() ?? '');
  return given !== null && given > 0n ? given : usualMinimum[method];
};

export const isQrAmount = (method: QrMethod, amount: bigint, settings: MinimumSettings): boolean =>
  amount >= qrMinimum(method, settings) && amount <= qrAmountMax;

// Whether satang were added to the amount that a member asked for, to tell their payment from others.
export const hasOwnSatang = (method: QrMethod, amount: bigint): boolean =>
  method === 'PROMPTPAY' && amount % 100n !== 0n;

// An account with automatic credit has fixed details to transfer to instead of a QR flow.
export const hasQrFlow = (account: { readonly bankCode: string; readonly mode: string }): boolean =>
  isQrMethod(account.bankCode) && (account.bankCode !== 'KBANK' || account.mode !== 'AUTO');

// Whether a method offers slip upload. A gateway of its own is no account of ours that a slip could name.
export const takesSlips = (
  account: { readonly bankCode: string; readonly mode: string },
  { isManual }: { readonly isManual: boolean },
): boolean => {
  const isGateway = isQrMethod(account.bankCode) && account.bankCode !== 'KBANK';
  return !isGateway && (isManual || account.mode !== 'AUTO');
};

// Money sent to such an account is credited only after its slip.
export const needsSlip = (account: { readonly bankCode: string; readonly mode: string }): boolean =>
  account.mode !== 'AUTO' && !hasQrFlow(account);

// Some banks show and accept account names only in English.
export const needsEnglishName = (account: { readonly bankCode: string; readonly bankAccountName: string }): boolean =>
  needsEnglishAccountName(account.bankCode) && !isEnglishAccountName(account.bankAccountName);

export const remainingMs = (expireIn: string | null | undefined, nowMs: number): number => {
  const end = Date.parse(expireIn ?? '');
  return Number.isNaN(end) ? 0 : Math.max(0, end - nowMs);
};

// What the statement adds to a deposit that arrived differently from what the QR code requested.
export const depositNotes = ['LATE', 'OTHER_AMOUNT', 'LATE_OTHER_AMOUNT'] as const;
export type DepositNote = (typeof depositNotes)[number];

export const noteOf = (paid: { readonly isLate: boolean; readonly isOtherAmount: boolean }): DepositNote | null => {
  if (paid.isLate) return paid.isOtherAmount ? 'LATE_OTHER_AMOUNT' : 'LATE';
  return paid.isOtherAmount ? 'OTHER_AMOUNT' : null;
};

const minutesOf = (dayTime: string): number => Number(dayTime.slice(0, 2)) * 60 + Number(dayTime.slice(3, 5));

// Whether a moment is in a daily window of Asia/Bangkok, which may cross midnight. The end is exclusive.
export const isInDailyWindow = (
  window: { readonly closedFrom: string; readonly closedTo: string },
  nowMs: number,
): boolean => {
  const minute = bangkokMinuteOfDay(new Date(nowMs));
  const from = minutesOf(window.closedFrom);
  const to = minutesOf(window.closedTo);
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
};

// Why incoming money waits for a person.
export const suspenseReasons = [
  'SENDER_DIFFERS',
  'SENDER_UNCLEAR',
  'SENDER_UNKNOWN',
  'NAME_DIFFERS',
  'REFERENCE_UNKNOWN',
  'REFERENCE_AGAIN',
  'OTHER_CURRENCY',
  'OTHER_CHANNEL',
  'BY_HAND',
] as const;
export type SuspenseReason = (typeof suspenseReasons)[number];

// Why a bank's line is not booked.
export const rejectReasons = [
  'SHAPE',
  'AMOUNT',
  'CURRENCY',
  'REFERENCE',
  'SENDING_BANK',
  'ACCOUNT',
  'ACCOUNT_UNKNOWN',
  'BEFORE_CREDITED_SINCE',
  'BOOKING_FAILED',
  'UNCLEAR',
] as const;
export type RejectReason = (typeof rejectReasons)[number];
