import { forget, readStored, store } from '#ask/browser-storage.ts';

const storedAs = 'opened-game';
// Members play for hours and come back in between.
const playedForMs = 12 * 60 * 60 * 1000;

const isRecent = (at: number): boolean => Date.now() - at >= 0 && Date.now() - at < playedForMs;

// The member leaves for a game that was opened at this time. Stored, because the game may replace this page, and its way
// home opens another one.
export const leaveForGame = (openedAt = Date.now()): void => {
  if (isRecent(openedAt)) store('local', storedAs, String(openedAt));
};

// Returns, once, when the game was opened that the member has come back from; null if there is none.
export const takeOpenedGame = (): number | null => {
  const stored = Number(readStored('local', storedAs) ?? Number.NaN);
  forget('local', storedAs);
  return isRecent(stored) ? stored : null;
};
