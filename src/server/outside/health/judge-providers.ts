import type { Context } from '../../context.ts';
import { sumOfCounts } from './answer-window.ts';
import { isReportedMaintenance, judgeHealth } from './judge-health.ts';
import {
  listProviderHealth,
  listProviderReadings,
  upsertProviderHealth,
  type ProviderHealth,
  type ProviderReading,
} from './provider-health-table.ts';

// A process that has reported nothing for so long has ended, or has nothing to say.
const freshMs = 30_000;

const latest = (times: readonly (number | null)[]): number | null =>
  times.reduce((last, at) => (at !== null && (last === null || at > last) ? at : last), null);

const judged = (readings: readonly ProviderReading[], before: ProviderHealth, now: Date): ProviderHealth => {
  const fresh = readings.filter(({ readAt }) => now.getTime() - readAt.getTime() < freshMs);
  const wellAtMs = latest([before.wellAt?.getTime() ?? null, ...readings.map(({ figures }) => figures.wellAtMs)]);
  const maintenanceAtMs = latest(fresh.map(({ figures }) => figures.maintenanceAtMs));
  const state = judgeHealth(before.state, now.getTime() - before.since.getTime(), {
    recent: sumOfCounts(fresh.map(({ figures }) => figures.recent)),
    isBroken: fresh.some(({ figures }) => figures.breaker !== 'closed'),
    saysMaintenance: isReportedMaintenance({ wellAtMs, maintenanceAtMs }, now.getTime()),
  });
  return {
    lane: before.lane,
    state,
    since: state === before.state ? before.since : now,
    wellAt: wellAtMs === null ? null : new Date(wellAtMs),
  };
};

// How often the time of the last good answer is written while nothing else changes.
const wellEveryMs = 10_000;

const hasChanged = (before: ProviderHealth, after: ProviderHealth): boolean =>
  before.state !== after.state || (after.wellAt?.getTime() ?? 0) - (before.wellAt?.getTime() ?? 0) >= wellEveryMs;

// Decides the state of each provider from what all processes saw.
export const judgeProviders = async (context: Context): Promise<void> => {
  const now = context.now();
  const [readings, known] = await Promise.all([
    listProviderReadings(context.operations),
    listProviderHealth(context.operations),
  ]);
  const byLane = Map.groupBy(readings, ({ lane }) => lane);
  for (const [lane, ofLane] of byLane) {
    const before = known.find((health) => health.lane === lane) ?? { lane, state: 'FINE', since: now, wellAt: null };
    const after = judged(ofLane, before, now);
    if (!hasChanged(before, after)) continue;
    await upsertProviderHealth(context.operations, after);
    if (before.state !== after.state)
      context.log.warn({ lane, from: before.state, to: after.state }, 'a provider answers differently');
  }
};
