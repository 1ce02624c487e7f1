import { useEffect, useState } from 'react';
import { remainingMs } from '../../rules.ts';

const tickMs = 1_000;

// Milliseconds left until the moment, read from the clock each second, so that a phone that slept is correct at once.
export const useCountdown = (expireIn: string): number => {
  const [leftMs, setLeftMs] = useState(() => remainingMs(expireIn, Date.now()));
  useEffect(() => {
    const tick = (): void => {
      const left = remainingMs(expireIn, Date.now());
      setLeftMs(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, tickMs);
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [expireIn]);
  return leftMs;
};
