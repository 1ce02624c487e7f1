import type { Currency } from '#money/currency.ts';

// One name per provider, used by its requests, its due work, its brake and its metrics.
export const laneNames = {
  game: (code: string): string => `game:${code}`,
  rounds: (code: string): string => `rounds:${code}`,
  gateway: (methodCode: string): string => `gateway:${methodCode}`,
  gifts: 'gifts',
  payout: (currency: Currency): string => `payout:${currency}`,
  // Inquiries about a payout whose currency is not known.
  payoutOfAnyCurrency: 'payout',
  // One bank serves all of the operator's accounts; a lane name must not contain an account number.
  feed: 'feed',
  slips: 'slips',
} as const;

export const isGameLane = (lane: string): boolean => lane.startsWith(laneNames.game(''));
