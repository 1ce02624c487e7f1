import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { QrMethod } from '../../rules.ts';
import { type Credit, creditOf, heldOf, type HeldPayment } from './credit-of.ts';
import type { DepositShell } from '../deposit-shell.ts';
import { type LiveQr, noQr, useLiveQr } from './use-live-qr.ts';
import { useIsQrChanging, useQrCancellation, useQrCreation } from './use-qr-changes.ts';

export type QrView =
  | { readonly kind: 'loading' | 'checking' }
  | { readonly kind: 'amount'; readonly ended: 'expired' | 'unpaid' | null }
  | { readonly kind: 'live'; readonly qr: LiveQr }
  | { readonly kind: 'paid'; readonly credit: Credit }
  | { readonly kind: 'held'; readonly held: HeldPayment };

export interface QrDeposit {
  readonly view: QrView;
  readonly isCreating: boolean;
  readonly isCancelling: boolean;
  readonly create: (amount: bigint) => Promise<void>;
  readonly cancel: () => void;
  readonly expire: () => void;
}

const none = (): null => null;
const nothing = { credit: null, held: null };

// One method's code from its making to the money: made, shown, paid, expired or cancelled.
export const useQrDeposit = (method: QrMethod | null, readCredits: DepositShell['readCredits']): QrDeposit => {
  const qr = useLiveQr(method, useIsQrChanging());
  const creation = useQrCreation(method ?? '', qr);
  const cancellation = useQrCancellation(qr);
  const { live, gone, hasExpired } = qr.state;

  const { data: found = nothing, isPending: isChecking } = useQuery({
    queryKey: ['qr-credit', gone?.qrcodeId ?? ''],
    queryFn: async () => {
      if (method === null || gone === null) return nothing;
      const lines = await readCredits();
      return { credit: creditOf(lines, method, gone), held: heldOf(lines, method, gone) };
    },
    enabled: gone !== null,
    staleTime: Infinity,
    retry: false,
  });

  // What became of a code is told once, as the modal or the method is left, not again at the next opening.
  const goneId = gone?.qrcodeId;
  const forget = useEffectEvent((qrcodeId: string) => qr.forgetGone(qrcodeId));
  useEffect(
    () => () => {
      if (goneId !== undefined) forget(goneId);
    },
    [goneId, method],
  );

  const view = (): QrView => {
    if (qr.isLoading) return { kind: 'loading' };
    if (live !== null) return { kind: 'live', qr: live };
    if (gone !== null && isChecking) return { kind: 'checking' };
    if (found.credit !== null) return { kind: 'paid', credit: found.credit };
    if (found.held !== null) return { kind: 'held', held: found.held };
    if (gone !== null) return { kind: 'amount', ended: 'unpaid' };
    return { kind: 'amount', ended: hasExpired ? 'expired' : null };
  };

  return {
    view: view(),
    isCreating: creation.isPending,
    isCancelling: cancellation.isPending,
    create: async (amount) => {
      await creation.mutateAsync(amount).catch(none);
    },
    cancel: () => {
      if (live !== null && !cancellation.isPending) cancellation.mutate(live.qrcodeId);
    },
    expire: () => qr.set({ ...noQr, hasExpired: true }),
  };
};
