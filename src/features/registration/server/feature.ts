import type { Feature } from '#server/features/feature.ts';
import { jobs, routes } from './routes.ts';
import { schema } from './schema/schema.ts';

export const feature: Feature = { name: 'registration', routes, jobs, schema: [schema] };
