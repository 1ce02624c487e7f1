import {
  jobs as authJobs,
  officeRoutes as authOfficeRoutes,
  routes as authRoutes,
} from '#features/auth/server/routes.ts';
import { depositChecks } from '#features/deposit/server/deposit-checks.ts';
import {
  hooks as depositHooks,
  jobs as depositJobs,
  officeRoutes as depositOfficeRoutes,
  routes as depositRoutes,
} from '#features/deposit/server/routes.ts';
import { deskRoutes } from '#features/desk/server/routes.ts';
import {
  jobs as gameJobs,
  officeRoutes as gameOfficeRoutes,
  routes as gameRoutes,
} from '#features/game/server/routes.ts';
import { routes as lookupRoutes } from '#features/lookup/server/routes.ts';
import {
  officeRoutes as memberCareOfficeRoutes,
  routes as memberCareRoutes,
} from '#features/member-care/server/routes.ts';
import { officeRoutes as operatorOfficeRoutes } from '#features/operator/server/routes.ts';
import { routes as profileRoutes } from '#features/profile/server/routes.ts';
import { jobs as registrationJobs, routes as registrationRoutes } from '#features/registration/server/routes.ts';
import { routes as statementRoutes } from '#features/statement/server/routes.ts';
import { transferChecks } from '#features/transfer/server/transfer-checks.ts';
import {
  jobs as transferJobs,
  outside as transferOutside,
  routes as transferRoutes,
} from '#features/transfer/server/routes.ts';
import { routes as walletRoutes } from '#features/wallet/server/routes.ts';
import {
  jobs as withdrawJobs,
  officeRoutes as withdrawOfficeRoutes,
  outside as withdrawOutside,
  routes as withdrawRoutes,
} from '#features/withdraw/server/routes.ts';
import { withdrawalChecks } from '#features/withdraw/server/withdrawal-checks.ts';
import type { LedgerCheck } from '#ledger';
import { auditChecks } from './records/audit-chain.ts';
import type { Hook } from './hooks.ts';
import type { Job } from './jobs/job.ts';
import type { OutsideKind } from './outside/outside-kind.ts';
import type { Route } from './route.ts';

// Every call the member's origin answers. A feature's calls are declared in its contract.ts and bound in its routes.ts.
export const memberRoutes: readonly Route[] = [
  ...authRoutes,
  ...registrationRoutes,
  ...profileRoutes,
  ...memberCareRoutes,
  ...lookupRoutes,
  ...walletRoutes,
  ...depositRoutes,
  ...gameRoutes,
  ...transferRoutes,
  ...statementRoutes,
  ...withdrawRoutes,
];

// Work that involves an outside party, as the desk lists and ends it.
export const outsideKinds: readonly OutsideKind[] = [...withdrawOutside, ...transferOutside];

// Every call of the back office, on its own origin.
export const officeRoutes: readonly Route[] = [
  ...authOfficeRoutes,
  ...depositOfficeRoutes,
  ...operatorOfficeRoutes,
  ...gameOfficeRoutes,
  ...withdrawOfficeRoutes,
  ...memberCareOfficeRoutes,
  ...deskRoutes(outsideKinds),
];

// Notices from banks and gateways.
export const hooks: readonly Hook[] = [...depositHooks];

// What runs by itself: open work that is due.
export const jobs: readonly Job[] = [
  ...authJobs,
  ...registrationJobs,
  ...depositJobs,
  ...transferJobs,
  ...gameJobs,
  ...withdrawJobs,
];

// What the features' own states and the audit chains must say of the books; proved together with the ledger's invariants.
export const ledgerChecks: readonly LedgerCheck[] = [
  ...depositChecks,
  ...transferChecks,
  ...withdrawalChecks,
  ...auditChecks,
];
