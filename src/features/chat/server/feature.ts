import type { Feature } from '#server/features/feature.ts';
import { personal } from './personal-data-table.ts';
import { forgetChats, officeRoutes, routes } from './routes.ts';
import { schema } from './schema/schema.ts';

export const feature: Feature = {
  name: 'chat',
  routes,
  officeRoutes,
  jobs: [forgetChats],
  schema: [schema],
  personal,
};
