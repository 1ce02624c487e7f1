import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { slipsUnderWayQuery } from '#features/slip/member/under-way-query.ts';
import { refreshBalances } from '../query-client.ts';

// What the member's slips that are being checked will bring; null without any. Once one is decided its money may be in the
// wallet.
export const useSlipsUnderWay = (): { readonly amount: bigint | null } | null => {
  const client = useQueryClient();
  const { data: slips = [] } = useQuery(slipsUnderWayQuery);
  const count = slips.length;
  const before = useRef(0);
  useEffect(() => {
    if (count < before.current) void refreshBalances(client);
    before.current = count;
  }, [client, count]);
  if (count === 0) return null;
  const amounts = slips.map(({ amount }) => amount ?? 0n);
  return { amount: amounts.includes(0n) ? null : amounts.reduce((sum, amount) => sum + amount, 0n) };
};

export const useAreSlipsComing = (): boolean => useQuery(slipsUnderWayQuery).isLoading;
