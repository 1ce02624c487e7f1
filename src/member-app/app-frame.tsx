import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { ask } from '#ask/ask.ts';
import { getInfo } from '#features/lookup/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { shellStrings } from './strings.ts';

interface Frame {
  // The operator's name; empty until it is known and where it cannot be had.
  readonly operatorName: string;
  // The first screen of a visit is announced by the browser itself, every later one by the focus on its heading.
  readonly arrivals: { count: number };
}

const FrameContext = createContext<Frame>({ operatorName: '', arrivals: { count: 0 } });

export const AppFrame = ({ children }: { readonly children: ReactNode }) => {
  const [operatorName, setOperatorName] = useState('');
  const [arrivals] = useState(() => ({ count: 0 }));
  useEffect(() => {
    const abort = new AbortController();
    void ask(getInfo, {}, { signal: abort.signal }).then((asked) => {
      if (asked.ok) setOperatorName(asked.answer.name);
    });
    return () => abort.abort();
  }, []);
  return <FrameContext value={{ operatorName, arrivals }}>{children}</FrameContext>;
};

export const useAppName = (): string => {
  const t = useTexts(shellStrings);
  const { operatorName } = useContext(FrameContext);
  return operatorName === '' ? t('appName') : operatorName;
};

export const useArrivals = (): { count: number } => useContext(FrameContext).arrivals;
