// What the shell hands over of one game account.
export interface ShownGame {
  readonly code: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly amount: bigint | null;
  readonly ftWalletSlot: number;
  readonly logo: string | null;
  readonly background: string | null;
  readonly web: string | null;
  readonly android: string | null;
  readonly ios: string | null;
}
