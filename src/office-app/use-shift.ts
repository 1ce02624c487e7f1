import { useCallback, useEffect, useState } from 'react';
import { whenSessionEnds } from '#ask/ask.ts';
import { forgetDrafts } from '#ui/office/kept-drafts.ts';
import { forgetSession, storedToken, storeToken } from '#ask/session.ts';

export interface Shift {
  readonly isIn: boolean;
  // The session expired; the address stays, so that the person returns to where they were.
  readonly hasEnded: boolean;
  readonly enter: (token: string) => void;
  readonly leave: () => void;
}

// The token of a shift lives as long as the tab: staff sessions are never remembered.
export const useShift = (): Shift => {
  const [isIn, setIn] = useState(() => storedToken() !== null);
  const [hasEnded, setEnded] = useState(false);
  const end = useCallback((isBackground: boolean): void => {
    forgetSession();
    setIn(false);
    setEnded(isBackground);
  }, []);
  useEffect(() => whenSessionEnds(() => end(true)), [end]);
  const enter = useCallback((token: string): void => {
    storeToken(token, false);
    setIn(true);
    setEnded(false);
  }, []);
  const leave = (): void => {
    forgetDrafts();
    end(false);
  };
  return { isIn, hasEnded, enter, leave };
};
