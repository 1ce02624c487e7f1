import { createContext, type ReactNode, useMemo, useState } from 'react';
import { ToastQueue } from './toast-queue.ts';
import { useGiven } from '../use-given.ts';

const ToastContext = createContext<ToastQueue | null>(null);

export const useToastQueue = (): ToastQueue => useGiven(ToastContext, 'ToastProvider');

export interface Toasts {
  readonly info: (text: string) => void;
  readonly success: (text: string) => void;
  readonly danger: (text: string) => void;
  // A new try takes back what was said about the last.
  readonly clear: () => void;
}

export const useToasts = (): Toasts => {
  const queue = useToastQueue();
  return useMemo(
    () => ({
      info: (text) => queue.show('info', text),
      success: (text) => queue.show('success', text),
      danger: (text) => queue.show('danger', text),
      clear: queue.clear,
    }),
    [queue],
  );
};

export const ToastProvider = ({ children }: { readonly children: ReactNode }) => {
  const [queue] = useState(() => new ToastQueue());
  return <ToastContext value={queue}>{children}</ToastContext>;
};
