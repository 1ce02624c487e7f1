import type { UseQueryResult } from '@tanstack/react-query';
import type { TransferAccounts } from '#features/transfer/member/transfer-accounts.ts';
import type { WalletAnswer } from '#features/wallet/contract.ts';

// The balances as the transfer feature knows them.
export const transferAccountsOf = ({
  data,
  dataUpdatedAt,
  isFetching,
}: UseQueryResult<WalletAnswer>): TransferAccounts => ({
  currency: data?.profile.currency ?? 'BAHT',
  wallet: data?.wallet.amount ?? null,
  games: (data?.slots ?? []).filter(({ isActive }) => isActive),
  readAt: dataUpdatedAt,
  isReading: isFetching,
});
