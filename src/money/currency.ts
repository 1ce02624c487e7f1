// The product's two currencies. Both have whole hundredths, so that one ledger scale fits both.
export type Currency = 'BAHT' | 'LAK';

export const currencies = {
  BAHT: { symbol: '฿', isoCode: 'THB', isoNumber: '764' },
  LAK: { symbol: '₭', isoCode: 'LAK', isoNumber: '418' },
} as const satisfies Record<Currency, { symbol: string; isoCode: string; isoNumber: string }>;

export const currencyCodes: readonly Currency[] = ['BAHT', 'LAK'];

export const isCurrency = (value: unknown): value is Currency => value === 'BAHT' || value === 'LAK';
