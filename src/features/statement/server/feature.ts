import type { Feature } from '#server/features/feature.ts';
import { statementOfficeRoutes, statementRoutes } from './routes.ts';

export const feature: Feature = {
  name: 'statement',
  routes: ({ timelines }) => statementRoutes(timelines),
  officeRoutes: ({ timelines }) => statementOfficeRoutes(timelines),
};
