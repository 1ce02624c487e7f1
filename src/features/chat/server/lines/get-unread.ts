import { enableChatWidget } from '#features/lookup/server/public.ts';
import type { Read } from '#server/verb.ts';
import type { chatCalls } from '../../contract.ts';
import { findUnread } from './unread-table.ts';

// Asked again and again by every member's app, so it is no part of the queue of those who chat. Nothing is unread where
// the app shows no chat in which it could be read.
export const getUnread: Read<typeof chatCalls.getUnread> = async ({ context, member }) => {
  const isShown = await enableChatWidget.read(context);
  const found = isShown ? await findUnread(context.database, member.memberId) : null;
  return found ?? { readSeq: 0, unread: 0 };
};
