import { bangkokMidnight } from '#contract/bangkok-day.ts';
import type { Context } from '#server/context.ts';
import { countAllowed, updateSlipAllowed } from '../slip-states-table.ts';
import type { Slip } from '../slips-table.ts';
import { onSlip } from './end-slip.ts';

// Lets a slip through whose sender no bank has shown, as far as the day's sum of such slips stays within the limit: a
// limit on each slip would let many small ones through. Slips of one member are added up under that member's lock.
// Repeating counts a slip once.
export const allowUnproved = async (
  context: Context,
  slip: Slip,
  { amount, most }: { readonly amount: bigint; readonly most: bigint },
): Promise<boolean> => {
  if (amount > most) return false;
  return onSlip(context, slip, async (work) => {
    const since = bangkokMidnight(work.now);
    if ((await countAllowed(work.sql, slip, since)) + amount > most) return false;
    if (await updateSlipAllowed(work.sql, slip, { since, at: work.now }))
      work.audit(`slip ${slip.slipId}`, { allowedUnproved: amount.toString() });
    return true;
  });
};
