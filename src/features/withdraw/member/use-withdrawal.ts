import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { answerOf, type Refusal, RefusedError } from '#ask/ask.ts';
import { requestKey } from '#ask/request-key.ts';
import { withdrawCalls } from '../contract.ts';

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
  // The same amount again after an unknown outcome goes under the same key: if the first did arrive, its answer comes.
  readonly withdraw: (amount: bigint) => Promise<Withdrawn>;
}

// One press, one request, one key; nothing is sent again by itself. It ends after the balances were read anew
// where the outcome is unknown.
export const useWithdrawal = (): Withdrawals => {
  const isHeld = useRef(false);
  // Of its own: the mutation's state arrives a moment after the press.
  const [isSending, setSending] = useState(false);
  const unsettled = useRef<Submission | null>(null);
  const { mutateAsync } = useMutation({
    mutationFn: ({ amount, idempotencyKey }: Submission) =>
      answerOf(withdrawCalls.requestFromApp, { amount }, { idempotencyKey }),
    meta: { refreshesBalances: true },
  });
  const submissionOf = (amount: bigint): Submission =>
    unsettled.current?.amount === amount ? unsettled.current : { amount, idempotencyKey: requestKey() };

  const send = async (submission: Submission): Promise<Withdrawn> => {
    try {
      await mutateAsync(submission);
      unsettled.current = null;
      return { end: 'confirmed', at: new Date() };
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const { outcome } = error.refusal;
      unsettled.current = outcome === 'unknown' ? submission : null;
      return { end: outcome, refusal: error.refusal };
    }
  };
  const withdraw = async (amount: bigint): Promise<Withdrawn> => {
    if (isHeld.current) return { end: 'busy' };
    isHeld.current = true;
    setSending(true);
    return send(submissionOf(amount)).finally(() => {
      isHeld.current = false;
      setSending(false);
    });
  };
  return { isSending, withdraw };
};
