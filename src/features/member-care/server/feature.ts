import type { Feature } from '#server/features/feature.ts';
import { careRoutes, routes } from './routes.ts';
import { conditionSchema, schema } from './schema/schema.ts';

export const feature: Feature = {
  name: 'member-care',
  routes,
  officeRoutes: ({ personalData }) => careRoutes(personalData),
  schema: [schema, conditionSchema],
};
