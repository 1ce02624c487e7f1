import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from 'react';
import { ask } from '#ask/ask.ts';
import { lookupCalls } from '#features/lookup/contract.ts';
import { currentLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { pageData } from './first-paint/page-data.ts';
import { shellStrings } from './strings.ts';

interface Frame {
  // The operator's name; empty if the server has not written it into the page and it is not loaded.
  readonly operatorName: string;
  // Of the terms of use; null until loaded, or if the backend has none.
  readonly agreementVersion: number | null;
  // The browser announces the first screen of a visit; for later ones the focus moves to their heading. Returns whether
  // another screen came before.
  readonly recordArrival: () => boolean;
}

const FrameContext = createContext<Frame>({ operatorName: '', agreementVersion: null, recordArrival: () => false });

export const AppFrame = ({ children }: { readonly children: ReactNode }) => {
  const [info, setInfo] = useState(() => ({
    operatorName: pageData(currentLocale())?.operatorName ?? '',
    agreementVersion: null as number | null,
  }));
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
      // As a transition, which does not draw a screen again that was drawn at build time and is being taken over.
      startTransition(() => setInfo({ operatorName: name, agreementVersion }));
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
