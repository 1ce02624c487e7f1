import type { UseQueryResult } from '@tanstack/react-query';
import type { TransferAccounts } from '#features/transfer/member/transfer-accounts.ts';
import { currencyOf } from '#features/wallet/member/currency-of.ts';
import type { WalletAnswer } from '#features/wallet/contract.ts';
import { readingOf } from './reading-of.ts';

// The balances in the form of the transfer feature.
export const transferAccountsOf = (wallet: UseQueryResult<WalletAnswer>): TransferAccounts => ({
  currency: currencyOf(wallet.data),
  wallet: wallet.data?.wallet.amount ?? null,
  games: (wallet.data?.slots ?? []).filter(({ isActive }) => isActive),
  reading: readingOf(wallet),
});
