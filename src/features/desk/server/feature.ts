import type { Feature } from '#server/features/feature.ts';
import { deskRoutes } from './routes.ts';

export const feature: Feature = { name: 'desk', officeRoutes: ({ outsideKinds }) => deskRoutes(outsideKinds) };
