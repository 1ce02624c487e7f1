import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { answerOf, type Refusal, RefusedError } from '#ask/ask.ts';
import { requestKey } from '#ask/request-key.ts';
import { requestWithdrawalFromApp } from '../contract.ts';

// busy: another press is still under way, so that this one sent nothing.
export type Withdrawn =
  | { readonly end: 'confirmed'; readonly at: Date }
  | { readonly end: 'busy' }
  | { readonly end: 'refused' | 'unknown'; readonly refusal: Refusal };

interface Submission {
  readonly amount: bigint;
  readonly idempotencyKey: string;
}

export interface Withdrawals {
  readonly isSending: boolean;
  readonly withdraw: (amount: bigint) => Promise<Withdrawn>;
  // The same submission once more, under its key: if it did arrive, its first answer comes again.
  readonly tryAgain: () => Promise<Withdrawn>;
}

// One press, one request, one key; nothing is sent again by itself. It ends after the balances were read anew
// where the outcome is unknown.
export const useWithdrawal = (): Withdrawals => {
  const isHeld = useRef(false);
  const last = useRef<Submission | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ amount, idempotencyKey }: Submission) =>
      answerOf(requestWithdrawalFromApp, { amount }, { idempotencyKey }),
    meta: { refreshesBalances: true },
  });
  const send = async (submission: Submission): Promise<Withdrawn> => {
    if (isHeld.current) return { end: 'busy' };
    isHeld.current = true;
    last.current = submission;
    try {
      await mutateAsync(submission);
      return { end: 'confirmed', at: new Date() };
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      return { end: error.refusal.outcome, refusal: error.refusal };
    } finally {
      isHeld.current = false;
    }
  };
  return {
    isSending: isPending,
    withdraw: (amount) => send({ amount, idempotencyKey: requestKey() }),
    tryAgain: () => (last.current === null ? Promise.resolve({ end: 'busy' }) : send(last.current)),
  };
};
