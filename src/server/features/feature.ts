import type { Migration } from '#database/schema/migration.ts';
import type { LedgerCheck } from '#ledger';
import type { Actors } from '../context.ts';
import type { Hook } from '../hooks.ts';
import type { Job } from '../jobs/job.ts';
import type { OutsideKind } from '../outside/outside-kind.ts';
import type { Setting } from '../operator/setting.ts';
import type { PersonalData } from '#database/schema/personal-data.ts';
import type { Route } from '../route.ts';

// What calls of the back office may go over, whatever feature it comes from.
export interface OfEveryFeature {
  readonly outsideKinds: readonly OutsideKind[];
  readonly personalData: readonly PersonalData[];
}

// What one feature brings to the server, in its server/feature.ts. Whatever the server has of these is composed from
// the list in all-features.ts and from nowhere else.
export interface Feature {
  readonly name: string;
  // Calls of the member's origin, and of the back office.
  readonly routes?: readonly Route[];
  readonly officeRoutes?: readonly Route[] | ((all: OfEveryFeature) => readonly Route[]);
  // Notices from banks and gateways.
  readonly hooks?: readonly Hook[];
  // What runs by itself: open work that is due.
  readonly jobs?: readonly Job[];
  // Work that involves an outside party, as the desk lists and ends it.
  readonly outside?: readonly OutsideKind[];
  // What the feature's own state must say of the books; proved together with the ledger's invariants.
  readonly checks?: readonly LedgerCheck[];
  // What the operator sets of it.
  readonly settings?: readonly Setting[];
  // The feature's tables: each migration names those it makes, and they belong to the feature.
  readonly schema?: readonly Migration[];
  // What it keeps of a member as a person.
  readonly personal?: PersonalData;
  // Whose a token is. One feature alone answers this.
  readonly actors?: Actors;
}
