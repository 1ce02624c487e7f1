import { isDeepStrictEqual } from 'node:util';
import type { Write } from '#server/verb.ts';
import type { chatOfficeCalls } from '../../office-contract.ts';
import { cleanText, messageLengthMax } from '../../rules.ts';
import { findConversation } from '../conversations-table.ts';
import { findNote, insertNote } from './notes-table.ts';

// A note for colleagues. It is no line of the talk, so nothing sends it to the customer.
export const addNote: Write<typeof chatOfficeCalls.addNote> = async ({ staff, work, question, refuse }) => {
  const { conversationId, noteId } = question;
  const text = cleanText(question.text);
  if (text === '' || text.length > messageLengthMax) return refuse('KEY_INVALID');
  const talk = (await findConversation(work.sql, conversationId)) ?? refuse('NO_DATA');
  const { memberId } = talk;
  const { staffId } = staff;
  if (!(await insertNote(work.sql, { noteId, conversationId, memberId, text, staffId, createdAt: work.now }))) {
    const known = await findNote(work.sql, noteId);
    // A repeat is answered as the first time. Any other note under this id would be lost.
    if (!isDeepStrictEqual(known, { conversationId, text, staffId })) return refuse('KEY_INVALID', 422);
  }
  work.audit(`chat ${conversationId}`, { note: noteId });
  return { message: 'SUCCESS' };
};
