import { isDeepStrictEqual } from 'node:util';
import type { Refuse } from '#server/verb.ts';
import type { Message } from '../messages-table.ts';

type Line = Pick<Message, 'sender' | 'message'>;

// The card of a complaint is added on the way, and a repeat comes without it.
const saidIn = ({ sender, message: { message_type, payload } }: Line) => ({
  sender,
  message_type,
  payload: { ...payload, about: undefined },
});

// An id stands for the line that was written under it. Another line under it would be answered as written and be lost.
export const requireSameLine = (known: Line, written: Line, refuse: Refuse<'KEY_INVALID'>): void => {
  if (!isDeepStrictEqual(saidIn(known), saidIn(written))) refuse('KEY_INVALID', 422);
};
