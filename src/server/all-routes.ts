import type { Hook } from './hooks.ts';
import type { Job } from './jobs/job.ts';
import type { Route } from './route.ts';

// Every call the member's origin answers. A feature's calls are declared in its contract.ts and bound in its routes.ts.
export const memberRoutes: readonly Route[] = [];

// Every call of the back office, on its own origin.
export const officeRoutes: readonly Route[] = [];

// Notices from banks and gateways.
export const hooks: readonly Hook[] = [];

// What runs by itself: open work that is due.
export const jobs: readonly Job[] = [];
