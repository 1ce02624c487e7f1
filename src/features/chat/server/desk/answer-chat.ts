import type { Write } from '#server/verb.ts';
import type { chatOfficeCalls } from '../../office-contract.ts';
import { lockConversation } from '../conversations-table.ts';
import { isMediaKept } from '../media/talk-media.ts';
import { findMessage, hasMessageAfter, isWrittenBy } from '../messages-table.ts';
import { requireSameLine } from '../lines/require-same-line.ts';
import { writeMessage } from '../lines/write-message.ts';
import { updateClaim } from './claims-table.ts';
import { staffLineOf } from './staff-line-of.ts';
import { findTalk } from './talks-table.ts';

// Two people who answer at once: the second reads the first one's line before sending. A talk that nobody has is theirs from
// their answer on.
export const answerChat: Write<typeof chatOfficeCalls.answer> = async ({ staff, work, question, refuse }) => {
  const { conversationId, after } = question;
  const messageKey = question.messageId.toLowerCase();
  const { sql, now: at } = work;
  const { staffId } = staff;
  const message = staffLineOf(question, refuse);
  const talk = (await lockConversation(sql, conversationId)) ?? refuse('NO_DATA');
  const isRepeat = (await findMessage(sql, { conversationId, messageKey })) !== null;
  if (!isRepeat && (await hasMessageAfter(sql, { conversationId, after, staffId, of: 'staff' })))
    return refuse('CHAT_ANSWERED');
  const path = message.payload.filePath ?? message.payload.image_url;
  if (path !== undefined && !(await isMediaKept(sql, path, { conversationId, at }))) return refuse('KEY_INVALID');
  const holder = (await findTalk(sql, conversationId, at))?.heldBy ?? staffId;
  const written = { messageKey, sender: 'support', sentBy: staffId, message, at } as const;
  const line = await writeMessage(sql, talk, written);
  requireSameLine(line, written, refuse);
  // The audit chain says who answered, so nobody repeats the line of a colleague.
  if (isRepeat && !(await isWrittenBy(sql, { conversationId, messageKey, staffId }))) return refuse('KEY_INVALID', 422);
  if (holder === staffId) await updateClaim(sql, { conversationId, staffId, at });
  // What was said stays in the talk; the audit chain is kept for ever and names only the line.
  if (talk.memberId !== null) work.event('chat');
  work.audit(`chat ${conversationId}`, { answered: line.seq });
  return { createdAt: line.createdAt.toISOString(), seq: line.seq };
};
