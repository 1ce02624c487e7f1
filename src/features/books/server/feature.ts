import type { Feature } from '#server/features/feature.ts';
import { booksRoutes } from './routes.ts';

export const feature: Feature = {
  name: 'books',
  officeRoutes: ({ comparisons }) => booksRoutes(comparisons),
};
