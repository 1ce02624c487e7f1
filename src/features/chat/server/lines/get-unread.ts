import { enableChatWidget } from '#features/lookup/server/public.ts';
import type { Read } from '#server/verb.ts';
import type { chatCalls } from '../../contract.ts';
import { findUnread } from './unread-table.ts';

// Asked again and again by every member's app, so it is no part of the queue of those who chat. Nothing is unread where
// the app shows no chat in which it could be read.
export const getUnread: Read<typeof chatCalls.getUnread> = async ({ context, member }) => {
  const found = await findUnread(context.database, member.memberId);
  if (found === null) return { readSeq: 0, unread: 0 };
  return { ...found, unread: (await enableChatWidget.read(context)) ? found.unread : 0 };
};
