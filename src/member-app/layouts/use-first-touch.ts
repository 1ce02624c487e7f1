import { useEffect } from 'react';

interface Connection {
  readonly saveData?: boolean;
}

const savesData = (): boolean =>
  'connection' in navigator ? (navigator.connection as Connection).saveData === true : false;

// When the visitor first touches the page, the next parts are prefetched, except for visitors who save data.
export const useFirstTouch = (prepare: () => void): void => {
  useEffect(() => {
    if (savesData()) return;
    const begin = (): void => {
      for (const event of ['input', 'pointerdown'] as const) document.removeEventListener(event, begin);
      prepare();
    };
    for (const event of ['input', 'pointerdown'] as const) document.addEventListener(event, begin, { passive: true });
    return () => {
      for (const event of ['input', 'pointerdown'] as const) document.removeEventListener(event, begin);
    };
  }, [prepare]);
};
