import type { Feature } from '#server/features/feature.ts';
import { pageData } from './page-data.ts';
import { routes } from './routes.ts';
import { schema } from './schema/schema.ts';
import { settings } from './settings.ts';

export const feature: Feature = { name: 'lookup', routes, settings, pageData, schema: [schema] };
