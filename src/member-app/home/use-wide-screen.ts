import { useSyncExternalStore } from 'react';

const query = '(min-width: 1024px)';

const subscribe = (listener: () => void): (() => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
