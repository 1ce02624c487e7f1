import { dayMs } from '#contract/bangkok-day.ts';
import { accounts, playTotals } from '#ledger';
import { currencyCodes } from '#money/currency.ts';
import type { Context } from '#server/context.ts';
import type { Job } from '#server/jobs/job.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { raiseFinding } from '#server/outside/raise-finding.ts';
import { dayWinLimit } from '../settings.ts';

// The balances of a game were booked reading by reading, each within its limit. If a game counts in another unit than
// agreed, only the sum shows it: many members win a little. The day is the UTC day in the finding's object, so that a
// lane that staff released is not stopped again for the same wins.
const proveDays = async (context: Context): Promise<void> => {
  const now = context.now();
  const [limit, totals] = await Promise.all([
    dayWinLimit.read(context),
    playTotals(context.database, new Date(Math.floor(now.getTime() / dayMs) * dayMs)),
  ]);
  for (const code of context.providers.gameCodes)
    for (const currency of currencyCodes) {
      const total = totals.find((one) => one.account === accounts.game(code) && one.currency === currency);
      if (total === undefined || total.won <= limit[currency]) continue;
      await raiseFinding(context, {
        memberId: accounts.house[currency],
        kind: 'GAME_LOSES_TOO_MUCH',
        lane: laneNames.game(code),
        object: `game ${code} on ${now.toISOString().slice(0, 10)}`,
        detail: { won: total.won.toString(), limit: limit[currency].toString(), currency },
        stopsLane: true,
      });
    }
};

export const proveGameDays: Job = { name: 'prove the days of games', everyMs: 15 * 60_000, run: proveDays };
