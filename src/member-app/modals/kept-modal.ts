import { useEffect } from 'react';
import { forget, readStored, store } from '#ask/browser-storage.ts';
import type { ModalName } from '../modal-parts.tsx';

const keptKey = 'open-modal';
const keptNames: readonly ModalName[] = ['deposit'];

// A phone may load the page again while the bank's app is in front: the modal the member left is open again then.
export const keptModal = (): ModalName | null => {
  const kept = readStored('session', keptKey);
  return keptNames.find((name) => name === kept) ?? null;
};

// Leaving the member area closes it for good; a reload of the page does not come by here.
export const useKeptModal = (name: ModalName | null): void => {
  useEffect(() => {
    if (name === null || !keptNames.includes(name)) return;
    store('session', keptKey, name);
    return () => forget('session', keptKey);
  }, [name]);
};
