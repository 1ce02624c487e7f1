import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { answerOf } from '#ask/ask.ts';
import { readEveryMs } from '#ask/stream/relayed.ts';
import type { DepositWatchProps } from '#features/deposit/member/deposit-shell.ts';
import { statementCalls, type StatementLine } from '#features/statement/contract.ts';
import type { LinkWatchProps } from '#features/wallet-link/member/sent-link-note.tsx';
import { WalletLinkSection, type WalletLinkSectionProps } from '#features/wallet-link/member/wallet-link-section.tsx';
import { currencyOf } from '#features/wallet/member/currency-of.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { refreshBalances } from '../query-client.ts';
import { useNameOf } from './use-name-of.ts';

const everyMs = 5_000;
const recentLines = 10;

// The newest lines of the statement, given to `onRead` each time they were read. It knows each deposit, by whatever way it
// came.
const useRecentLines = (onRead: (lines: readonly StatementLine[]) => void): void => {
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['statement', 'arrivals'],
    queryFn: ({ signal }) => answerOf(statementCalls.get, { page: 1, limit: recentLines }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: () => readEveryMs(everyMs),
    meta: { loggedAs: 'statement' },
  });
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (data !== undefined) tell(data.statements);
  }, [data, dataUpdatedAt]);
};

const isCredited = ({ statementType, status }: StatementLine): boolean =>
  statementType === 'deposit' && status === 'SUCCESS';

export const DepositWatchPart = ({ onRead }: DepositWatchProps) => {
  const nameOf = useNameOf();
  const { data: wallet } = useQuery({ ...walletQuery, enabled: false });
  useRecentLines((lines) => {
    const newest = lines.find(isCredited);
    if (newest?._id === undefined) return onRead(null);
    const { _id: id, amount, createdAt: at, from } = newest;
    return onRead({
      id,
      amount: amount ?? 0n,
      currency: currencyOf(wallet),
      at,
      from: from === null ? '' : nameOf(from),
    });
  });
  return null;
};

const LinkWatch = ({ id, onEnded }: LinkWatchProps) => {
  const client = useQueryClient();
  useRecentLines((lines) => {
    const line = lines.find(({ _id }) => _id === id);
    if (line?.status !== 'SUCCESS' && line?.status !== 'FAILED') return;
    void refreshBalances(client);
    onEnded({ status: line.status, amount: line.amount });
  });
  return null;
};

export const WalletLinkPart = (props: Omit<WalletLinkSectionProps, 'LinkWatch'>) => (
  <WalletLinkSection {...props} LinkWatch={LinkWatch} />
);
