import type { Act } from '#server/verb.ts';
import type { chatCalls } from '../../contract.ts';
import { chatOwnerOf, findOwnConversation } from '../chat-owner.ts';
import { updateRead } from '../conversations-table.ts';

export const markRead: Act<typeof chatCalls.markRead> = async ({ context, call, question, refuse }) => {
  const talk = await findOwnConversation(context.database, chatOwnerOf(call, question, refuse));
  if (talk !== null) await updateRead(context.database, { conversationId: talk.conversationId, seq: question.seq });
  return { message: 'SUCCESS' };
};
