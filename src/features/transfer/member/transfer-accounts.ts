import type { Currency } from '#money/currency.ts';
import { wallet } from '../rules.ts';

export interface GameToTransfer {
  readonly code: string;
  readonly name: string;
  readonly amount: bigint | null;
  readonly logo: string | null;
  // false for a game taken off the list, which accepts no money.
  readonly isListed?: boolean | undefined;
  // Exists while the game is slow, under maintenance or takes no money.
  readonly standing?: { readonly state: 'SLOW' | 'MAINTENANCE' | 'CLOSED' } | undefined;
}

// Whether money can go there at present; it can always come from there.
export const takesMoney = (accounts: TransferAccounts, code: string): boolean => {
  const state = accounts.games.find((game) => game.code === code)?.standing?.state;
  return state !== 'MAINTENANCE' && state !== 'CLOSED';
};

export const isTarget = ({ isListed }: GameToTransfer): boolean => isListed !== false;

// What the shell passes in about the member's balances.
export interface TransferAccounts {
  readonly currency: Currency;
  readonly wallet: bigint | null;
  // Active game accounts only.
  readonly games: readonly GameToTransfer[];
  // The state of the last reading of the balances. Each completed press starts another reading.
  readonly reading: 'busy' | 'done' | 'failed';
}

export const balanceOf = (accounts: TransferAccounts, code: string): bigint | null =>
  code === wallet ? accounts.wallet : (accounts.games.find((game) => game.code === code)?.amount ?? null);

export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}

// The main wallet's name is a text of the page; the operator names the games.
export const accountName = (accounts: TransferAccounts, code: string, walletName: string): string =>
  code === wallet ? walletName : (accounts.games.find((game) => game.code === code)?.name ?? code);
