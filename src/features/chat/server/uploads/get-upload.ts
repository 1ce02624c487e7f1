import { digestOfTicket } from '#server/http/tickets/tickets.ts';
import type { Read } from '#server/verb.ts';
import type { chatCalls } from '../../contract.ts';
import { chatOwnerOf } from '../chat-owner.ts';
import { findUpload } from './uploads-table.ts';

export const getUpload: Read<typeof chatCalls.getUpload> = async ({ context, call, question, refuse }) => {
  const { conversationId } = chatOwnerOf(call, question, refuse);
  const key = { picture: digestOfTicket(question.uploadId), conversationId };
  return { offset: ((await findUpload(context.database, key)) ?? refuse('NO_DATA')).received };
};
