import { followDeposit } from '#conditions/follow-deposit.ts';
import type { Feature } from '#server/features/feature.ts';
import { grantTimelines } from './grant-timelines.ts';
import { officeRoutes, routes } from './routes.ts';

export const feature: Feature = {
  name: 'bonus',
  routes,
  officeRoutes,
  afterDeposit: { follow: followDeposit },
  timelines: grantTimelines,
};
