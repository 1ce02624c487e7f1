import { useQuery } from '@tanstack/react-query';
import { answerOf, RefusedError } from '#ask/ask.ts';
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
  // Why there is none; null while there is one, or none has been asked for.
  readonly whyNone: string | null;
  readonly isBusy: boolean;
  readonly load: () => void;
  readonly reset: () => Promise<void>;
}

const readAgainMs = 15_000;

// Null while the game is to get a new password: one that was shown before is not valid any more, or not for long.
const readCredential = async (slotCode: string, signal: AbortSignal): Promise<GameCredential | null> => {
  try {
    return await answerOf(gameCalls.getCredential, { slotCode }, { signal });
  } catch (error) {
    if (error instanceof RefusedError && error.message === 'SLOT_RESET_PASSWORD_FAIL') return null;
    throw error;
  }
};

// Stored only while the modal is open.
export const useCredential = (slotCode: string, isActive: boolean): Credential => {
  const t = useTexts(gameAccountStrings);
  const shared = useTexts(sharedTexts);
  const refusalText = useRefusalText();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['game credential', slotCode],
    queryFn: ({ signal }) => readCredential(slotCode, signal),
    refetchInterval: ({ state }) => (state.data === null ? readAgainMs : false),
    enabled: isActive,
    staleTime: 0,
    gcTime: 0,
  });
  const whyNotRead = data === undefined && error !== null ? shared('loadFailed') : null;
  const { isSending, press } = usePress();
  const reset = async (): Promise<void> => {
    const isWanted = await dialogs.confirm({ title: t('resetPassword'), text: t('resetPasswordConfirm') });
    if (!isWanted) return;
    const ended = await press(gameCalls.resetPassword, { slotCode });
    if (ended.end === 'busy') return;
    // Also after a lost answer: show the password that is valid now.
    const { data: now } = await refetch();
    if (ended.end === 'done') toasts.success(shared('saved'));
    else await dialogs.alert({ kind: 'error', text: now === null ? t('passwordChanging') : refusalText(ended.code) });
  };
  return {
    known: data ?? null,
    whyNone: data === null ? t('passwordChanging') : whyNotRead,
    isBusy: isSending || isFetching,
    load: () => void refetch(),
    reset,
  };
};
