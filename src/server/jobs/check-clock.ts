import type { Sql } from '#database/database.ts';
import { stopPayouts } from '../brake.ts';
import type { Context } from '../context.ts';
import type { Job } from './job.ts';

// Windows such as "sent 20 seconds ago" compare times written by several processes, so their clocks must agree.
const toleranceMs = 2_000;

type RealClock = () => number;

// How far this process is ahead of the database (behind: negative). The travel time of the answer does not count as a
// difference.
export const clockDifferenceMs = async (sql: Sql, now: RealClock = Date.now): Promise<number> => {
  const before = now();
  const row = await sql.one<{ at: Date }>('select clock_timestamp() as at');
  const after = now();
  if (row === null) throw new Error('the database did not return its time');
  const at = row.at.getTime();
  if (at < before) return before - at;
  return at > after ? after - at : 0;
};

// One sentence for people, or null if the clocks agree.
export const wrongClockReason = async (sql: Sql, now: RealClock = Date.now): Promise<string | null> => {
  const difference = await clockDifferenceMs(sql, now);
  if (Math.abs(difference) <= toleranceMs) return null;
  const seconds = (Math.abs(difference) / 1_000).toFixed(1);
  const side = difference > 0 ? 'ahead of' : 'behind';
  return `the clock of this machine is ${seconds} s ${side} the clock of the database; set both by a time server (NTP)`;
};

// Runs in every process, since each has its own clock. People release the brake once the clocks agree again.
export const checkClock = (now: RealClock = Date.now): Job => ({
  name: 'compare the clock with the database',
  everyMs: 60_000,
  isPerProcess: true,
  run: async (context: Context) => {
    const reason = await wrongClockReason(context.database, now);
    if (reason === null) return;
    await stopPayouts(context.database, reason, context.now());
    context.log.fatal({ reason }, 'the clocks differ; payouts and transfers to games are stopped');
  },
});
