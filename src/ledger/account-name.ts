import type { GameCode } from '#contract/games.ts';

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
