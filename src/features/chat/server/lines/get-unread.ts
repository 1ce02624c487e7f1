import { enableChatWidget } from '#features/lookup/server/public.ts';
import type { Read } from '#server/verb.ts';
import type { chatCalls } from '../../contract.ts';
import { findConversation } from '../conversations-table.ts';
import { countUnread } from '../messages-table.ts';

// Nothing is unread where the app shows no chat in which it could be read.
export const getUnread: Read<typeof chatCalls.getUnread> = async ({ context, member }) => {
  const talk = await findConversation(context.database, member.memberId);
  if (talk === null) return { readSeq: 0, unread: 0 };
  const { readSeq } = talk;
  const isShown = await enableChatWidget.read(context);
  return { readSeq, unread: isShown ? await countUnread(context.database, talk) : 0 };
};
