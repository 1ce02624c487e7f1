// What the shell passes in about one game account.
export interface ShownGame {
  readonly code: string;
  readonly name: string;
  readonly isActive: boolean;
  // false for a game taken off the list: money can only leave it.
  readonly isListed?: boolean | undefined;
  // true while staff review a win that is not in the amount.
  readonly isBeingChecked?: boolean | undefined;
  // true once staff have not confirmed that win and the game still shows it.
  readonly isNotConfirmed?: boolean | undefined;
  // Exists while the game has not answered about the balance: when it was last confirmed, and whether an answer may come.
  readonly late?: { readonly readAt: string | null; readonly isAwaited: boolean } | undefined;
  // Exists while the game is slow, under maintenance or takes no money; text: what staff wrote for members.
  readonly standing?:
    | {
        readonly state: 'SLOW' | 'MAINTENANCE' | 'CLOSED';
        readonly wellAt: string | null;
        readonly until: string | null;
        readonly text: { readonly th: string; readonly la: string; readonly en: string } | null;
      }
    | undefined;
  readonly amount: bigint | null;
  readonly ftWalletSlot: number;
  readonly logo: string | null;
  readonly background: string | null;
  readonly web: string | null;
  readonly android: string | null;
  readonly ios: string | null;
}
