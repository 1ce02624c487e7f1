import { answerOf } from '#ask/ask.ts';
import { takesOwnHeaders } from '#ask/own-headers.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { chatCalls } from '../contract.ts';

// What waits for a member in the chat. Null, without a question, while a backend elsewhere has not shown that it has more
// than the specified calls. Throws a RefusedError.
export const askUnread = async (signal: AbortSignal): Promise<AnswerOf<typeof chatCalls.getUnread> | null> =>
  takesOwnHeaders() ? answerOf(chatCalls.getUnread, {}, { signal }) : null;
