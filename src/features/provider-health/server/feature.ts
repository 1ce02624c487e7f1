import type { Feature } from '#server/features/feature.ts';
import { jobs, providerRoutes } from './routes.ts';

export const feature: Feature = {
  name: 'provider-health',
  officeRoutes: ({ outsideKinds }) => providerRoutes(outsideKinds),
  jobs,
};
