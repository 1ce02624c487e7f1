import type { UseQueryResult } from '@tanstack/react-query';
import type { WalletAnswer } from '#features/wallet/contract.ts';
import { currencyOf } from '#features/wallet/member/currency-of.ts';
import type { FreshWallet } from '#ui/press/money-result.tsx';
import { readingOf } from './reading-of.ts';

// The main wallet for the result of a press; null until it was read.
export const freshWalletOf = (wallet: UseQueryResult<WalletAnswer>): FreshWallet | null =>
  wallet.data === undefined
    ? null
    : { balance: wallet.data.wallet.amount, currency: currencyOf(wallet.data), reading: readingOf(wallet) };
