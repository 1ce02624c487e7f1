import { unknown, type Unknown } from '../outcome.ts';

// A reply about another player, reference or amount than the requested one proves nothing.
export const mismatch = (): Unknown => unknown('reply is about something else');

// Some games return a name in capital letters that was sent in small ones.
export const isSame = (given: string, requested: string): boolean => given.toLowerCase() === requested.toLowerCase();

// A game that repeats no name is believed; another name is not.
export const isNamed = (given: string | undefined, requested: string): boolean =>
  given === undefined || isSame(given, requested);
