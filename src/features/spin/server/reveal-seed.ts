import type { Write } from '#server/verb.ts';
import type { spinCalls } from '../contract.ts';
import type { Wheel } from '../rules.ts';
import { currentSeed, revealOpenSeed } from './seed-of.ts';

// Reveals the seed of the member's spins so far; the next ones are drawn by another.
// Entries: none.
// Repeating finds a seed that has drawn nothing, and leaves it.
// Refuses: nothing.
export const revealSeed: Write<typeof spinCalls.revealSeed, Wheel | null> = async ({
  context,
  work,
  prepared: wheel,
}) => {
  if (wheel === null) await revealOpenSeed(context, work);
  else await currentSeed(context, work, { wheel, isAsked: true });
  return { message: 'SUCCESS' };
};
