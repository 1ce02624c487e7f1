import { useEffect } from 'react';
import { forget, readStored, store } from '#ask/browser-storage.ts';

const keptKey = 'open-modal';

// After a reload, by the member or by a phone whose camera or bank's app was in front, and after the way back from another
// site, the modal that was open opens again. Who goes to an address wants to see what is there.
export const keptModal = (): string | null => {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'navigate') forget('session', keptKey);
  return readStored('session', keptKey);
};

// Leaving the member area closes it for good.
export const useKeptModal = (name: string | null): void => {
  useEffect(() => {
    if (name === null) return;
    store('session', keptKey, name);
    return () => forget('session', keptKey);
  }, [name]);
};
