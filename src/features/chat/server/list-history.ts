import type { Read } from '#server/verb.ts';
import type { chatCalls } from '../contract.ts';
import { chatOwnerOf, findOwnConversation } from './chat-owner.ts';
import { markDelivered } from './lines/mark-delivered.ts';
import { listMessages, listMessagesAfter } from './messages-table.ts';
import { lineOf } from './shown-line.ts';

export const listHistory: Read<typeof chatCalls.listHistory> = async ({ context, call, question, refuse }) => {
  const talk = await findOwnConversation(context.database, chatOwnerOf(call, question, refuse));
  if (talk === null) return [];
  const { conversationId } = talk;
  const { limit, skip, before, after } = question;
  const lines =
    after === undefined
      ? await listMessages(context.database, { conversationId, limit, skip, before })
      : await listMessagesAfter(context.database, { conversationId, after, limit });
  await markDelivered(context.database, talk, lines[0]?.seq);
  return lines.map(lineOf);
};
