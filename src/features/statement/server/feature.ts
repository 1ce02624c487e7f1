import type { Feature } from '#server/features/feature.ts';
import { statementRoutes } from './routes.ts';

export const feature: Feature = { name: 'statement', routes: ({ timelines }) => statementRoutes(timelines) };
