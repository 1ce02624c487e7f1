import type { Feature } from '#server/features/feature.ts';
import { routes } from './routes.ts';
import { schema } from './schema/schema.ts';
import { settings } from './settings.ts';
import { pageStyle } from './theme.ts';

export const feature: Feature = { name: 'content', routes, settings, schema: [schema], pageStyle };
