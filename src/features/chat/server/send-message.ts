import type { Sql } from '#database/database.ts';
import { digestOfTicket } from '#server/http/tickets/tickets.ts';
import type { Act, Refuse } from '#server/verb.ts';
import type { QuestionOf } from '#contract/endpoint.ts';
import type { chatCalls, ChatMessage } from '../contract.ts';
import { cleanText, keptDays, messageLengthMax, ticketOfPath } from '../rules.ts';
import { chatOwnerOf, isOwn } from './chat-owner.ts';
import { insertConversation, lockConversation } from './conversations-table.ts';
import { takeMessage, takeVisitor } from './limits.ts';
import { updatePictureRemoval } from './pictures-table.ts';
import { writeMessage } from './write-message.ts';

type Said = QuestionOf<typeof chatCalls.sendMessage>['message'];

const dayMs = 86_400_000;

// The line as it is kept: text without what could deceive, or a picture that was uploaded.
const lineOf = ({ message_type, payload }: Said, refuse: Refuse<'KEY_INVALID'>): ChatMessage['message'] => {
  if (message_type === 'media') {
    const { filePath = '' } = payload;
    if (ticketOfPath(filePath) === null) refuse('KEY_INVALID');
    return { message_type, payload: { fileType: 'image', filePath } };
  }
  const message = cleanText(payload.message ?? '');
  if (message === '' || message.length > messageLengthMax) refuse('KEY_INVALID');
  return { message_type, payload: { message } };
};

// Keeps the picture as long as its line; false for a picture of another talk.
const isPictureKept = async (
  sql: Sql,
  line: ChatMessage['message'],
  { conversationId, at }: { readonly conversationId: string; readonly at: Date },
): Promise<boolean> => {
  const ticket = ticketOfPath(line.payload.filePath);
  if (ticket === null) return true;
  const removeAt = new Date(at.getTime() + keptDays * dayMs);
  return updatePictureRemoval(sql, { picture: digestOfTicket(ticket), conversationId, removeAt });
};

export const sendMessage: Act<typeof chatCalls.sendMessage> = async ({ context, call, question, refuse }) => {
  const owner = chatOwnerOf(call, question, refuse);
  const message = lineOf(question.message, refuse);
  const at = context.now();
  const messageKey = question.messageId ?? context.newId();
  const line = await context.database.transaction(async (sql) => {
    const isNew = await insertConversation(sql, { ...owner, at });
    if (isNew && owner.memberId === null) await takeVisitor(sql, call.network, at);
    const talk = await lockConversation(sql, owner.conversationId);
    if (talk === null) throw new Error('a talk that was just begun is gone');
    if (!isOwn(talk, owner)) return refuse('INVALID_USER_4');
    await takeMessage(sql, owner.conversationId, at);
    if (!(await isPictureKept(sql, message, { ...owner, at }))) return refuse('KEY_INVALID');
    return writeMessage(sql, talk, { messageKey, sender: 'customer', sentBy: null, message, at });
  });
  return line.createdAt.toISOString();
};
