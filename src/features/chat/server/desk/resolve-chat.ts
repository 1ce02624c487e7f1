import type { Write } from '#server/verb.ts';
import type { chatOfficeCalls } from '../../office-contract.ts';
import { lockConversation, updateResolved } from '../conversations-table.ts';
import { hasMessageAfter } from '../messages-table.ts';

// A line that the person has not seen keeps the talk open.
export const resolveChat: Write<typeof chatOfficeCalls.resolve> = async ({ staff, work, question, refuse }) => {
  const { conversationId, after } = question;
  if ((await lockConversation(work.sql, conversationId)) === null) return refuse('NO_DATA');
  const seen = { conversationId, after, staffId: staff.staffId, of: 'all' } as const;
  if (await hasMessageAfter(work.sql, seen)) return refuse('CHAT_ANSWERED');
  await updateResolved(work.sql, conversationId);
  work.audit(`chat ${conversationId}`, { resolved: after });
  return { message: 'SUCCESS' };
};
