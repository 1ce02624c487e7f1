import { useEffect } from 'react';
import { forget, readStored, store } from '#ask/browser-storage.ts';

const keptKey = 'open-modal';

// A phone may reload the page while its camera or the bank's app is in front: the modal that was open opens again.
export const keptModal = (): string | null => readStored('session', keptKey);

// Leaving the member area closes it for good. So does a reload by the member, who wants to see the screen below: only
// then does a page hear that it ends, since a phone that needs the memory just stops it.
export const useKeptModal = (name: string | null): void => {
  useEffect(() => {
    if (name === null) return;
    const keep = (): void => store('session', keptKey, name);
    const drop = (): void => forget('session', keptKey);
    keep();
    // A page that a browser keeps whole may come back.
    window.addEventListener('pageshow', keep);
    window.addEventListener('pagehide', drop);
    return () => {
      window.removeEventListener('pageshow', keep);
      window.removeEventListener('pagehide', drop);
      drop();
    };
  }, [name]);
};
