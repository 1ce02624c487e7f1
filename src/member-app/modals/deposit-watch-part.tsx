import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { answerOf } from '#ask/ask.ts';
import { readEveryMs } from '#ask/stream/relayed.ts';
import type { DepositWatchProps } from '#features/deposit/member/deposit-shell.ts';
import { statementCalls, type StatementLine } from '#features/statement/contract.ts';
import { currencyOf } from '#features/wallet/member/currency-of.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { useNameOf } from './use-name-of.ts';

const everyMs = 5_000;
const recentLines = 10;

const isCredited = ({ statementType, status }: StatementLine): boolean =>
  statementType === 'deposit' && status === 'SUCCESS';

// The statement knows each deposit, by whatever way it came.
export const DepositWatchPart = ({ onRead }: DepositWatchProps) => {
  const nameOf = useNameOf();
  const { data: wallet } = useQuery({ ...walletQuery, enabled: false });
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['statement', 'arrivals'],
    queryFn: ({ signal }) => answerOf(statementCalls.get, { page: 1, limit: recentLines }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: () => readEveryMs(everyMs),
    meta: { loggedAs: 'statement' },
  });
  const tell = useEffectEvent((lines: readonly StatementLine[]) => {
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
  useEffect(() => {
    if (data !== undefined) tell(data.statements);
  }, [data, dataUpdatedAt]);
  return null;
};
