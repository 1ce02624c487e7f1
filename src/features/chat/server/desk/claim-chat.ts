import type { Write } from '#server/verb.ts';
import type { chatOfficeCalls } from '../../office-contract.ts';
import { lockConversation } from '../conversations-table.ts';
import { updateClaim } from './claims-table.ts';
import { findTalk } from './talks-table.ts';

// Names the person from whom it is taken, so that nobody takes a talk from somebody they have not seen.
export const claimChat: Write<typeof chatOfficeCalls.claim> = async ({ staff, work, question, refuse }) => {
  const { conversationId, from } = question;
  await lockConversation(work.sql, conversationId);
  const talk = (await findTalk(work.sql, conversationId, work.now)) ?? refuse('NO_DATA');
  if (talk.heldBy !== from && talk.heldBy !== staff.staffId) return refuse('CHAT_TAKEN');
  await updateClaim(work.sql, { conversationId, staffId: staff.staffId, at: work.now });
  work.audit(`chat ${conversationId}`, { claimed: true, from });
  return { message: 'SUCCESS' };
};
