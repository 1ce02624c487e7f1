import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answerOf } from '#ask/ask.ts';
import { loadRefusalTexts, useRefusalText } from '#i18n/refusal-text.ts';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { cancelQr, createQr } from '../../contract.ts';
import type { QrMethod } from '../../rules.ts';
import { type Credit, creditOf } from './credit-of.ts';
import type { DepositShell } from '../deposit-shell.ts';
import { type LiveQr, liveOf, noQr, useLiveQr } from './use-live-qr.ts';

export type QrView =
  | { readonly kind: 'loading' | 'checking' }
  | { readonly kind: 'amount'; readonly ended: 'expired' | 'unpaid' | null }
  | { readonly kind: 'live'; readonly qr: LiveQr }
  | { readonly kind: 'paid'; readonly credit: Credit };

export interface QrDeposit {
  readonly view: QrView;
  readonly isCreating: boolean;
  readonly isCancelling: boolean;
  readonly create: (amount: bigint) => Promise<void>;
  readonly cancel: () => void;
  readonly expire: () => void;
}

const none = (): null => null;

// One method's code from its making to the money: made, shown, paid, expired or cancelled.
export const useQrDeposit = (method: QrMethod | null, readCredits: DepositShell['readCredits']): QrDeposit => {
  const toasts = useToasts();
  const refusalText = useRefusalText();
  const bankCode = method ?? '';

  const creation = useMutation({
    mutationFn: async (amount: bigint) => {
      await qr.hush();
      const record = await answerOf(createQr, { bankCode, amount });
      if (!record.hasQrcode) await loadRefusalTexts();
      return record;
    },
    meta: { refreshesBalances: false },
    onSuccess: (record) => {
      const live = liveOf(record);
      qr.set({ ...noQr, live });
      if (live === null) toasts.danger(refusalText(record.message ?? 'QR_FAIL'));
      else qr.markOthers();
    },
    onError: ({ refusal }) => {
      toasts.danger(refusalText(refusal.message));
      // The answer may be lost and the code there.
      if (refusal.outcome === 'unknown') qr.askAgain();
    },
  });

  const cancellation = useMutation({
    mutationFn: async (qrcodeId: string) => {
      await qr.hush();
      return answerOf(cancelQr, { qrcodeId });
    },
    meta: { refreshesBalances: false },
    onSuccess: () => qr.set(noQr),
    onError: ({ refusal }) => {
      // It has ended meanwhile, most likely because it was paid: the next answer tells.
      if (refusal.message !== 'NO_DATA') toasts.danger(refusalText(refusal.message));
      qr.askAgain();
    },
  });

  const qr = useLiveQr(method, creation.isPending || cancellation.isPending);
  const { live, gone, hasExpired } = qr.state;

  const { data: credit = null, isPending: isChecking } = useQuery({
    queryKey: ['qr-credit', gone?.qrcodeId ?? ''],
    queryFn: async () => (method === null || gone === null ? null : creditOf(await readCredits(), method, gone)),
    enabled: gone !== null,
    staleTime: Infinity,
    retry: false,
  });

  // What became of a code is told once, not again when the modal is opened the next time.
  const goneId = gone?.qrcodeId;
  const { forgetGone } = qr;
  useEffect(
    () => () => {
      if (goneId !== undefined) forgetGone(goneId);
    },
    // As the modal or the method is left.
    // oxlint-disable-next-line react/exhaustive-deps
    [goneId, method],
  );

  const view = (): QrView => {
    if (qr.isLoading) return { kind: 'loading' };
    if (live !== null) return { kind: 'live', qr: live };
    if (gone !== null && isChecking) return { kind: 'checking' };
    if (credit !== null) return { kind: 'paid', credit };
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
