import type { Currency } from '#money/currency.ts';

export interface OwnAccount {
  readonly bankCode: string;
  readonly bank: { readonly nameTH: string; readonly nameEN: string };
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
}

// What the shell knows about the member's wallet.
export interface WithdrawWallet {
  // Undefined until the first reading.
  readonly bankAccount: OwnAccount | null | undefined;
  readonly balance: bigint | null;
  // What lies in game accounts, from where nothing is withdrawn.
  readonly inGames: bigint;
  readonly currency: Currency;
  // The state of the last reading. Each completed press starts another reading.
  readonly reading: 'busy' | 'done' | 'failed';
}

// The member's request: an amount to this account.
export interface Withdrawal {
  readonly amount: bigint;
  readonly account: OwnAccount;
}
