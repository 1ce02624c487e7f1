import type { Act } from '#server/verb.ts';
import type { chatCalls } from '../contract.ts';
import { cleanText, messageLengthMax } from '../rules.ts';
import { chatOwnerOf, isOwn } from './chat-owner.ts';
import { insertConversation, lockConversation } from './conversations-table.ts';
import { takeMessage, takeVisitor } from './limits.ts';
import { writeMessage } from './write-message.ts';

export const sendMessage: Act<typeof chatCalls.sendMessage> = async ({ context, call, question, refuse }) => {
  const owner = chatOwnerOf(call, question, refuse);
  const text = cleanText(question.message.payload.message);
  if (text === '' || text.length > messageLengthMax) return refuse('KEY_INVALID');
  const at = context.now();
  const messageKey = question.messageId ?? context.newId();
  const line = await context.database.transaction(async (sql) => {
    const isNew = await insertConversation(sql, { ...owner, at });
    if (isNew && owner.memberId === null) await takeVisitor(sql, call.network, at);
    const talk = await lockConversation(sql, owner.conversationId);
    if (talk === null) throw new Error('a talk that was just begun is gone');
    if (!isOwn(talk, owner)) return refuse('INVALID_USER_4');
    await takeMessage(sql, owner.conversationId, at);
    const message = { message_type: question.message.message_type, payload: { message: text } };
    return writeMessage(sql, talk, { messageKey, sender: 'customer', sentBy: null, message, at });
  });
  return line.createdAt.toISOString();
};
