import type { FastifyBaseLogger } from 'fastify';
import type { StaffRole } from '#contract/staff-roles.ts';
import type { MoveBatcher } from '#ledger';
import type { KnownSetting } from './operator/known-setting.ts';
import type { Providers } from './outside/providers.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Handles } from './start/open-handles.ts';
import type { Settings } from './settings.ts';

export type CallLanguage = 'th' | 'lo' | 'en';

export interface Visitor {
  readonly kind: 'visitor';
}
export interface Member {
  readonly kind: 'member';
  readonly memberId: string;
  readonly sessionId: string;
}
export type Session = Omit<Member, 'kind'>;
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

// Identifies the owner of a token for the gate; the feature that owns logins provides it. Each refuses an unknown
// token.
export interface Actors {
  memberOfToken(context: Context, token: string): Promise<Member>;
  // Those of the sessions that could still make calls.
  openSessions(context: Context, sessions: readonly Session[]): Promise<ReadonlySet<string>>;
  // isBackground: the screen sent the call automatically, no person did.
  staffOfToken(context: Context, token: string, isBackground: boolean): Promise<Staff>;
  // Whether the caller knows the password of the session.
  staffPasswordIsRight(context: Context, call: Call, password: string): Promise<boolean>;
}

export interface Deposit {
  readonly operationId: string;
  readonly amount: bigint;
}

// What a feature does with each deposit, in the transaction that credits it. `work` is that of transaction-on.ts, which
// imports this file.
export interface DepositFollower {
  follow(work: { readonly memberId: string }, deposit: Deposit, context: Context): Promise<void>;
}

// What the whole process shares. Time and ids come from here, so that tests can control them.
export interface Context extends Handles {
  readonly settings: Settings;
  readonly batcher: MoveBatcher;
  readonly providers: Providers;
  readonly actors: Actors;
  readonly pictures: Pictures;
  readonly depositFollowers: readonly DepositFollower[];
  // Every setting that the features and the shell declare.
  readonly operatorSettings: readonly KnownSetting[];
  // Ends connections that stay open, before the process waits for its calls.
  readonly ending: AbortController;
  readonly log: FastifyBaseLogger;
  now(): Date;
  newId(): string;
}

// The file of a call that takes one (#contract/endpoint.ts): more than zero bytes, within its limit, unread.
export interface SentFile {
  // Where it lies until the call has ended.
  readonly path: string;
  readonly size: number;
  // SHA-256 in hexadecimal; part of what a repeated key is compared by.
  readonly digest: string;
}

// One request, once its actor is known and its question is read.
export interface Call<Question = unknown> {
  readonly actor: Actor;
  readonly question: Question;
  // Only of a call that takes one.
  readonly file?: SentFile;
  readonly route: string;
  readonly requestId: string;
  readonly address: string;
  // The key by which tries and codes of an address are counted, see network-of.ts.
  readonly network: string;
  // The browser, if it identifies itself, see device-of.ts.
  readonly device: string | null;
  // The language of the caller's app, if it names one.
  readonly language?: CallLanguage;
  // The token of the one-time code with which that browser verified a phone.
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

// Who did what by this call, as the audit chain keeps it.
export const originOf = (call: Call) => ({
  actor: call.actor,
  act: call.route,
  requestId: call.requestId,
  address: call.address,
});

// The response: a status and an encoded body.
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}
