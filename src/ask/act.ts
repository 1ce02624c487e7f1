import type { Endpoint, QuestionOf } from '#contract/endpoint.ts';
import { ask } from './ask.ts';
import { requestKey } from './request-key.ts';

// One press of staff that changes something: the code of its refusal, or null once it stands.
export const act = async <E extends Endpoint>(call: E, question: QuestionOf<E>): Promise<string | null> => {
  const asked = await ask(call, question, call.effect === 'claim' ? { idempotencyKey: requestKey() } : {});
  return asked.ok ? null : asked.refusal.message;
};
