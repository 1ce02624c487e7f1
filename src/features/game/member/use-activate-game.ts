import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { answerOf, RefusedError } from '#ask/ask.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { gameCalls } from '../contract.ts';

export interface ActivateGame {
  // The code of the game being opened, or null.
  readonly opening: string | null;
  // False when it was refused, which is shown in a dialog.
  readonly activate: (slotCode: string) => Promise<boolean>;
}

export const useActivateGame = (): ActivateGame => {
  const refusalText = useRefusalText();
  const dialogs = useDialogs();
  const isHeld = useRef(false);
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: (slotCode: string) => answerOf(gameCalls.activate, { slotCode }),
    meta: { refreshes: true },
  });
  const activate = async (slotCode: string): Promise<boolean> => {
    if (isHeld.current) return false;
    isHeld.current = true;
    try {
      await mutateAsync(slotCode);
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      await dialogs.alert({ kind: 'error', text: refusalText(error.refusal.message) });
      return false;
    } finally {
      isHeld.current = false;
    }
  };
  return { opening: isPending ? variables : null, activate };
};
