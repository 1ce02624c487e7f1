import { useEffect } from 'react';
import { forget, readStored, store } from '#ask/browser-storage.ts';

const keptKey = 'open-modal';

// A phone may reload the page while the bank's app is in front: the modal that was open opens again.
export const keptModal = (): string | null => readStored('session', keptKey);

// Leaving the member area closes it for good; a reload of the page does not run this.
export const useKeptModal = (name: string | null): void => {
  useEffect(() => {
    if (name === null) return;
    store('session', keptKey, name);
    return () => forget('session', keptKey);
  }, [name]);
};
