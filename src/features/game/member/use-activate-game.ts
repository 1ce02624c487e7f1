import { useState } from 'react';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { usePress } from '#ui/press/use-press.ts';
import { gameCalls } from '../contract.ts';

export interface ActivateGame {
  // The code of the game being opened, or null.
  readonly opening: string | null;
  // False if it was refused, which a dialog shows.
  readonly activate: (slotCode: string) => Promise<boolean>;
}

export const useActivateGame = (): ActivateGame => {
  const refusalText = useRefusalText();
  const dialogs = useDialogs();
  const { isSending, press } = usePress();
  const [asked, setAsked] = useState('');
  const activate = async (slotCode: string): Promise<boolean> => {
    const pressed = press(gameCalls.activate, { slotCode });
    if (!isSending) setAsked(slotCode);
    const ended = await pressed;
    if (ended.end === 'refused' || ended.end === 'unknown')
      await dialogs.alert({ kind: 'error', text: refusalText(ended.code) });
    return ended.end === 'done';
  };
  return { opening: isSending ? asked : null, activate };
};
