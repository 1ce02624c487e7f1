import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { ToastQueue } from './toast-queue.ts';

const ToastContext = createContext<ToastQueue | null>(null);

export const useToastQueue = (): ToastQueue => {
  const queue = useContext(ToastContext);
  if (queue === null) throw new Error('toasts need a ToastProvider above them');
  return queue;
};

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
