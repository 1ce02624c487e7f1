import type { Context } from '../context.ts';
import type { SealedTable } from '../records/seal/sealed-table.ts';
import { walkSealed, type SealedCount } from '../records/seal/walk-sealed.ts';
import type { Job } from './job.ts';

// One row after the other. What a run does not reach it counts, and leaves to the next.
const sealMs = 45_000;

export interface SealedReport {
  readonly sealedAgain: number;
  readonly left: number;
  readonly unopened: number;
  // Of each table with such rows, the keys of the first.
  readonly firstUnopened: Readonly<Record<string, readonly string[]>>;
}

const sum = (counts: readonly SealedCount[], of: 'sealedAgain' | 'left' | 'unopened'): number =>
  counts.reduce((total, count) => total + count[of], 0);

const reportOf = (counts: ReadonlyMap<string, SealedCount>): SealedReport => {
  const all = [...counts.values()];
  const unopened = [...counts].filter(([, count]) => count.unopened > 0);
  return {
    sealedAgain: sum(all, 'sealedAgain'),
    left: sum(all, 'left'),
    unopened: sum(all, 'unopened'),
    firstUnopened: Object.fromEntries(unopened.map(([name, { firstUnopened }]) => [name, firstUnopened])),
  };
};

const lastSaid = new WeakMap<Context['log'], string>();

// Each state once, not every minute.
const say = ({ log }: Context, report: SealedReport): void => {
  const { left, unopened } = report;
  const state = `${String(left)} ${String(unopened)}`;
  if (lastSaid.get(log) === state) return;
  lastSaid.set(log, state);
  if (unopened > 0)
    log.error(report, 'some secrets open with no key that is set; they stay as they are and do not stop the others');
  if (left > 0)
    log.info(report, 'secrets are left that need CREDENTIALS_KEY_BEFORE; they are sealed again in the next minutes');
  else if (unopened === 0)
    log.info(
      report,
      'no secret needs CREDENTIALS_KEY_BEFORE; it can be removed half an hour after the last process started with the new key',
    );
};

// While CREDENTIALS_KEY_BEFORE is set: seals again, with CREDENTIALS_KEY, what only another key opens. All state is in the
// rows, so after a crash the next run goes on, and two processes that run it at once do the same.
export const sealAgain = (tables: readonly SealedTable[]): Job => ({
  name: 'seal secrets again',
  everyMs: 60_000,
  run: async (context) => {
    const { settings, database: sql, ending } = context;
    if (settings.CREDENTIALS_KEY_BEFORE === undefined) return;
    const until = performance.now() + sealMs;
    const counts = new Map<string, SealedCount>();
    const isEnding = (): boolean => ending.signal.aborted;
    const walk = { sql, settings, isSealing: () => performance.now() < until, isEnding };
    for (const table of tables) counts.set(table.name, await walkSealed(walk, table));
    if (!isEnding()) say(context, reportOf(counts));
  },
});
