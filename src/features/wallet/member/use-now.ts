import { useEffect, useState } from 'react';

// The current time, updated at an interval and whenever `renewedBy` changes.
export const useNow = (intervalMs: number, renewedBy: unknown): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const renew = (): void => setNow(new Date());
    renew();
    const timer = setInterval(renew, intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, renewedBy]);
  return now;
};
