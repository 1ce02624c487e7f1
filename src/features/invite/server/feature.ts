import type { Feature } from '#server/features/feature.ts';
import { inviteChecks } from './invite-checks.ts';
import { readFriends } from './read-friends.ts';
import { routes } from './routes.ts';
import { schema } from './schema/schema.ts';

export const feature: Feature = {
  name: 'invite',
  routes,
  jobs: [readFriends],
  checks: inviteChecks,
  schema: [schema],
};
