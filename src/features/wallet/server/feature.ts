import type { Feature } from '#server/features/feature.ts';
import { routes } from './routes.ts';

export const feature: Feature = { name: 'wallet', routes };
