import { useEffect, useEffectEvent, useRef } from 'react';
import { useOpenAccount } from './use-open-account.ts';

export interface OpeningAccountProps {
  // Of the game.
  readonly code: string;
  readonly onEnd: (isOpen: boolean) => void;
}

// Opens the account once; a refusal is shown in a dialog.
export const OpeningAccount = ({ code, onEnd }: OpeningAccountProps) => {
  const { activate } = useOpenAccount();
  const hasBegun = useRef(false);
  const begin = useEffectEvent(async (): Promise<void> => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    onEnd(await activate(code));
  });
  useEffect(() => void begin(), []);
  return null;
};
