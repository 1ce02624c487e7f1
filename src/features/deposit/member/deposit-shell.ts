import type { ComponentType } from 'react';

// What the shell passes in: the member's own account and wallet, and what happens after a code is paid.
export interface RegisteredAccount {
  readonly bank: { readonly nameTH: string; readonly nameEN: string };
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
}

// A wallet of the operator, as the lookup tells it.
export interface DepositWallet {
  readonly walletAccountName: string;
  readonly mode: string;
}

export interface WalletSectionProps {
  readonly wallets: readonly DepositWallet[];
  readonly onViewStatement: () => void;
}

export interface DepositShell {
  readonly bankAccount: RegisteredAccount | null;
  // Of the main wallet.
  readonly balance: bigint | null;
  // Throws the backend's refusal.
  readonly renameAccount: (name: { bankCode: string; bankAccountName: string }) => Promise<unknown>;
  // Loads the balances after a code has ended.
  readonly refreshBalances: () => Promise<void>;
  readonly onViewStatement: () => void;
  // The part for wallets, from the feature of gift links.
  readonly WalletSection: ComponentType<WalletSectionProps>;
}
