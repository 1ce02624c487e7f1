import type { Sql } from '#database/database.ts';
import { stopPayouts } from '../brake.ts';
import type { Context } from '../context.ts';
import type { Job } from './job.ts';

// Windows such as "sent 20 seconds ago" compare times that several processes wrote, so all must agree on the time.
const toleranceMs = 2_000;

type RealClock = () => number;

// How far this process is ahead of the database (behind: negative). What its answer was on its way is no difference.
export const clockDifferenceMs = async (sql: Sql, now: RealClock = Date.now): Promise<number> => {
  const before = now();
  const row = await sql.one<{ at: Date }>('select clock_timestamp() as at');
  const after = now();
  if (row === null) throw new Error('the database did not tell its time');
  const at = row.at.getTime();
  if (at < before) return before - at;
  return at > after ? after - at : 0;
};

// One sentence for people, or null where the clocks agree.
export const wrongClockReason = async (sql: Sql, now: RealClock = Date.now): Promise<string | null> => {
  const difference = await clockDifferenceMs(sql, now);
  if (Math.abs(difference) <= toleranceMs) return null;
  const seconds = (Math.abs(difference) / 1_000).toFixed(1);
  const side = difference > 0 ? 'ahead of' : 'behind';
  return `the clock of this machine is ${seconds} s ${side} the clock of the database; set both by a time server (NTP)`;
};

// In every process, since each has a clock of its own. People release the brake once the clocks agree again.
export const checkClock = (now: RealClock = Date.now): Job => ({
  name: 'compare the clock with the database',
  everyMs: 60_000,
  isPerProcess: true,
  run: async (context: Context) => {
    const reason = await wrongClockReason(context.database, now);
    if (reason === null) return;
    await stopPayouts(context.database, reason, context.now());
    context.log.fatal({ reason }, 'the clocks differ; payouts are stopped');
  },
});
