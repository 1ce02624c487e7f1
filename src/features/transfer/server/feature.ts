import type { Feature } from '#server/features/feature.ts';
import { compareTotals } from './game-money/compare-totals.ts';
import { jobs, officeRoutes, outside, routes } from './routes.ts';
import { recordSchema, schema, unitSchema } from './schema/schema.ts';
import { transferChecks } from './transfer-checks.ts';
import { transferTimeline } from './transfer-timeline.ts';

declare module '#server/records/outbox.ts' {
  interface Topics {
    readonly transfer: true;
  }
}

export const feature: Feature = {
  name: 'transfer',
  routes,
  officeRoutes,
  jobs,
  outside,
  timelines: [transferTimeline],
  checks: transferChecks,
  comparisons: { games: compareTotals },
  schema: [schema, recordSchema, unitSchema],
};
