import type { Feature } from '#server/features/feature.ts';
import { personal } from './schema/personal-data-table.ts';
import { memberOfToken, openSessions } from './member-of-token.ts';
import { jobs, officeRoutes, routes } from './routes.ts';
import { schema } from './schema/schema.ts';
import { sealedSecrets } from './staff/second-factor/sealed-secrets.ts';
import { staffOfToken } from './staff/staff-of-token.ts';
import { staffPasswordIsRight } from './staff/staff-password-is-right.ts';

export const feature: Feature = {
  name: 'auth',
  routes,
  officeRoutes,
  jobs,
  sealed: [sealedSecrets],
  schema: [schema],
  personal,
  actors: { memberOfToken, openSessions, staffOfToken, staffPasswordIsRight },
};
