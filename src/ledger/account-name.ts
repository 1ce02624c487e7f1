import type { Currency } from '#money/currency.ts';

// The name of an account within a member's book, such as "wallet" or "transit:JOKER".
export type AccountName = string;

// Games with accounts of their own; the numbers behind the names are in slots.ts.
export const accounts = {
  wallet: 'wallet',
  held: 'held',
  suspense: 'suspense',
  bank: 'bank',
  play: 'play',
  bonus: 'bonus',
  promotion: 'promotion',
  invite: 'invite',
  refund: 'refund',
  prize: 'prize',
  adjustment: 'adjustment',
  transit: (gameCode: string): AccountName => `transit:${gameCode}`,
  game: (gameCode: string): AccountName => `game:${gameCode}`,
  // The operator's own books are members of kind "house", one per currency, so that every rule holds for them too.
  house: {
    BAHT: '00000000-0000-7000-8000-000000000764',
    LAK: '00000000-0000-7000-8000-000000000418',
  } satisfies Record<Currency, string>,
} as const;
