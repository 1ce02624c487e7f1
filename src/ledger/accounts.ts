import type { GameCode } from '#contract/games.ts';
import type { Currency } from '#money/currency.ts';
import type { AccountName } from './account-name.ts';
import { hasAccounts, learnAccounts } from './slots.ts';

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
  // Whether this process knows a game's accounts. Those of a game that an operator added are in the database alone.
  areKnown: hasAccounts,
  learn: learnAccounts,
  // The operator's own books are members of kind "house", one per currency, so that every rule applies to them too.
  house: {
    BAHT: '00000000-0000-7000-8000-000000000764',
    LAK: '00000000-0000-7000-8000-000000000418',
  } satisfies Record<Currency, string>,
} as const;
