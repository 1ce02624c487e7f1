import type { Currency } from '#money/currency.ts';

// One name per outside party, used by its requests, its due work, its brake and its figures.
export const laneNames = {
  game: (code: string): string => `game:${code}`,
  gateway: (methodCode: string): string => `gateway:${methodCode}`,
  payout: (currency: Currency): string => `payout:${currency}`,
  // One bank reads all of the operator's accounts; a lane must not carry an account number.
  feed: 'feed',
} as const;
