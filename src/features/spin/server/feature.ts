import type { Feature } from '#server/features/feature.ts';
import { earnCoins } from './earn-coins.ts';
import { routes } from './routes.ts';
import { personal } from './schema/personal-data-table.ts';
import { schema } from './schema/schema.ts';
import { sealedSeeds } from './seed-of.ts';
import { settings } from './settings.ts';
import { spinChecks } from './spin-checks.ts';

export const feature: Feature = {
  name: 'spin',
  routes,
  afterDeposit: earnCoins,
  checks: spinChecks,
  settings,
  sealed: [sealedSeeds],
  schema: [schema],
  personal,
};
