import { useState } from 'react';
import type { Asked } from '#ask/ask.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useToasts } from '#ui/overlays/toasts.tsx';

export interface RefusalToast {
  readonly isBusy: boolean;
  readonly during: <Result>(work: () => Promise<Result>) => Promise<Result>;
  // Shows a refusal as a toast and returns its code; null if the call succeeded.
  readonly show: (asked: Asked<unknown>) => string | null;
}

export const useRefusalToast = (): RefusalToast => {
  const toasts = useToasts();
  const refusalText = useRefusalText();
  const [running, setRunning] = useState(0);
  const during = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    setRunning((count) => count + 1);
    toasts.clear();
    try {
      return await work();
    } finally {
      setRunning((count) => count - 1);
    }
  };
  const show = (asked: Asked<unknown>): string | null => {
    if (asked.ok) return null;
    const { message } = asked.refusal;
    // On "gone" the shell goes to /terminated automatically.
    if (message !== 'gone') toasts.danger(refusalText(message));
    return message;
  };
  return { isBusy: running > 0, during, show };
};
