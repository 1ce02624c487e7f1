import type { Currency } from '#money/currency.ts';

export interface OwnAccount {
  readonly bank: { readonly nameTH: string; readonly nameEN: string };
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
}

// What the shell knows of the member's wallet.
export interface WithdrawWallet {
  // Undefined until it was read once.
  readonly bankAccount: OwnAccount | null | undefined;
  readonly balance: bigint | null;
  readonly currency: Currency;
  // How the last reading stands. Each press that ends begins another.
  readonly reading: 'busy' | 'done' | 'failed';
}

// What the member asks for: so much to this account.
export interface Withdrawal {
  readonly amount: bigint;
  readonly account: OwnAccount;
}
