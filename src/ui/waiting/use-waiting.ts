import { useEffect, useRef, useState } from 'react';

const shownAfterMs = 200;
const shownAtLeastMs = 300;
const longAfterMs = 8_000;

export type Waiting = 'hidden' | 'shown' | 'long';

// Nothing for 200 ms, then shown for at least 300 ms, and "long" after 8 s. What the page showed already goes on.
export const useWaiting = (isBusy: boolean, isShownAlready = false): Waiting => {
  const [waiting, setWaiting] = useState<Waiting>(isShownAlready ? 'shown' : 'hidden');
  const shownAt = useRef<number | null>(isShownAlready ? 0 : null);

  useEffect(() => {
    if (isBusy) {
      const show = setTimeout(() => {
        shownAt.current ??= performance.now();
        setWaiting('shown');
      }, shownAfterMs);
      const lengthen = setTimeout(() => setWaiting('long'), longAfterMs);
      return () => {
        clearTimeout(show);
        clearTimeout(lengthen);
      };
    }
    if (shownAt.current === null) return undefined;
    const shownForMs = performance.now() - shownAt.current;
    const hide = setTimeout(
      () => {
        shownAt.current = null;
        setWaiting('hidden');
      },
      Math.max(0, shownAtLeastMs - shownForMs),
    );
    return () => clearTimeout(hide);
  }, [isBusy]);

  return waiting;
};
