import { useEffect } from 'react';
import { allScreens } from '../all-screens.ts';

const prepareBehind = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest('a') : null;
  void allScreens.find(({ path }) => path === link?.pathname)?.screen.prepare();
};

// The screen behind a link is fetched while the finger is still on it.
export const usePreparedLinks = (): void => {
  useEffect(() => {
    document.addEventListener('pointerdown', prepareBehind, { passive: true });
    return () => document.removeEventListener('pointerdown', prepareBehind);
  }, []);
};
