import { useSyncExternalStore } from 'react';
import { forget, readStored, store } from '#ask/browser-storage.ts';

const key = 'hide-balance';
const listeners = new Set<() => void>();

const isStoredHidden = (): boolean => readStored('local', key) === 'true';

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const choose = (isHidden: boolean): void => {
  if (isHidden) store('local', key, 'true');
  else forget('local', key);
  for (const listener of listeners) listener();
};

export interface HiddenBalance {
  readonly isHidden: boolean;
  readonly choose: (isHidden: boolean) => void;
}

// Stored on the device, across the sessions of its members.
export const useHiddenBalance = (): HiddenBalance => ({
  isHidden: useSyncExternalStore(subscribe, isStoredHidden, () => false),
  choose,
});
