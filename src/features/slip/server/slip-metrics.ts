import type { MetricsSource } from '#server/records/metrics-source.ts';
import { countOpenSlips, countSlipOutcomes, countSlipUploads, listDecisionTimes } from './slip-metrics-table.ts';

const hourMs = 60 * 60_000;

const by = (isByStaff: boolean): string => (isByStaff ? 'staff' : 'check');

// How slips go, over the last hour: counted in the database, so that every process says the same.
export const slipMetrics: MetricsSource = async ({ database, now }) => {
  const at = now();
  const since = new Date(at.getTime() - hourMs);
  const [uploads, open, outcomes, times] = await Promise.all([
    countSlipUploads(database, since),
    countOpenSlips(database, at),
    countSlipOutcomes(database, since),
    listDecisionTimes(database, since),
  ]);
  return [
    {
      name: 'slip_uploads',
      help: 'Slips uploaded in the last hour',
      samples: uploads.map((row) => ({ labels: { method: row.methodCode }, value: row.uploads })),
    },
    {
      name: 'slip_outcomes',
      help: 'Slips decided in the last hour: SUCCESS, or why they failed; by the check alone, or by staff',
      samples: outcomes.map((row) => ({ labels: { outcome: row.outcome, by: by(row.isByStaff) }, value: row.ended })),
    },
    {
      name: 'slip_decision_seconds',
      help: 'From the upload to the decision, of slips decided in the last hour',
      samples: times.flatMap(({ isByStaff, half, most }) => [
        { labels: { quantile: '0.5', by: by(isByStaff) }, value: half },
        { labels: { quantile: '0.95', by: by(isByStaff) }, value: most },
      ]),
    },
    {
      name: 'slip_open',
      help: 'Slips that are not decided',
      samples: open.map((row) => ({ labels: { status: row.status }, value: row.open })),
    },
    {
      name: 'slip_open_overdue',
      help: 'Slips that staff should have decided by now',
      samples: open.map((row) => ({ labels: { status: row.status }, value: row.overdue })),
    },
    {
      name: 'slip_open_oldest_seconds',
      help: 'Age of the oldest slip that is not decided',
      samples: open.map(({ status, oldestAt }) => ({
        labels: { status },
        value: (at.getTime() - oldestAt.getTime()) / 1_000,
      })),
    },
  ];
};
