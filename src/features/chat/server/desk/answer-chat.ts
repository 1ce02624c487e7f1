import type { Write } from '#server/verb.ts';
import type { chatOfficeCalls } from '../../office-contract.ts';
import { cleanText, messageLengthMax } from '../../rules.ts';
import { lockConversation } from '../conversations-table.ts';
import { findMessage, hasMessageAfter } from '../messages-table.ts';
import { writeMessage } from '../write-message.ts';

// Two people who answer at once: the second reads the first one's line before sending.
export const answerChat: Write<typeof chatOfficeCalls.answer> = async ({ staff, work, question, refuse }) => {
  const { conversationId, messageId: messageKey, after } = question;
  const text = cleanText(question.text);
  if (text === '' || text.length > messageLengthMax) return refuse('KEY_INVALID');
  const talk = (await lockConversation(work.sql, conversationId)) ?? refuse('NO_DATA');
  const isRepeat = (await findMessage(work.sql, { conversationId, messageKey })) !== null;
  const seen = { conversationId, after, staffId: staff.staffId, of: 'staff' } as const;
  if (!isRepeat && (await hasMessageAfter(work.sql, seen))) return refuse('CHAT_ANSWERED');
  const message = { message_type: 'text', payload: { message: text } } as const;
  const written = { messageKey, sender: 'support', sentBy: staff.staffId, message, at: work.now } as const;
  const line = await writeMessage(work.sql, talk, written);
  // What was said stays in the talk; the audit chain is kept for ever and names only the line.
  work.audit(`chat ${conversationId}`, { answered: line.seq });
  return { createdAt: line.createdAt.toISOString(), seq: line.seq };
};
