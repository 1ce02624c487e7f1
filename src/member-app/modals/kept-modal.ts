import { useEffect } from 'react';
import { forget, readStored, store } from '#ask/browser-storage.ts';

const keptKey = 'open-modal';
const keptNames = ['deposit'] as const;
type KeptName = (typeof keptNames)[number];

// A phone may load the page again while the bank's app is in front: the modal the member left is open again then.
export const keptModal = (): KeptName | null => {
  const kept = readStored('session', keptKey);
  return keptNames.find((name) => name === kept) ?? null;
};

// Leaving the member area closes it for good; a reload of the page does not come by here.
export const useKeptModal = (name: string | null): void => {
  useEffect(() => {
    if (name === null || !keptNames.some((kept) => kept === name)) return;
    store('session', keptKey, name);
    return () => forget('session', keptKey);
  }, [name]);
};
