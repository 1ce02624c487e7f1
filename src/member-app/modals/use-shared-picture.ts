import { useEffect, useEffectEvent } from 'react';

// A picture that another app shared opens the deposit, at once or after the login that it needed. Only a service worker
// can have taken one.
export const useSharedPicture = (open: () => void): void => {
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
    void import('#ask/waiting-picture.ts')
      .then(({ findPicture }) => findPicture())
      .then(
        (picture) => picture?.key === null && openNow(),
        () => undefined,
      );
  }, []);
};
