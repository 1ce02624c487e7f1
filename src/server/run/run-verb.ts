import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { throughLostConnections } from '#database/through-lost-connections.ts';
import type { Call, Context } from '../context.ts';
import { fingerprintOf, keepAnswer, keyOfCall, takeKey, type KeyUse, type KeptAnswer } from '../records/idempotency.ts';
import { Refusal, refuse } from '../refuse.ts';
import { transactionOn, type TransactionPlan, type Work } from '../transaction-on.ts';

// The response: a status and an encoded body.
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

export const encodeAnswer = (call: Endpoint, answer: unknown): unknown => z.encode(call.answer, answer);

export const keyUseOf = (context: Context, call: Call, memberId: string): KeyUse => {
  const operationId = context.newId();
  return {
    memberId,
    key: keyOfCall(call),
    fingerprint: fingerprintOf(call),
    operationId,
    at: context.now(),
  };
};

export const originOf = (call: Call) => ({
  actor: call.actor,
  act: call.route,
  requestId: call.requestId,
  address: call.address,
});

// A null status: the first request is still in progress. After a minute its process must be dead, see run-steps.ts.
export const replyOfKept = (kept: KeptAnswer): Reply => {
  if (kept.status === null) return refuse('REQUEST_LIMIT', 409);
  return { status: kept.status, body: kept.answer };
};

// Stores a refusal under the key, so that a repeat gets the same answer. If an earlier request stored an answer under
// this key, returns that one.
export const keepRefusal = async (context: Context, keyUse: KeyUse, refusal: Refusal): Promise<KeptAnswer | null> => {
  if (keyUse.key === null) return null;
  return throughLostConnections(() =>
    context.database.transaction(async (sql) => {
      const kept = await takeKey(sql, keyUse);
      if (kept === null) await keepAnswer(sql, keyUse, { status: refusal.status, answer: { message: refusal.code } });
      return kept;
    }),
  );
};

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
    const isKept = error instanceof Refusal && error.code !== 'KEY_INVALID' && error.code !== 'REQUEST_LIMIT';
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
