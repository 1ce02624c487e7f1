import type { Context } from '#server/context.ts';
import type { Job } from '#server/jobs/job.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { raiseFinding } from '#server/outside/raise-finding.ts';
import { listStranded, updateRaised } from './comparisons-table.ts';

const hourMs = 60 * 60_000;
const unexplainedForMs = 24 * hourMs;

// Money at a game that has given no clear answer for a day is put before a person, once as long as that lasts.
const putBeforePerson = async (context: Context): Promise<void> => {
  const until = new Date(context.now().getTime() - unexplainedForMs);
  for (const stranded of await listStranded(context.database, until)) {
    const { memberId, code, kind, bookedAmount, providerAmount, currency, since } = stranded;
    await raiseFinding(context, {
      memberId,
      kind: 'GAME_MONEY_OUT_OF_REACH',
      lane: laneNames.game(code),
      object: `game ${code} since ${since.toISOString()}`,
      detail: {
        booked: bookedAmount.toString(),
        there: providerAmount?.toString() ?? '-',
        currency,
        because: kind,
        since: since.toISOString(),
      },
      stopsLane: false,
    });
    await updateRaised(context.database, stranded);
  }
};

export const findStranded: Job = { name: 'find stranded money', everyMs: hourMs, run: putBeforePerson };
