import { useEffect } from 'react';

interface Connection {
  readonly saveData?: boolean;
}

const savesData = (): boolean =>
  'connection' in navigator ? (navigator.connection as Connection).saveData === true : false;

// When the visitor first touches the page, and first types, the next parts are prefetched, except for visitors who save data.
// What has been fetched is not fetched again.
export const useFirstTouch = (prepare: () => void): void => {
  useEffect(() => {
    if (savesData()) return;
    const left = new AbortController();
    for (const event of ['input', 'pointerdown'] as const)
      document.addEventListener(event, prepare, { once: true, passive: true, signal: left.signal });
    return () => left.abort();
  }, [prepare]);
};
