import type { Currency } from '#money/currency.ts';

export interface OwnAccount {
  readonly bank: { readonly nameTH: string; readonly nameEN: string };
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
}

// What the shell knows of the member's wallet.
export interface WithdrawWallet {
  readonly bankAccount: OwnAccount | null;
  readonly balance: bigint | null;
  readonly currency: Currency;
  // False until it was read once.
  readonly isKnown: boolean;
  readonly isReading: boolean;
  // When it was last read, in milliseconds of the device's clock.
  readonly readAt: number;
}
