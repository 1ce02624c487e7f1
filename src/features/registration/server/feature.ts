import type { Feature } from '#server/features/feature.ts';
import { personal } from './schema/personal-data-table.ts';
import { jobs, routes } from './routes.ts';
import { schema } from './schema/schema.ts';
import { settings } from './settings.ts';

export const feature: Feature = { name: 'registration', routes, jobs, settings, schema: [schema], personal };
