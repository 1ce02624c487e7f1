import type { Feature } from '#server/features/feature.ts';
import { personal } from './schema/personal-data-table.ts';
import { jobs, officeRoutes, routes } from './routes.ts';
import {
  commonReadingSchema,
  comparisonSchema,
  gamesWithMoneySchema,
  passwordSchema,
  schema,
  silentGamesSchema,
  ticketSchema,
  transferCountSchema,
} from './schema/schema.ts';
import { sealedPasswords } from './passwords/sealed-password.ts';
import { launchLink } from './launch/launch-link.ts';
import { settings } from './settings.ts';

export const feature: Feature = {
  name: 'game',
  routes,
  officeRoutes,
  links: [launchLink],
  jobs,
  settings,
  sealed: [sealedPasswords],
  schema: [
    schema,
    ticketSchema,
    comparisonSchema,
    transferCountSchema,
    gamesWithMoneySchema,
    commonReadingSchema,
    passwordSchema,
    silentGamesSchema,
  ],
  personal,
};
