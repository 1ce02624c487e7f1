import type { Feature } from '#server/features/feature.ts';
import { depositChecks } from './deposit-checks.ts';
import { hooks, jobs, officeRoutes, routes } from './routes.ts';
import { schema } from './schema/schema.ts';

export const feature: Feature = {
  name: 'deposit',
  routes,
  officeRoutes,
  hooks,
  jobs,
  checks: depositChecks,
  schema: [schema],
};
