import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { answerOf } from '#ask/ask.ts';
import { walletCalls } from '../contract.ts';
import { walletQuery } from './wallet-query.ts';

// Requests the balance of every game. The results are read from the wallet afterwards.
const slotsQuery = queryOptions({
  queryKey: ['refresh slots'],
  queryFn: ({ signal }) => answerOf(walletCalls.refreshSlots, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
  retry: false,
  meta: { loggedAs: 'wallet refresh' },
});

export interface CheckBalance {
  readonly isChecking: boolean;
  // Whether the last check succeeded.
  readonly hasChecked: boolean;
  // When the last check failed, in milliseconds; null if it did not.
  readonly failedAt: number | null;
  // A failure is logged and not shown.
  readonly check: () => Promise<void>;
}

export const useCheckBalance = (): CheckBalance => {
  const client = useQueryClient();
  const isHeld = useRef(false);
  const [state, setState] = useState<'checking' | 'checked' | null>(null);
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const checkNow = async (): Promise<void> => {
    await client.query(slotsQuery);
    await client.query({ ...walletQuery, staleTime: 0 });
    // Winning and losing at games moves the condition of a bonus too.
    await Promise.all([['statement'], ['bonus', 'active']].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  const check = async (): Promise<void> => {
    if (isHeld.current) return;
    isHeld.current = true;
    setState('checking');
    const hasSucceeded = await checkNow().then(
      () => true,
      () => false,
    );
    isHeld.current = false;
    setState(hasSucceeded ? 'checked' : null);
    setFailedAt(hasSucceeded ? null : Date.now());
  };
  return { isChecking: state === 'checking', hasChecked: state === 'checked', failedAt, check };
};
