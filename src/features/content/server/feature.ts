import type { Feature } from '#server/features/feature.ts';
import { routes } from './routes.ts';
import { settings } from './settings.ts';

export const feature: Feature = { name: 'content', routes, settings };
