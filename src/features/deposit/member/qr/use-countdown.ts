import { useEffect, useState } from 'react';
import { serverNow } from '#ask/server-clock.ts';
import { remainingMs } from '../../rules.ts';

const tickMs = 1_000;

// Milliseconds left until the moment, read from the server's clock each second, since timers stop while a phone sleeps.
export const useCountdown = (expireIn: string): number => {
  const [leftMs, setLeftMs] = useState(() => remainingMs(expireIn, serverNow()));
  useEffect(() => {
    const tick = (): void => {
      const left = remainingMs(expireIn, serverNow());
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
