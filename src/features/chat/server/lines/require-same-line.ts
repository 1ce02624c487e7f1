import { isDeepStrictEqual } from 'node:util';
import type { Refuse } from '#server/verb.ts';
import type { Message } from '../messages-table.ts';

type Line = Pick<Message, 'sender' | 'message'>;

// Of the card the customer says only the line that it is about.
const saidIn = ({ sender, message: { message_type, payload } }: Line) => ({
  sender,
  message_type,
  payload: { ...payload, about: payload.about?.lineId },
});

// Refuses another line under an id that was used: it would be answered as if it were written, and be lost.
export const requireSameLine = (known: Line, written: Line, refuse: Refuse<'KEY_INVALID'>): void => {
  if (!isDeepStrictEqual(saidIn(known), saidIn(written))) refuse('KEY_INVALID', 422);
};
