import { accounts } from '#ledger';
import { auditReading } from '#server/records/audit-reading.ts';
import { othersAtWork } from '#server/records/others-present.ts';
import type { Read } from '#server/verb.ts';
import type { chatOfficeCalls } from '../../office-contract.ts';
import { gapPage } from '../../rules.ts';
import { deskComplaintsOf } from '../complaints/list-complaints.ts';
import { listMessages } from '../messages-table.ts';
import { lineOf } from '../shown-line.ts';
import { chatLineOf } from './list-chats.ts';
import { listNotes } from './notes-table.ts';
import { findTalk } from './talks-table.ts';

// The reading shows the others that this person has it open.
export const getChat: Read<typeof chatOfficeCalls.get> = async (asked) => {
  const { context, call, staff, question, refuse } = asked;
  const { conversationId, before, isTyping } = question;
  const { database: sql } = context;
  const { staffId } = staff;
  const at = context.now();
  const talk = (await findTalk(sql, conversationId, at)) ?? refuse('NO_DATA');
  const memberId = talk.memberId ?? accounts.house.BAHT;
  const object = `chat ${conversationId}`;
  await auditReading(context, call, { memberId, object });
  const others = await othersAtWork(asked, { object, isTyping: isTyping === 1 });
  const lines = await listMessages(sql, { conversationId, limit: gapPage, skip: 0, before });
  // Also of lines that are not shown: nobody resolves a talk without knowing that one is open.
  const complaints = talk.memberId === null ? [] : await deskComplaintsOf(sql, talk.memberId, at);
  const notes = await listNotes(sql, conversationId);
  return {
    conversation: chatLineOf(talk, staffId),
    readSeq: talk.readSeq,
    deliveredSeq: talk.deliveredSeq,
    messages: lines.map(lineOf),
    notes: notes.map((note) => ({ ...note, createdAt: note.createdAt.toISOString() })),
    complaints,
    others: others.map(({ name, isTyping: isWriting }) => ({ name, isTyping: isWriting })),
  };
};
