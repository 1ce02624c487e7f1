import { ask, RefusedError } from '#ask/ask.ts';
import { readStored, store } from '#ask/browser-storage.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { chatCalls } from '../contract.ts';

const absentKey = 'no-chat-unread';

// What waits for a member in the chat. Null from a backend that does not count it, which is asked once in a visit. Throws
// if no answer came.
export const askUnread = async (signal: AbortSignal): Promise<AnswerOf<typeof chatCalls.getUnread> | null> => {
  if (readStored('session', absentKey) !== null) return null;
  const asked = await ask(chatCalls.getUnread, {}, { signal });
  if (asked.ok) return asked.answer;
  if (asked.refusal.status !== 404) throw new RefusedError(asked.refusal);
  store('session', absentKey, 'true');
  return null;
};
