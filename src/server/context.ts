import type { FastifyBaseLogger } from 'fastify';
import type { StaffRole } from '#contract/staff-roles.ts';
import type { MoveBatcher } from '#ledger';
import type { KnownSetting } from './operator/known-setting.ts';
import type { Providers } from './outside/providers.ts';
import type { Handles } from './start/open-handles.ts';
import type { Settings } from './settings.ts';

export interface Visitor {
  readonly kind: 'visitor';
}
export interface Member {
  readonly kind: 'member';
  readonly memberId: string;
  readonly sessionId: string;
}
export interface Staff {
  readonly kind: 'staff';
  readonly staffId: string;
  // Two logins of one person are one person: rules about two people compare this, never the login.
  readonly personId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly role: StaffRole;
}
export type Actor = Visitor | Member | Staff;

// Who somebody is, as the feature that owns logins answers it for the gate. Each refuses a token that is nobody's.
export interface Actors {
  memberOfToken(context: Context, token: string): Promise<Member>;
  // isByItself: a screen asks, no person does.
  staffOfToken(context: Context, token: string, isByItself: boolean): Promise<Staff>;
  // Whether whoever makes the call knows the password of its session.
  staffPasswordIsRight(context: Context, call: Call, password: string): Promise<boolean>;
}

// What the whole process shares. Time and ids come from here, so that tests can set them.
export interface Context extends Handles {
  readonly settings: Settings;
  readonly batcher: MoveBatcher;
  readonly providers: Providers;
  readonly actors: Actors;
  // Every setting that the features and the shell declare.
  readonly operatorSettings: readonly KnownSetting[];
  readonly log: FastifyBaseLogger;
  now(): Date;
  newId(): string;
}

// One request, once its actor is known and its question is read.
export interface Call<Question = unknown> {
  readonly actor: Actor;
  readonly question: Question;
  readonly route: string;
  readonly requestId: string;
  readonly address: string;
  // What tries and codes of an address are counted by, see network-of.ts.
  readonly network: string;
  // The browser, where it says which it is, see device-of.ts.
  readonly device: string | null;
  // Of the one-time code with which that browser says it verified a phone.
  readonly otpToken: string | null;
  readonly idempotencyKey: string | null;
}

export const memberOf = (call: Call): Member => {
  if (call.actor.kind !== 'member') throw new Error(`${call.route} reached its verb without a member`);
  return call.actor;
};

export const staffOf = (call: Call): Staff => {
  if (call.actor.kind !== 'staff') throw new Error(`${call.route} reached its verb without staff`);
  return call.actor;
};
