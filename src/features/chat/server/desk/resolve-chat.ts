import type { Write } from '#server/verb.ts';
import type { chatOfficeCalls } from '../../office-contract.ts';
import { lockConversation, updateResolved } from '../conversations-table.ts';
import { hasMessageAfter } from '../messages-table.ts';
import { writeMessage } from '../lines/write-message.ts';
import { ratingQuestionIn } from './rating-question.ts';
import { findTalk } from './talks-table.ts';

// A line that the person has not seen keeps the talk open. The customer is asked how the help was, in their language.
export const resolveChat: Write<typeof chatOfficeCalls.resolve> = async ({ staff, work, question, refuse }) => {
  const { conversationId, after } = question;
  const { sql, now: at } = work;
  const talk = (await lockConversation(sql, conversationId)) ?? refuse('NO_DATA');
  const heldBy = (await findTalk(sql, conversationId, at))?.heldBy ?? null;
  if (heldBy !== null && heldBy !== staff.staffId) return refuse('CHAT_TAKEN');
  const seen = { conversationId, after, staffId: staff.staffId, of: 'all' } as const;
  if (await hasMessageAfter(sql, seen)) return refuse('CHAT_ANSWERED');
  work.audit(`chat ${conversationId}`, { resolved: after });
  if (talk.status === 'RESOLVED') return { message: 'SUCCESS' };
  const messageKey = `rating after ${String(talk.lastSeq)}`;
  const message = ratingQuestionIn(talk.language ?? 'th');
  await writeMessage(sql, talk, { messageKey, sender: 'support', sentBy: staff.staffId, message, at });
  if (talk.memberId !== null) work.event('chat');
  await updateResolved(sql, conversationId);
  return { message: 'SUCCESS' };
};
