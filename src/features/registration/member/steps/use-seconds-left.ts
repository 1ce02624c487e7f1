import { useEffect, useState } from 'react';

const secondMs = 1_000;

const secondsUntil = (atMs: number): number => Math.max(0, Math.ceil((atMs - Date.now()) / secondMs));

// Whole seconds until a moment, read from the clock each second, so that a phone that slept is not behind.
export const useSecondsLeft = (untilMs: number): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(untilMs));
  useEffect(() => {
    const check = (): void => setSeconds(secondsUntil(untilMs));
    check();
    const timer = setInterval(check, secondMs);
    return () => clearInterval(timer);
  }, [untilMs]);
  return seconds;
};
