import { makeTicket } from '#server/http/tickets/tickets.ts';
import type { Act } from '#server/verb.ts';
import type { chatCalls } from '../contract.ts';
import { picturePath } from '../rules.ts';
import { chatOwnerOf, isOwn } from './chat-owner.ts';
import { findConversation } from './conversations-table.ts';
import { takeUpload } from './limits.ts';
import { insertPicture } from './pictures-table.ts';
import { keyOfPicture } from './pictures.ts';

const orphanAfterMs = 60 * 60_000;

// What was sent is never kept, only what was decoded and encoded again.
export const uploadImage: Act<typeof chatCalls.uploadImage> = async ({ context, call, question, file, refuse }) => {
  const { conversationId, memberId, device } = chatOwnerOf(call, question, refuse);
  const talk = await findConversation(context.database, conversationId);
  if (talk !== null && !isOwn(talk, { conversationId, memberId, device })) return refuse('INVALID_USER_4');
  const at = context.now();
  await takeUpload(context.database, conversationId, at);
  const read = await context.pictures.read(file.bytes);
  if (read.kind === 'refused') return refuse('KEY_INVALID');
  if (read.kind === 'unavailable') return refuse('SERVICE_UNAVAILABLE');
  const { ticket, digest: picture } = makeTicket();
  const removeAt = new Date(at.getTime() + orphanAfterMs);
  await insertPicture(context.database, { picture, conversationId, memberId, at, removeAt });
  await context.pictures.store.put(keyOfPicture(picture), read.picture);
  return { path: picturePath + ticket };
};
