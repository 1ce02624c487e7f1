import { useState } from 'react';
import { keepDraft, keptDraft } from './deposit-draft.ts';
import type { ArrivedDeposit } from './deposit-shell.ts';

export interface ArrivedDepositState {
  // The deposit that came since the account's details were opened, even if the page was reloaded in between.
  readonly arrived: ArrivedDeposit | null;
  // Whether the balance was read after it came.
  readonly isBalanceFresh: boolean;
  readonly read: (newest: ArrivedDeposit | null) => void;
}

export const useArrivedDeposit = (refreshBalances: () => Promise<void>): ArrivedDepositState => {
  const [arrived, setArrived] = useState<ArrivedDeposit | null>(null);
  const [isBalanceFresh, setBalanceFresh] = useState(false);
  const read = (newest: ArrivedDeposit | null): void => {
    const { lastDeposit } = keptDraft();
    if (lastDeposit === null) keepDraft({ lastDeposit: newest?.id ?? '' });
    if (lastDeposit === null || newest === null || newest.id === lastDeposit || newest.id === arrived?.id) return;
    setArrived(newest);
    setBalanceFresh(false);
    void refreshBalances().then(() => setBalanceFresh(true));
  };
  return { arrived, isBalanceFresh, read };
};
