import type { Feature } from '#server/features/feature.ts';
import { slipPictures } from './open-picture.ts';
import { jobs, officeRoutes, routes } from './routes.ts';
import { personal } from './schema/personal-data-table.ts';
import { aloneSchema, proofAboveSchema, proofSchema, schema, senderSchema } from './schema/schema.ts';
import { settings } from './settings.ts';
import { slipChecks } from './slip-checks.ts';
import { slipMetrics } from './slip-metrics.ts';
import { slipTimeline } from './slip-timeline.ts';

declare module '#server/records/outbox.ts' {
  interface Topics {
    readonly slip: true;
  }
}

export const feature: Feature = {
  name: 'slip',
  routes,
  officeRoutes,
  pictures: [slipPictures],
  jobs,
  timelines: [slipTimeline],
  checks: slipChecks,
  metrics: slipMetrics,
  settings,
  schema: [schema, proofSchema, proofAboveSchema, senderSchema, aloneSchema],
  personal,
};
