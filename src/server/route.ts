import { encodeAnswer, type AnswerOf, type Endpoint } from '#contract/endpoint.ts';
import type { Sql } from '#database/database.ts';
import type { Actor, Call, Context, Reply } from './context.ts';
import { isLoginSuspended } from './records/staff-persons-table.ts';
import { refuse, refuseToken } from './refuse.ts';
import { requireFreshPassword, type PasswordRequest } from './http/require-fresh-password.ts';
import { replyToMove } from './run/reply-to-move.ts';
import { runSteps, type LostSteps } from './run/run-steps.ts';
import { runVerb } from './run/run-verb.ts';
import type { Act, Asked, Read, Reading, Write, WriteByMove, WriteInSteps, Writing } from './verb.ts';

// A declared call bound to its verb. Only these can be registered, so no call exists without a declaration.
export interface Route {
  readonly endpoint: Endpoint;
  readonly answer: (context: Context, call: Call) => Promise<Reply>;
}

// Runs before the verb, outside its transaction; its result is the verb's `prepared`.
interface Before<E extends Endpoint, Prepared> {
  readonly before: (asked: Asked<E>) => Prepared | Promise<Prepared>;
}
type MaybeBefore<E extends Endpoint, Prepared> = [Prepared] extends [void]
  ? Partial<Before<E, Prepared>>
  : Before<E, Prepared>;

// Finds the member a write is on: by default the member who makes the call.
interface On<E extends Endpoint> {
  readonly on: (asked: Asked<E>) => string | Promise<string>;
}
type MaybeOn<E extends Endpoint> = E['who'] extends 'member' ? Partial<On<E>> : On<E>;

// Runs after the answer of a write, in other books or caches. If it fails, the write still stands.
interface After<E extends Endpoint> {
  readonly after?: (asked: Asked<E>) => void | Promise<void>;
}

type Optional<Options> = object extends Options ? [options?: Options] : [options: Options];

// The gate has let in only the callers that the declaration names.
const askedOf = <E extends Endpoint>(context: Context, call: Call): Asked<E> => {
  const { actor, question } = call;
  const caller = actor.kind === 'visitor' ? {} : { [actor.kind]: actor };
  const picture = call.file === undefined ? {} : { file: call.file };
  return { context, call, question, refuse, ...caller, ...picture } as unknown as Asked<E>;
};

const bind = <E extends Endpoint>(endpoint: E, answer: (asked: Asked<E>) => Promise<Reply>): Route => ({
  endpoint,
  answer: (context, call) => answer(askedOf<E>(context, call)),
});

// A person of the staff who types the password again is proven to be the one who logged in, before anything else is done.
const provePerson = async <E extends Endpoint>({ who, question }: E, asked: Asked<E>): Promise<void> => {
  if (who === 'staff' && 'password' in question) await requireFreshPassword(asked as unknown as PasswordRequest);
};

// A person of the staff may have been suspended while the call waited for its member.
const requireStillActive = async (actor: Actor, sql: Sql): Promise<void> => {
  if (actor.kind === 'staff' && (await isLoginSuspended(sql, actor.staffId))) refuseToken('INACTIVE_USER');
};

const answers = <E extends Endpoint, Prepared>(
  endpoint: E,
  verb: (asked: Asked<E> & { readonly prepared: Prepared }) => Promise<AnswerOf<E>>,
  { before }: Partial<Before<E, Prepared>>,
): Route =>
  bind(endpoint, async (asked) => {
    await provePerson(endpoint, asked);
    const prepared = (await before?.(asked)) as Prepared;
    return { status: 200, body: encodeAnswer(endpoint, await verb({ ...asked, prepared })) };
  });

// A call that changes nothing.
export const reads = <E extends Reading, Prepared = void>(
  endpoint: E,
  verb: Read<E, Prepared>,
  ...[options]: Optional<MaybeBefore<E, Prepared>>
): Route => answers(endpoint, verb, options ?? {});

// A write that touches no member's money and takes no member's lock, such as a login or a one-time code.
export const acts = <E extends Writing, Prepared = void>(
  endpoint: E,
  verb: Act<E, Prepared>,
  ...[options]: Optional<MaybeBefore<E, Prepared>>
): Route => answers(endpoint, verb, options ?? {});

// One transaction on one member: the caller, or whom `on` finds, for staff the owner of the object.
export const writes = <E extends Writing, Prepared = void>(
  endpoint: E,
  verb: Write<E, Prepared>,
  ...[options]: Optional<MaybeOn<E> & MaybeBefore<E, Prepared> & After<E>>
): Route =>
  bind(endpoint, async (asked) => {
    const { on, before, after } = (options ?? {}) as Partial<On<E> & Before<E, Prepared>> & After<E>;
    const own = asked.call.actor.kind === 'member' ? asked.call.actor.memberId : null;
    const memberId = (await on?.(asked)) ?? own;
    if (memberId === null) throw new Error(`${endpoint.at} reached its verb without a member`);
    await provePerson(endpoint, asked);
    const prepared = (await before?.(asked)) as Prepared;
    const reply = await runVerb(asked, {
      endpoint,
      memberId,
      verb: async (work) => {
        await requireStillActive(asked.call.actor, work.sql);
        return verb({ ...asked, work, prepared });
      },
    });
    await after?.(asked);
    return reply;
  });

type MemberWriting = Writing & { readonly who: 'member' };

// A member's write that calls a provider between its transactions.
export const writesInSteps = <E extends MemberWriting>(
  endpoint: E,
  verb: WriteInSteps<E>,
  repeats: {
    // The answer to a repeat whose first call died between its steps; reads the operation's state.
    readonly whenLost: (lost: LostSteps<E>) => Promise<AnswerOf<E>>;
    // The answer if the steps take longer than a member waits. They continue, and a repeat gets their own answer.
    readonly whenLate?: (operationId: string) => AnswerOf<E>;
  },
): Route => bind(endpoint, (asked) => runSteps(asked, { ...repeats, endpoint, verb }));

// A member's write that is one move with its records, batched with those of others.
export const writesByMove = <E extends MemberWriting>(endpoint: E, verb: WriteByMove<E>): Route =>
  bind(endpoint, (asked) =>
    replyToMove(asked.context, asked.call, { endpoint, plan: (basis) => verb({ ...asked, ...basis }) }),
  );
