import { type ReactNode, useMemo } from 'react';
import { useToasts } from '../../overlays/toasts.tsx';
import { OpenItemProvider, useOpenItem } from './queue-context.ts';

// Around an item of a list in which nothing waits: what was done is said in a toast and the item stays, since its new state
// is seen there. The next press would otherwise be about another game or account.
export const StaysOpen = ({ children }: { readonly children: ReactNode }) => {
  const item = useOpenItem();
  const toasts = useToasts();
  const staying = useMemo(
    () => ({ ...item, decided: ({ text, kind }: Parameters<typeof item.decided>[0]) => toasts[kind](text) }),
    [item, toasts],
  );
  return <OpenItemProvider value={staying}>{children}</OpenItemProvider>;
};
