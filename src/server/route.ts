import type { AnswerOf, Endpoint, QuestionOf } from '#contract/endpoint.ts';
import type { Call, Context } from './context.ts';
import { runSteps, type StepsRun } from './run-steps.ts';
import { encodeAnswer, runMemberVerb, runVerb, type Reply, type VerbRun } from './run-verb.ts';

// A declared call bound to what answers it. Only these can be registered, so no call exists without a declaration.
export interface Route {
  readonly endpoint: Endpoint;
  readonly answer: (context: Context, call: Call) => Promise<Reply>;
}

type Ask<E extends Endpoint> = Call<QuestionOf<E>>;

const bind = <E extends Endpoint>(endpoint: E, answer: (context: Context, call: Ask<E>) => Promise<Reply>): Route => ({
  endpoint,
  answer: (context, call) => answer(context, call as Ask<E>),
});

// By what a call says it does: no read is bound as a write, and no write as a read.
export type Reading = Endpoint & { readonly effect: 'read' };
export type Writing = Endpoint & { readonly effect: 'write' | 'claim' };

// A call that changes nothing.
export const reads = <E extends Reading>(
  endpoint: E,
  read: (context: Context, call: Ask<E>) => Promise<AnswerOf<E>>,
): Route =>
  bind(endpoint, async (context, call) => ({ status: 200, body: encodeAnswer(endpoint, await read(context, call)) }));

// A write on no member's money and under no member's lock, such as a login or a one-time code.
export const acts = <E extends Writing>(
  endpoint: E,
  act: (context: Context, call: Ask<E>) => Promise<AnswerOf<E>>,
): Route =>
  bind(endpoint, async (context, call) => ({ status: 200, body: encodeAnswer(endpoint, await act(context, call)) }));

// A member changes something of their own in one transaction.
export const writes = <E extends Writing>(endpoint: E, verb: VerbRun<E>['verb']): Route =>
  bind(endpoint, (context, call) => runMemberVerb(context, call, { endpoint, verb }));

// Staff change something of a member; `memberId` finds out whose it is. `verb` may read what it needs before the
// transaction begins, such as the operator's settings.
export const writesOnMember = <E extends Writing>(
  endpoint: E,
  run: {
    memberId: (context: Context, call: Ask<E>) => Promise<string>;
    verb: (call: Ask<E>, context: Context) => VerbRun<E>['verb'] | Promise<VerbRun<E>['verb']>;
  },
): Route =>
  bind(endpoint, async (context, call) =>
    runVerb(context, call, {
      endpoint,
      memberId: await run.memberId(context, call),
      verb: await run.verb(call, context),
    }),
  );

// A write that asks an outside party between its transactions.
export const writesInSteps = <E extends Writing>(endpoint: E, run: Omit<StepsRun<E>, 'endpoint'>): Route =>
  bind(endpoint, (context, call) => runSteps(context, call, { ...run, endpoint }));

// A write with a way of its own to the same records, such as the batched withdrawal.
export const repliesTo = <E extends Writing>(
  endpoint: E,
  answer: (context: Context, call: Ask<E>) => Promise<Reply>,
): Route => bind(endpoint, answer);
