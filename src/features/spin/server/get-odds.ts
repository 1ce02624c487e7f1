import { findCurrency } from '#members/members-table.ts';
import type { Write } from '#server/verb.ts';
import type { spinCalls } from '../contract.ts';
import type { Wheel } from '../rules.ts';
import { prizeWords } from './prize-words.ts';
import { currentSeed } from './seed-of.ts';

// What binds the operator before the member spins: the weights and the commitment to the seed.
// Entries: none.
// Repeating finds the same seed, unless the wheel changed or the seed is used up.
// Refuses: nothing.
export const getOdds: Write<typeof spinCalls.getOdds, Wheel | null> = async ({
  context,
  work,
  call,
  prepared: wheel,
}) => {
  if (wheel === null) return { odds: null };
  const { wheelHash, commitment, spins, startedAt } = await currentSeed(context, work, { wheel });
  const currency = await findCurrency(work.sql, work.memberId);
  return {
    odds: {
      wheelHash,
      total: wheel.slices.reduce((sum, { weight }) => sum + weight, 0),
      slices: wheel.slices.map(({ code, label, weight, prize, amount }) => ({
        code,
        label: prizeWords(label, amount, { language: call.language, currency }),
        weight,
        amount: amount[currency],
        isPrize: prize !== null,
      })),
      seed: { commitment, spins, startedAt: startedAt.toISOString() },
    },
  };
};
