import { encodeAnswer, type AnswerOf, type Endpoint } from '#contract/endpoint.ts';
import { throughLostConnections } from '#database/through-lost-connections.ts';
import { logFailure } from '../http/log-outage.ts';
import { memberOf, originOf, type Context, type Reply } from '../context.ts';
import { dropKey, keyUseOf, replyOfKept, type KeyUse, type KeptAnswer } from '../records/idempotency.ts';
import { Refusal } from '../refuse.ts';
import { transactionOn } from '../transaction-on.ts';
import type { Asked, Steps, WriteInSteps, Writing } from '../verb.ts';
import { keepAnswerTogether, takeKeyTogether } from './keys-together.ts';

// A call whose first request died between its steps, with the operation that it began.
export type LostSteps<E extends MemberWriting> = Asked<E> & { readonly operationId: string };

type MemberWriting = Writing & { readonly who: 'member' };

interface StepsRun<E extends MemberWriting> {
  readonly endpoint: E;
  readonly verb: WriteInSteps<E>;
  readonly whenLost: (lost: LostSteps<E>) => Promise<AnswerOf<E>>;
  readonly whenLate?: (operationId: string) => AnswerOf<E>;
}

const lostAfterMs = 60_000;

const replyToRepeat = async <E extends MemberWriting>(
  asked: Asked<E>,
  run: StepsRun<E>,
  kept: KeptAnswer,
): Promise<Reply> => {
  const isLost = kept.status === null && asked.context.now().getTime() - kept.createdAt.getTime() > lostAfterMs;
  if (!isLost) return replyOfKept(kept);
  const answer = await run.whenLost({ ...asked, operationId: kept.operationId });
  return { status: 200, body: encodeAnswer(run.endpoint, answer) };
};

// The steps are committed: an answer that cannot be stored is still sent, and a repeat gets the operation's state.
const keep = async (context: Context, keyUse: KeyUse, { status, body }: Reply): Promise<void> => {
  try {
    await keepAnswerTogether(context, keyUse, { status, answer: body });
  } catch (error) {
    const about = { operationId: keyUse.operationId };
    logFailure(context.log, error, { about, text: 'an answer could not be kept' });
  }
};

interface UnderKey {
  readonly keepReply: (reply: Reply) => Promise<void>;
  // Deletes the key, unless something was begun under it.
  readonly forget: () => Promise<boolean>;
}

const cannotBegin: readonly string[] = ['REQUEST_LIMIT', 'SERVICE_UNAVAILABLE'];

const runUnderKey = async (
  endpoint: Endpoint,
  verb: () => Promise<unknown>,
  { keepReply, forget }: UnderKey,
): Promise<Reply> => {
  try {
    const reply = { status: 200, body: encodeAnswer(endpoint, await verb()) };
    await keepReply(reply);
    return reply;
  } catch (error) {
    // A refusal because of too many requests says nothing about the next try, nor does a provider that did not answer: the
    // key is deleted, so that the same press can be repeated.
    const isForgotten = error instanceof Refusal && cannotBegin.includes(error.code) && (await forget());
    if (error instanceof Refusal && !isForgotten)
      await keepReply({ status: error.status, body: { message: error.code } });
    throw error;
  }
};

// Only reserved work is answered as in progress: while the first transaction waits for a lost database, the outcome of
// the call is unknown, and its repeat gets the outcome.
const withinTime = async (context: Context, work: Promise<Reply>, late: () => Reply | null): Promise<Reply> => {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const timer = setTimeout(() => {
    const reply = late();
    if (reply === null) reject(new Refusal('SERVICE_UNAVAILABLE'));
    else resolve(reply);
    work.catch((error: unknown) => {
      if (!(error instanceof Refusal))
        logFailure(context.log, error, { about: {}, text: 'steps failed after their answer was given' });
    });
  }, context.settings.ANSWER_WITHIN_MS);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};

export const runSteps = async <E extends MemberWriting>(asked: Asked<E>, run: StepsRun<E>): Promise<Reply> => {
  const { context, call } = asked;
  const { memberId } = memberOf(call);
  const keyUse = keyUseOf(context, call, memberId);
  // Without a request key no answer is stored: it may be a link that opens an account.
  const isKept = run.endpoint.effect === 'keyed' && keyUse.key !== null;
  const kept = isKept ? await takeKeyTogether(context, keyUse) : null;
  if (kept !== null) return replyToRepeat(asked, run, kept);
  const plan = { memberId, operationId: keyUse.operationId, origin: originOf(call) };
  let hasBegun = false;
  const steps: Steps = {
    memberId,
    operationId: keyUse.operationId,
    beganAt: keyUse.at,
    inTransaction: async (verb) => {
      const result = await transactionOn(context, plan, verb);
      hasBegun ||= result !== null;
      return result;
    },
  };
  const keepReply = (reply: Reply) => (isKept ? keep(context, keyUse, reply) : Promise.resolve());
  const forget = async () => {
    if (isKept && !hasBegun) await throughLostConnections(() => dropKey(context.database, keyUse));
    return !hasBegun;
  };
  const work = runUnderKey(run.endpoint, () => run.verb({ ...asked, steps }), { keepReply, forget });
  const { whenLate } = run;
  if (whenLate === undefined) return work;
  return withinTime(context, work, () =>
    hasBegun ? { status: 200, body: encodeAnswer(run.endpoint, whenLate(keyUse.operationId)) } : null,
  );
};
