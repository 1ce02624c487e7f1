import { useEffect, useReducer } from 'react';

const secondMs = 1_000;

// A wait that began when it was made.
export interface Wait {
  readonly ms: number;
  readonly clockMs: number;
  readonly steadyMs: number;
}

export const beginWait = (ms: number): Wait => ({ ms, clockMs: Date.now(), steadyMs: performance.now() });

// By the clock that has gone further: one may be set back, the other may stop while the phone sleeps.
const leftOf = ({ ms, clockMs, steadyMs }: Wait): number =>
  Math.max(0, ms - Math.max(Date.now() - clockMs, performance.now() - steadyMs));

// The milliseconds that are left, read each second; 0 without a wait.
export const useWaitLeft = (wait: Wait | null): number => {
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (wait === null) return;
    const timer = setInterval(() => {
      readAgain();
      if (leftOf(wait) === 0) clearInterval(timer);
    }, secondMs);
    return () => clearInterval(timer);
  }, [wait]);
  return wait === null ? 0 : leftOf(wait);
};
