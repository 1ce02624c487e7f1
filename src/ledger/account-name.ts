import type { GameCode } from '#contract/games.ts';
import type { Currency } from '#money/currency.ts';

// The accounts that every book has under the same name; only the house uses suspense.
export type PlainAccount =
  | 'wallet'
  | 'held'
  | 'suspense'
  | 'bank'
  | 'play'
  | 'bonus'
  | 'promotion'
  | 'invite'
  | 'refund'
  | 'prize'
  | 'adjustment';

// The name of an account in a member's book; the compiler refuses a misspelt one.
export type AccountName = PlainAccount | `${'transit' | 'game'}:${GameCode}`;

// Games with accounts of their own; slots.ts has their numbers.
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
  transit: (gameCode: GameCode): AccountName => `transit:${gameCode}`,
  game: (gameCode: GameCode): AccountName => `game:${gameCode}`,
  // The operator's own books are members of kind "house", one per currency, so that every rule applies to them too.
  house: {
    BAHT: '00000000-0000-7000-8000-000000000764',
    LAK: '00000000-0000-7000-8000-000000000418',
  } satisfies Record<Currency, string>,
} as const;
