import { gameProtocols } from '#contract/games.ts';
import { currencyCodes } from '#money/currency.ts';

// The form controls for the fields of a game and of a deposit account.
export type ValueControl = 'text' | 'whole' | 'bank' | readonly string[];

const yesNo = ['yes', 'no'] as const;
const noCurrency = 'none';

const controls: Readonly<Record<string, ValueControl>> = {
  isListed: yesNo,
  category: ['slot', 'sport', 'lotto'],
  protocol: gameProtocols,
  unitFactorNumerator: 'whole',
  unitFactorDenominator: 'whole',
  place: 'whole',
  currencies: ['BAHT', 'LAK', 'BAHT,LAK', noCurrency],
  currency: ['BAHT', 'LAK'],
  bankCode: 'bank',
  bankType: ['BANK', 'QR'],
  mode: ['AUTO', 'MANUAL'],
};

export const controlOf = (field: string): ValueControl => controls[field] ?? 'text';

// A stored value as the text of its control, and back.
export const valueText = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return currencyCodes.filter((code) => value.includes(code)).join(',') || noCurrency;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

export const readValueText = (field: string, text: string): unknown => {
  const control = controlOf(field);
  if (control === yesNo) return text === 'yes';
  if (control === 'whole') return Number(text);
  if (field === 'currencies') return text === noCurrency ? [] : text.split(',');
  return text === '' ? null : text;
};

const wholeMax = 1_000_000_000;

export const isValidValueText = (field: string, text: string): boolean =>
  controlOf(field) !== 'whole' || (/^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= wholeMax);
