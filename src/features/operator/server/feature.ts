import type { Feature } from '#server/features/feature.ts';
import { officeRoutes } from './routes.ts';

export const feature: Feature = { name: 'operator', officeRoutes };
