import { useState } from 'react';
import type { Asked } from '#ask/ask.ts';
import { useRefusedText } from '#i18n/refusal-text.ts';
import { useToasts } from '#ui/overlays/toasts.tsx';

export interface ShownRefusal {
  readonly code: string;
  readonly text: string;
}

export interface RefusalToast {
  readonly isBusy: boolean;
  readonly during: <Result>(work: () => Promise<Result>) => Promise<Result>;
  // Shows a refusal as a toast and returns it; null if the call succeeded.
  readonly show: (asked: Asked<unknown>) => ShownRefusal | null;
}

export const useRefusalToast = (): RefusalToast => {
  const toasts = useToasts();
  const refusedText = useRefusedText();
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
  const show = (asked: Asked<unknown>): ShownRefusal | null => {
    if (asked.ok) return null;
    const { message: code } = asked.refusal;
    const text = refusedText(asked.refusal);
    // On "gone" the shell goes to /terminated automatically.
    if (code !== 'gone') toasts.danger(text);
    return { code, text };
  };
  return { isBusy: running > 0, during, show };
};
