import type { Write } from '#server/verb.ts';
import type { chatOfficeCalls } from '../../office-contract.ts';
import { lockConversation } from '../conversations-table.ts';
import { endClaim } from './claims-table.ts';
import { findTalk } from './talks-table.ts';

// Gives one's own talk back to all.
export const releaseChat: Write<typeof chatOfficeCalls.release> = async ({ staff, work, question, refuse }) => {
  const { conversationId } = question;
  await lockConversation(work.sql, conversationId);
  const talk = (await findTalk(work.sql, conversationId, work.now)) ?? refuse('NO_DATA');
  if (talk.heldBy !== null && talk.heldBy !== staff.staffId) return refuse('CHAT_TAKEN');
  await endClaim(work.sql, conversationId);
  work.audit(`chat ${conversationId}`, { released: true });
  return { message: 'SUCCESS' };
};
