import { useEffect, useEffectEvent } from 'react';
import { leaveForGame, takeOpenedGame } from './opened-game.ts';

// Calls back each time the member comes back to this page from a game: from its tab, by the browser's way back, or by
// its link to this app.
export const useReturnFromGame = (onReturn: () => void): void => {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    let openedAt: number | null = null;
    const check = (): void => {
      if (document.visibilityState === 'hidden') {
        if (openedAt !== null) leaveForGame(openedAt);
        return;
      }
      const taken = takeOpenedGame();
      if (taken === null) return;
      openedAt = taken;
      returned();
    };
    check();
    document.addEventListener('visibilitychange', check);
    globalThis.addEventListener('pageshow', check);
    return () => {
      document.removeEventListener('visibilitychange', check);
      globalThis.removeEventListener('pageshow', check);
    };
  }, []);
};
