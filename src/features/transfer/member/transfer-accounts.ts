import type { Currency } from '#money/currency.ts';
import { wallet } from '../rules.ts';

export interface GameToTransfer {
  readonly code: string;
  readonly name: string;
  readonly amount: bigint | null;
  readonly logo: string | null;
  // false for a game taken off the list, which takes in no money.
  readonly isListed?: boolean | undefined;
}

export const isTarget = ({ isListed }: GameToTransfer): boolean => isListed !== false;

// What the shell hands over of the member's balances.
export interface TransferAccounts {
  readonly currency: Currency;
  readonly wallet: bigint | null;
  // Active game accounts alone.
  readonly games: readonly GameToTransfer[];
  // How the last reading of the balances stands. Each press that ends begins another.
  readonly reading: 'busy' | 'done' | 'failed';
}

export const balanceOf = (accounts: TransferAccounts, code: string): bigint | null =>
  code === wallet ? accounts.wallet : (accounts.games.find((game) => game.code === code)?.amount ?? null);

export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}

// The main wallet's name is a text of the page, a game's is the operator's.
export const accountName = (accounts: TransferAccounts, code: string, walletName: string): string =>
  code === wallet ? walletName : (accounts.games.find((game) => game.code === code)?.name ?? code);
