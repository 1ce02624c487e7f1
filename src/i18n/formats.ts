import { type Currency, currencies } from '#money/currency.ts';
import { toDecimalText } from '#money/money-wire.ts';
import { formatDateTime, noNumber, toDate } from './date-formats.ts';
import type { Locale } from './locale.ts';
import { type Row, textOf, texts } from './texts.ts';

const minusSign = '\u2212';

const withThousands = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ',');

// 123450n is 1,234.50 in every locale: Intl would write 1.235 for Lao. A value that is no amount becomes a dash.
export const formatAmount = (amount: bigint | null | undefined): string => {
  if (amount === null || amount === undefined) return noNumber;
  const [whole = '', fraction = ''] = toDecimalText(amount < 0n ? -amount : amount).split('.');
  return `${amount < 0n ? minusSign : ''}${withThousands(whole)}.${fraction}`;
};

// 1,234,567, for what is counted.
export const formatCount = (count: number): string => withThousands(String(count));

// ฿1,234.50, with the symbol before the figures.
export const formatMoney = (amount: bigint | null | undefined, currency: Currency): string => {
  if (amount === null || amount === undefined) return noNumber;
  return `${amount < 0n ? minusSign : ''}${currencies[currency].symbol}${formatAmount(amount < 0n ? -amount : amount)}`;
};

export type Direction = 'in' | 'out' | 'none';
const signs: Record<Direction, string> = { in: '+', out: minusSign, none: '' };

export const formatSignedMoney = (amount: bigint | null, currency: Currency, direction: Direction): string =>
  amount === null ? noNumber : `${signs[direction]}${formatMoney(amount, currency)}`;

export const currencyWords = texts({ BAHT: ['บาท', 'ບາດ', 'baht'], LAK: ['กีบ', 'ກີບ', 'kip'] });

export const currencyWord = (currency: Currency, locale: Locale): string => textOf(currencyWords[currency], locale);

// 1,234.50 baht: the form for sentences and screen readers.
export const spokenMoney = (amount: bigint | null | undefined, currency: Currency, locale: Locale): string =>
  `${formatAmount(amount)} ${currencyWord(currency, locale)}`;

// HH:mm:ss in Asia/Bangkok.
export const formatTime = (at: Date | string | null | undefined): string => formatDateTime(at).slice(-8);

const agoTexts = texts({
  justNow: ['เมื่อสักครู่', 'ເມື່ອຄູ່ນີ້', 'Just now'],
  minutes: ['{n} นาทีที่แล้ว', '{n} ນາທີກ່ອນ', '{n} min ago'],
  hours: ['{n} ชั่วโมงที่แล้ว', '{n} ຊົ່ວໂມງກ່ອນ', '{n} h ago'],
  days: ['{n} วันที่แล้ว', '{n} ມື້ກ່ອນ', '{n} days ago'],
  months: ['{n} เดือนที่แล้ว', '{n} ເດືອນກ່ອນ', '{n} months ago'],
  years: ['{n} ปีที่แล้ว', '{n} ປີກ່ອນ', '{n} years ago'],
});

const agoUnits: readonly (readonly [seconds: number, row: Row])[] = [
  [31_536_000, agoTexts.years],
  [2_592_000, agoTexts.months],
  [86_400, agoTexts.days],
  [3_600, agoTexts.hours],
  [60, agoTexts.minutes],
];

// The largest unit that fits at least once, rounded down.
export const formatTimeAgo = (at: Date | string | null | undefined, now: Date, locale: Locale): string => {
  const date = toDate(at);
  if (date === null) return noNumber;
  const seconds = Math.floor((now.getTime() - date.getTime()) / 1000);
  const unit = agoUnits.find(([length]) => seconds >= length);
  if (unit === undefined) return textOf(agoTexts.justNow, locale);
  return textOf(unit[1], locale, { n: Math.floor(seconds / unit[0]) });
};

const waitingTexts = texts({
  minutes: ['{n} นาที', '{n} ນາທີ', '{n} min'],
  hours: ['{n} ชม.', '{n} ຊມ.', '{n} h'],
  days: ['{n} วัน', '{n} ມື້', '{n} d'],
});

const waitingUnits: readonly (readonly [minutes: number, row: Row])[] = [
  [1_440, waitingTexts.days],
  [60, waitingTexts.hours],
  [1, waitingTexts.minutes],
];

// How long something has waited, short enough for a column: 12 min, 3 h, 2 d.
export const formatWaiting = (waitedMs: number, locale: Locale): string => {
  const minutes = Math.max(0, Math.floor(waitedMs / 60_000));
  const [length, row] = waitingUnits.find(([unit]) => minutes >= unit) ?? [1, waitingTexts.minutes];
  return textOf(row, locale, { n: Math.floor(minutes / length) });
};

// 1234567890 is 123-456-7890; numbers of another length are shown as they are.
export const formatAccountNo = (accountNo: string): string =>
  /^\d{10}$/.test(accountNo) ? `${accountNo.slice(0, 3)}-${accountNo.slice(3, 6)}-${accountNo.slice(6)}` : accountNo;
