import { listReportedAmounts } from '#features/deposit/server/public.ts';
import type { Context } from '#server/context.ts';
import { listSlipsWaiting, updateSlipsDue } from '../slip-states-table.ts';

// A line that is missed in this time does no harm: the slip is checked when it is due.
const reportedWithinMs = 3_000;

// Makes slips due whose money a feed or a gateway may just have reported, so that a first deposit need not wait for the next
// check. A slip that is not about that money is only checked earlier.
export const wakeSlips = async ({ database, now }: Context): Promise<void> => {
  const at = now();
  const waiting = await listSlipsWaiting(database, at);
  if (waiting.length === 0) return;
  const amounts = await listReportedAmounts(database, {
    amounts: waiting.map(({ amount }) => amount),
    since: new Date(at.getTime() - reportedWithinMs),
  });
  const woken = waiting.filter(({ amount }) => amounts.includes(amount));
  if (woken.length > 0) await updateSlipsDue(database, woken, at);
};
