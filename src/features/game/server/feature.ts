import type { Feature } from '#server/features/feature.ts';
import { personal } from './schema/personal-data-table.ts';
import { jobs, officeRoutes, routes } from './routes.ts';
import { schema } from './schema/schema.ts';
import { settings } from './settings.ts';

export const feature: Feature = { name: 'game', routes, officeRoutes, jobs, settings, schema: [schema], personal };
