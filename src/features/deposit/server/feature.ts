import type { Feature } from '#server/features/feature.ts';
import { personal } from './schema/personal-data-table.ts';
import { compareBanks } from './prove/compare-banks.ts';
import { depositChecks } from './deposit-checks.ts';
import { depositTimelines } from './receipts/deposit-timelines.ts';
import { hooks, jobs, officeRoutes, routes } from './routes.ts';
import {
  gatewaySchema,
  joinedSchema,
  unshownSchema,
  laoSchema,
  matchSchema,
  ownQrSchema,
  payoutSchema,
  schema,
  timelineSchema,
} from './schema/schema.ts';
import { settings } from './settings.ts';

declare module '#server/records/outbox.ts' {
  interface Topics {
    readonly 'qr-paid': true;
  }
}

export const feature: Feature = {
  name: 'deposit',
  routes,
  officeRoutes,
  hooks,
  jobs,
  timelines: depositTimelines,
  checks: depositChecks,
  comparisons: { banks: compareBanks },
  settings,
  schema: [
    schema,
    gatewaySchema,
    matchSchema,
    laoSchema,
    ownQrSchema,
    timelineSchema,
    joinedSchema,
    unshownSchema,
    payoutSchema,
  ],
  personal,
};
