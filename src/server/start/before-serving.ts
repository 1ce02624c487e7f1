import type { Database } from '#database/database.ts';
import { standbyWarning } from '#database/unsafe-settings.ts';
import { accounts } from '#ledger';
import { payoutsAreStopped, stopPayouts } from '../brake.ts';
import { wrongClockReason } from '../jobs/check-clock.ts';
import type { Settings } from '../settings.ts';
import { StartRefused } from './start-refused.ts';

interface Start {
  readonly settings: Pick<Settings, 'KRAPAO_PAYOUTS'>;
  readonly database: Database;
  readonly report: (text: string) => void;
  // The clock of the machine; tests pass a wrong one.
  readonly now?: () => number;
}

// What must hold, and what people must know, before the first call is answered and the first job runs.
export const beforeServing = async ({ settings, database, report, now = Date.now }: Start): Promise<void> => {
  const wrongClock = await wrongClockReason(database, now);
  if (wrongClock !== null) throw new StartRefused(wrongClock);
  await accounts.learn(database);
  const warning = await standbyWarning(database);
  if (warning !== null) report(warning);
  if (settings.KRAPAO_PAYOUTS !== 'stopped') return;
  if (!(await payoutsAreStopped(database)))
    await stopPayouts(database, 'KRAPAO_PAYOUTS=stopped at the start', new Date(now()));
  report('payouts and transfers to games are stopped; release them by npm run payouts:release');
};
