import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { ask } from '#ask/ask.ts';
import { readStored, store } from '#ask/browser-storage.ts';
import { lookupCalls } from '#features/lookup/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { shellStrings } from './strings.ts';

// As in first-paint/early.ts, so that the next visit starts with the name.
const nameKey = 'operator-name';
const rememberedName = (): string => readStored('local', nameKey) ?? '';

interface Frame {
  // The operator's name; empty until loaded, or if it cannot be loaded.
  readonly operatorName: string;
  // Of the terms of use; null until loaded, or if the backend has none.
  readonly agreementVersion: number | null;
  // The browser announces the first screen of a visit; for later ones the focus moves to their heading. Returns whether
  // another screen came before.
  readonly recordArrival: () => boolean;
}

const FrameContext = createContext<Frame>({ operatorName: '', agreementVersion: null, recordArrival: () => false });

export const AppFrame = ({ children }: { readonly children: ReactNode }) => {
  const [info, setInfo] = useState(() => ({ operatorName: rememberedName(), agreementVersion: null as number | null }));
  const [recordArrival] = useState(() => {
    let count = 0;
    return (): boolean => {
      count += 1;
      return count > 1;
    };
  });
  useEffect(() => {
    const abort = new AbortController();
    void ask(lookupCalls.getInfo, {}, { signal: abort.signal }).then((asked) => {
      if (!asked.ok) return;
      const { name, agreementVersion = null } = asked.answer;
      setInfo({ operatorName: name, agreementVersion });
      store('local', nameKey, name);
    });
    return () => abort.abort();
  }, []);
  const frame = useMemo(() => ({ ...info, recordArrival }), [info, recordArrival]);
  return <FrameContext value={frame}>{children}</FrameContext>;
};

export const useAppName = (): string => {
  const t = useTexts(shellStrings);
  const { operatorName } = useContext(FrameContext);
  return operatorName === '' ? t('appName') : operatorName;
};

export const useAgreementVersion = (): number | null => useContext(FrameContext).agreementVersion;

export const useRecordArrival = (): (() => boolean) => useContext(FrameContext).recordArrival;
