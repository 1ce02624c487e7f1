import type { ComponentType, ReactNode } from 'react';
import type { Currency } from '#money/currency.ts';
import type { SlipTerms } from './use-slip-terms.ts';

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
  readonly onFollow: () => void;
  readonly onFollowLine: (lineId: string) => void;
}

// A deposit that is in the main wallet.
export interface ArrivedDeposit {
  readonly id: string;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly at: string;
  // Where it came from, in words.
  readonly from: string;
}

export interface DepositWatchProps {
  // With the newest deposit each time it was read; null if there is none.
  readonly onRead: (newest: ArrivedDeposit | null) => void;
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
  // Opens what becomes of the newest deposit.
  readonly onFollow: () => void;
  // Of the one with this line in the statement.
  readonly onFollowLine: (lineId: string) => void;
  // The part for wallets, from the feature of gift links.
  readonly WalletSection: ComponentType<WalletSectionProps>;
  // Reads whether a deposit came, as long as it is mounted.
  readonly DepositWatch: ComponentType<DepositWatchProps>;
  // The upload of a slip for the chosen method, a part of another feature.
  readonly renderSlipUpload: (about: SlipUploadPlace) => ReactNode;
  // Grows with each picture pasted or shared, 0 before the first: the member only has to say which method they paid to.
  readonly slipArrival: number;
}

export interface SlipUploadPlace {
  readonly bankCode: string;
  readonly terms: SlipTerms | undefined;
  // The foot of the modal, where the next press stands in view; null until it is drawn.
  readonly foot: HTMLElement | null;
  // A slip was received, or another one is to be sent.
  readonly onSent: (isSent: boolean) => void;
}
