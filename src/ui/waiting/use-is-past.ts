import { useEffect, useState } from 'react';
import { serverNow } from '#ask/server-clock.ts';

const checkEveryMs = 5_000;

const isPast = (at: string | null): boolean => at !== null && Date.parse(at) <= serverNow();

// Whether a time that was promised has passed; also while the page stays open.
export const useIsPast = (at: string | null): boolean => {
  const [is, setIs] = useState(() => isPast(at));
  useEffect(() => {
    if (at === null) return undefined;
    const check = (): void => setIs(isPast(at));
    check();
    const timer = setInterval(check, checkEveryMs);
    return () => clearInterval(timer);
  }, [at]);
  return at !== null && is;
};
