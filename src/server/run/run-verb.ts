import { encodeAnswer, type Endpoint } from '#contract/endpoint.ts';
import { originOf, type Call, type Context, type Reply } from '../context.ts';
import { keepAnswer, keepRefusal, keyUseOf, replyOfKept, takeKey, type KeyUse } from '../records/idempotency.ts';
import { Refusal } from '../refuse.ts';
import { transactionOn, type TransactionPlan, type Work } from '../transaction-on.ts';

interface Pressed {
  readonly context: Context;
  readonly call: Call;
}

interface VerbRun {
  readonly endpoint: Endpoint;
  // The member the act is on: the caller or, for staff, the owner of the object.
  readonly memberId: string;
  readonly verb: (work: Work) => Promise<unknown>;
}

const runUnderKey = ({ context, call }: Pressed, keyUse: KeyUse, run: VerbRun) => {
  const plan: TransactionPlan = { memberId: run.memberId, operationId: keyUse.operationId, origin: originOf(call) };
  return transactionOn(context, plan, async (work): Promise<Reply> => {
    const kept = await takeKey(work.sql, keyUse);
    if (kept !== null) return replyOfKept(kept);
    const body = encodeAnswer(run.endpoint, await run.verb(work));
    await keepAnswer(work.sql, keyUse, { status: 200, answer: body });
    return { status: 200, body };
  });
};

const runKeyed = async (pressed: Pressed, run: VerbRun): Promise<Reply> => {
  const { context, call } = pressed;
  const keyUse = keyUseOf(context, call, run.memberId);
  try {
    return await runUnderKey(pressed, keyUse, run);
  } catch (error) {
    const isKept = error instanceof Refusal && error.code !== 'KEY_INVALID';
    const first = isKept ? await keepRefusal(context, keyUse, error) : null;
    if (first === null) throw error;
    return replyOfKept(first);
  }
};

// The one path of a write: actor, key, question, then one transaction on one member, then the answer.
export const runVerb = async (pressed: Pressed, run: VerbRun): Promise<Reply> => {
  const { context, call } = pressed;
  if (run.endpoint.effect === 'keyed') return runKeyed(pressed, run);
  const plan: TransactionPlan = { memberId: run.memberId, operationId: context.newId(), origin: originOf(call) };
  const answer = await transactionOn(context, plan, run.verb);
  return { status: 200, body: encodeAnswer(run.endpoint, answer) };
};
