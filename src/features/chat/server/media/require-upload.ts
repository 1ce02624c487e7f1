import type { Asking } from '#server/verb.ts';
import { type ChatOwner, chatOwnerOf, isOwn } from '../chat-owner.ts';
import { findConversation } from '../conversations-table.ts';
import { takeUpload, takeVisitorUpload } from '../limits.ts';

interface Uploading extends Asking<'INVALID_USER_4' | 'KEY_INVALID' | 'KEY_MISSING'> {
  readonly question: Parameters<typeof chatOwnerOf>[1];
}

// Whose talk the file goes to. Each upload counts, also one that is refused for what it is.
export const requireUpload = async ({ context, call, question, refuse }: Uploading): Promise<ChatOwner> => {
  const owner = chatOwnerOf(call, question, refuse);
  const talk = await findConversation(context.database, owner.conversationId);
  if (talk !== null && !isOwn(talk, owner)) return refuse('INVALID_USER_4');
  const at = context.now();
  if (owner.memberId === null) await takeVisitorUpload(context.database, call.network, at);
  await takeUpload(context.database, owner.conversationId, at);
  return owner;
};
