import type { AnswerOf, Endpoint, QuestionOf, RefusalOf } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/refusal-codes.ts';
import type { Call, Context, Member, SentFile, Staff } from './context.ts';
import type { RefusalDetail } from './refuse.ts';
import type { MovePlan } from './run/reply-to-move.ts';
import type { Work } from './transaction-on.ts';

// The one shape of a verb: takes an argument of named fields, returns the call's answer. A verb gets only the refusals
// its call declares, and the person the call is for. How it is bound decides which fields it has (route.ts).

// Ends a verb with one of these codes and rolls back its transaction. A helper that refuses takes it as a parameter
// typed by its codes, so that the compiler checks that each call that uses the helper declares them.
export type Refuse<Code extends RefusalCode> = (code: Code, detail?: RefusalDetail) => never;

// Checks the call's effect: no read is bound as a write, and no write as a read.
export type Reading = Endpoint & { readonly effect: 'read' };
export type Writing = Endpoint & { readonly effect: 'write' | 'keyed' };

interface CallerBy {
  readonly anyone: unknown;
  readonly either: unknown;
  readonly member: { readonly member: Member };
  readonly staff: { readonly staff: Staff };
}

// What a helper that refuses needs; every verb's argument has it.
export interface Refusing<Code extends RefusalCode> {
  readonly context: Context;
  readonly refuse: Refuse<Code>;
}

export interface Asking<Code extends RefusalCode> extends Refusing<Code> {
  readonly call: Call;
}

// For a call of a member.
export interface MemberAsking<Code extends RefusalCode> extends Asking<Code> {
  readonly member: Member;
}

// For a call of staff.
export interface StaffAsking<Code extends RefusalCode> extends Asking<Code> {
  readonly staff: Staff;
}

// For a verb within its transaction.
export interface Working<Code extends RefusalCode> extends Asking<Code> {
  readonly work: Work;
}

// Only a call that takes a file has one.
type FileOf<E extends Endpoint> = null extends E['takesFile'] ? unknown : { readonly file: SentFile };

export type Asked<E extends Endpoint> = Asking<RefusalOf<E>> &
  CallerBy[E['who']] &
  FileOf<E> & { readonly call: Call<QuestionOf<E>>; readonly question: QuestionOf<E> };

// Changes nothing.
export type Read<E extends Reading, Prepared = void> = (
  asked: Asked<E> & { readonly prepared: Prepared },
) => Promise<AnswerOf<E>>;

// Changes something without a member's lock, such as a login or a one-time code.
export type Act<E extends Writing, Prepared = void> = (
  asked: Asked<E> & { readonly prepared: Prepared },
) => Promise<AnswerOf<E>>;

// Changes something of one member in one transaction. `prepared` is what was done before it, such as a hashed password.
export type Write<E extends Writing, Prepared = void> = (
  asked: Asked<E> & { readonly work: Work; readonly prepared: Prepared },
) => Promise<AnswerOf<E>>;

export interface Steps {
  readonly memberId: string;
  readonly operationId: string;
  // A minute later a repeat of the call is answered from the state of that moment, so nothing new may begin.
  readonly beganAt: Date;
  // One transaction on the member; any number of them, each committed before the next thing happens. One that returns null
  // has begun nothing.
  inTransaction<Result>(verb: (work: Work) => Promise<Result>): Promise<Result>;
}

// Calls a provider between its transactions: reserve, call, settle or release.
export type WriteInSteps<E extends Writing> = (asked: Asked<E> & { readonly steps: Steps }) => Promise<AnswerOf<E>>;

// A verb in steps, as its helpers see it.
export interface Stepping<Code extends RefusalCode> extends MemberAsking<Code> {
  readonly steps: Steps;
}

// Prepares one move and its records, which share one commit with those of other members.
export type WriteByMove<E extends Writing> = (
  asked: Asked<E> & { readonly operationId: string; readonly now: Date },
) => Promise<MovePlan<AnswerOf<E>>>;
