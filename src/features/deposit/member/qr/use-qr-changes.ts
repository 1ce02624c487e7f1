import { useIsMutating, useMutation } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { loadRefusalTexts, useRefusalText } from '#i18n/refusal-text.ts';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { depositCalls } from '../../contract.ts';
import { liveOf, noQr, type useLiveQr } from './use-live-qr.ts';

type Shown = ReturnType<typeof useLiveQr>;

const mutationKey = ['qr-change'];

export const useIsQrChanging = (): boolean => useIsMutating({ mutationKey }) > 0;

export const useQrCreation = (bankCode: string, shown: Shown) => {
  const toasts = useToasts();
  const refusalText = useRefusalText();
  return useMutation({
    mutationKey,
    mutationFn: async (amount: bigint) => {
      await shown.hush();
      const record = await answerOf(depositCalls.createQr, { bankCode, amount });
      if (!record.hasQrcode) await loadRefusalTexts();
      return record;
    },
    meta: { refreshesBalances: false },
    onSuccess: (record) => {
      const live = liveOf(record);
      shown.set({ ...noQr, live });
      if (live === null) toasts.danger(refusalText(record.message ?? 'QR_FAIL'));
      else shown.markOthers();
    },
    onError: ({ refusal }) => {
      toasts.danger(refusalText(refusal.message));
      // The answer may be lost and the code there.
      if (refusal.outcome === 'unknown') shown.askAgain();
    },
  });
};

export const useQrCancellation = (shown: Shown) => {
  const toasts = useToasts();
  const refusalText = useRefusalText();
  return useMutation({
    mutationKey,
    mutationFn: async (qrcodeId: string) => {
      await shown.hush();
      return answerOf(depositCalls.cancelQr, { qrcodeId });
    },
    meta: { refreshesBalances: false },
    onSuccess: () => shown.set(noQr),
    onError: ({ refusal }) => {
      // It has ended meanwhile, most likely because it was paid: the next answer tells.
      if (refusal.message !== 'NO_DATA') toasts.danger(refusalText(refusal.message));
      shown.askAgain();
    },
  });
};
