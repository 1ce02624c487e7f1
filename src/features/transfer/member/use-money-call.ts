import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { RefusedError } from '#ask/ask.ts';
import { requestKey } from '#ask/request-key.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { transferStrings } from '../strings.ts';

export interface SentTransfer {
  readonly end: 'confirmed' | 'pending';
  // When the answer came; balances read since then know of it.
  readonly at: Date;
}

// unknown: the member did not want to try again. ignored: another press is still under way.
export type TransferEnd = SentTransfer | { readonly end: 'refused' | 'unknown' | 'ignored' };

export interface TransferAnswer {
  readonly status?: string | undefined;
}

export type Sending = (idempotencyKey: string) => Promise<TransferAnswer>;

export interface MoneyCall {
  readonly isSending: boolean;
  readonly send: (sending: Sending) => Promise<TransferEnd>;
}

const hapticMs = 10;

const confirmByTouch = (): void => {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(hapticMs);
};

// One press, one request, one key. Nothing is sent again unless the member asks for it, and then with the same key,
// so that a first try that did arrive is answered again and not done again.
export const useMoneyCall = (onRefused: () => void): MoneyCall => {
  const t = useTexts(transferStrings);
  const shared = useTexts(sharedTexts);
  const refusalText = useRefusalText();
  const dialogs = useDialogs();
  const isHeld = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (ask: () => Promise<TransferAnswer>): Promise<SentTransfer> => {
      const { status } = await ask();
      return { end: status === 'PENDING' ? 'pending' : 'confirmed', at: new Date() };
    },
    meta: { refreshesBalances: true },
  });

  const tryUntilKnown = async (ask: () => Promise<TransferAnswer>): Promise<TransferEnd> => {
    try {
      const known = await mutateAsync(ask);
      if (known.end === 'confirmed') confirmByTouch();
      return known;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const text = refusalText(error.refusal.message);
      if (error.refusal.outcome === 'refused') {
        onRefused();
        await dialogs.alert({ kind: 'error', text });
        return { end: 'refused' };
      }
      const isWanted = await dialogs.confirm({
        title: text,
        text: t('unknownOutcome'),
        confirmLabel: shared('retry'),
        cancelLabel: shared('close'),
      });
      return isWanted ? tryUntilKnown(ask) : { end: 'unknown' };
    }
  };

  const send = async (sending: Sending): Promise<TransferEnd> => {
    if (isHeld.current) return { end: 'ignored' };
    isHeld.current = true;
    const key = requestKey();
    try {
      return await tryUntilKnown(() => sending(key));
    } finally {
      isHeld.current = false;
    }
  };
  return { isSending: isPending, send };
};
