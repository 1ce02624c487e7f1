import { encodeAnswer, type Endpoint } from '#contract/endpoint.ts';
import type { Move, MoveGuard, MoveRecord } from '#ledger';
import { keepRefusal, keyJson, keyUseOf, keptAnswer, replyOfKept, type KeyUse } from '../records/idempotency.ts';
import { auditJson } from '../records/audit.ts';
import { announcedOf, outboxJson, type OutboxEvent } from '../records/outbox.ts';
import { announcerOf } from '../records/relay/announcer.ts';
import { memberOf, originOf, type Call, type Context, type Reply } from '../context.ts';
import { Refusal, refuse, refuseByGuard } from '../refuse.ts';

// A write that is one move and its records, so that many members can share one commit.
export interface MovePlan<Answer = unknown> {
  readonly move: Move;
  // The rows of the feature's own state.
  readonly records: readonly MoveRecord[];
  // What may forbid the move once the member is locked; the plan itself was made before.
  readonly guards?: readonly MoveGuard[];
  readonly audit: { readonly object: string; readonly detail: Record<string, unknown> };
  readonly event: { readonly topic: OutboxEvent['topic']; readonly detail: Record<string, string> };
  readonly answer: Answer;
}

interface Press {
  readonly call: Call;
  readonly keyUse: KeyUse;
}

interface MoveRun {
  readonly endpoint: Endpoint;
  readonly plan: (basis: { operationId: string; now: Date }) => Promise<MovePlan>;
}

const recordsOf = (context: Context, { call, keyUse }: Press, plan: MovePlan) => {
  const { memberId, operationId, at } = keyUse;
  const audit = { ...originOf(call), memberId, operationId, id: context.newId(), at, ...plan.audit };
  const event = outboxJson({ memberId, at, ...plan.event });
  const row = { ...auditJson(audit), ...event, ...keyJson(keyUse), answer: plan.answer };
  const records: MoveRecord[] = [...plan.records, { writer: 'write_conduct', row }];
  return { records, announced: announcedOf(event) };
};

const outcomeOfFault = async (context: Context, keyUse: KeyUse, fault: unknown): Promise<Reply> => {
  const kept = await keptAnswer(context.database, keyUse);
  if (kept === null) throw fault;
  return replyOfKept(kept);
};

const post = async (context: Context, press: Press, plan: MovePlan): Promise<Reply> => {
  const { call, keyUse } = press;
  const { records, announced } = recordsOf(context, press, plan);
  try {
    const result = await context.batcher.post(plan.move, records, plan.guards);
    if (result.status === 'refused') return refuseByGuard(result.code);
    if (result.status === 'too-little') return refuse('MONEY_NOT_ENOUGH');
    // A repeat under this call's own operation is an earlier attempt of the batcher whose answer was lost.
    if (result.status !== 'posted' && result.status !== 'repeat')
      throw new Error(`the move of ${call.route} was not posted: ${result.status}`);
    announcerOf(context).announce([announced]);
    return { status: 200, body: plan.answer };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return outcomeOfFault(context, keyUse, error);
  }
};

// Same promises as runVerb: the first answer for a repeated key, all records with the move or none. The key's own
// record shows whether the key is new, so no query has to check first.
export const replyToMove = async (context: Context, call: Call, run: MoveRun): Promise<Reply> => {
  const keyUse = keyUseOf(context, call, memberOf(call).memberId);
  try {
    const plan = await run.plan({ operationId: keyUse.operationId, now: keyUse.at });
    return await post(context, { call, keyUse }, { ...plan, answer: encodeAnswer(run.endpoint, plan.answer) });
  } catch (error) {
    const first = error instanceof Refusal ? await keepRefusal(context, keyUse, error) : null;
    if (first === null) throw error;
    return replyOfKept(first);
  }
};
