import { useMutation, useQuery } from '@tanstack/react-query';
import { answerOf, RefusedError } from '#ask/ask.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { gameCalls } from '../contract.ts';
import { gameStrings } from '../strings.ts';

export interface GameCredential {
  readonly username: string;
  readonly password: string;
  readonly event?: Readonly<Record<string, string>> | undefined;
}

export interface Credential {
  readonly known: GameCredential | null;
  readonly hasFailed: boolean;
  readonly isBusy: boolean;
  readonly load: () => void;
  readonly reset: () => Promise<void>;
}

// Kept for as long as the modal is open and not a moment longer.
export const useCredential = (slotCode: string, isActive: boolean): Credential => {
  const t = useTexts(gameStrings);
  const shared = useTexts(sharedTexts);
  const refusalText = useRefusalText();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['game credential', slotCode],
    queryFn: ({ signal }) => answerOf(gameCalls.getCredential, { slotCode }, { signal }),
    enabled: isActive,
    staleTime: 0,
    gcTime: 0,
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => answerOf(gameCalls.resetPassword, { slotCode }),
    // Also after a lost answer: whichever password holds now is the one to show.
    onSettled: () => refetch(),
    meta: { refreshes: true },
  });
  const reset = async (): Promise<void> => {
    const isWanted = await dialogs.confirm({ title: t('resetPassword'), text: t('resetPasswordConfirm') });
    if (!isWanted || isPending) return;
    try {
      await mutateAsync();
      toasts.success(shared('saved'));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      await dialogs.alert({ kind: 'error', text: refusalText(error.refusal.message) });
    }
  };
  return {
    known: data ?? null,
    hasFailed: isError,
    isBusy: isPending || isFetching,
    load: () => void refetch(),
    reset,
  };
};
