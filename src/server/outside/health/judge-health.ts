import { type AnswerCounts, timeWithin } from './answer-window.ts';

export type HealthState = 'FINE' | 'SLOW' | 'MAINTENANCE';

export interface SeenHealth {
  // The answers to all processes within the last half minute.
  readonly recent: AnswerCounts;
  // Some process has stopped sending after a row of requests without an outcome.
  readonly isBroken: boolean;
  readonly saysMaintenance: boolean;
}

const believedMs = 60_000;

// Whether the provider's last answer said that it is under maintenance, or one of the last minute: some providers go on
// to answer questions and refuse only transfers.
export const isReportedMaintenance = (
  { wellAtMs, maintenanceAtMs }: { readonly wellAtMs: number | null; readonly maintenanceAtMs: number | null },
  nowMs: number,
): boolean =>
  maintenanceAtMs !== null && (nowMs - maintenanceAtMs < believedMs || wellAtMs === null || maintenanceAtMs > wellAtMs);

const failuresMin = 10;
const downShare = 0.5;
const slowMs = 2_000;
const slowAnswersMin = 5;
const slowFailuresMin = 2;
const slowShare = 0.2;

// A state is left only by clearly better figures than those that led to it, and not at once, so that it does not flap.
const heldMs = 20_000;
const wellMin = 3;
const wellShare = 0.1;
const wellMs = 1_000;

export const judgeHealth = (before: HealthState, heldForMs: number, seen: SeenHealth): HealthState => {
  const { recent, isBroken, saysMaintenance } = seen;
  const failed = recent.withoutOutcome + recent.maintenance;
  const share = recent.answered === 0 ? 0 : failed / recent.answered;
  const p95Ms = timeWithin(recent, 0.95);
  const isDown = saysMaintenance || isBroken || (failed >= failuresMin && share >= downShare);
  if (isDown) return 'MAINTENANCE';
  const isHeld = heldForMs < heldMs;
  const isWell = share <= wellShare && recent.answered - failed >= wellMin;
  if (before === 'MAINTENANCE' && (isHeld || !isWell)) return 'MAINTENANCE';
  const isSlow =
    recent.answered >= slowAnswersMin && ((p95Ms ?? 0) > slowMs || (failed >= slowFailuresMin && share >= slowShare));
  if (isSlow) return 'SLOW';
  const isQuick = share <= wellShare && (p95Ms ?? 0) <= wellMs;
  return before === 'SLOW' && (isHeld || !isQuick) ? 'SLOW' : 'FINE';
};
