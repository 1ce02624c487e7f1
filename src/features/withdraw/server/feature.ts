import type { Feature } from '#server/features/feature.ts';
import { personal } from './schema/personal-data-table.ts';
import { jobs, officeRoutes, outside, routes } from './routes.ts';
import { returnSchema, schema } from './schema/schema.ts';
import { settings } from './settings.ts';
import { withdrawalChecks } from './withdrawal-checks.ts';
import { returnTimeline, withdrawalTimeline } from './withdrawal-timeline.ts';

declare module '#server/records/outbox.ts' {
  interface Topics {
    readonly withdrawal: true;
  }
}

export const feature: Feature = {
  name: 'withdraw',
  routes,
  officeRoutes,
  jobs,
  outside,
  timelines: [withdrawalTimeline, returnTimeline],
  checks: withdrawalChecks,
  settings,
  schema: [schema, returnSchema],
  personal,
};
