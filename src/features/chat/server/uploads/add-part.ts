import { readFile } from 'node:fs/promises';
import { digestOfTicket } from '#server/http/tickets/tickets.ts';
import type { Act } from '#server/verb.ts';
import type { chatCalls } from '../../contract.ts';
import { chatOwnerOf } from '../chat-owner.ts';
import { findUpload, insertPart } from './uploads-table.ts';

// The place of a part decides, so a repeat of one that has arrived writes nothing.
export const addPart: Act<typeof chatCalls.addPart> = async ({ context, call, file, question, refuse }) => {
  const { conversationId } = chatOwnerOf(call, question, refuse);
  const { uploadId, from } = question;
  const key = { picture: digestOfTicket(uploadId), conversationId };
  const bytes = await readFile(file.path);
  const isAdded = await context.database.transaction((sql) => insertPart(sql, { ...key, from, bytes }));
  const { received } = (await findUpload(context.database, key)) ?? refuse('NO_DATA');
  if (!isAdded && received === from) return refuse('KEY_INVALID');
  return { offset: received };
};
