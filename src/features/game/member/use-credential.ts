import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { usePress } from '#ui/press/use-press.ts';
import { gameCalls } from '../contract.ts';
import { gameAccountStrings } from './game-account-strings.ts';

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

// Stored only while the modal is open.
export const useCredential = (slotCode: string, isActive: boolean): Credential => {
  const t = useTexts(gameAccountStrings);
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
  const { isSending, press } = usePress();
  const reset = async (): Promise<void> => {
    const isWanted = await dialogs.confirm({ title: t('resetPassword'), text: t('resetPasswordConfirm') });
    if (!isWanted) return;
    const ended = await press(gameCalls.resetPassword, { slotCode });
    if (ended.end === 'busy') return;
    // Also after a lost answer: show the password that is valid now.
    await refetch();
    if (ended.end === 'done') toasts.success(shared('saved'));
    else await dialogs.alert({ kind: 'error', text: refusalText(ended.code) });
  };
  return {
    known: data ?? null,
    hasFailed: isError,
    isBusy: isSending || isFetching,
    load: () => void refetch(),
    reset,
  };
};
