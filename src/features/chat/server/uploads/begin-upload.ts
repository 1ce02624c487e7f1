import { makeTicket } from '#server/http/tickets/tickets.ts';
import { isErased } from '#members/erasure-lock.ts';
import type { Act } from '#server/verb.ts';
import { refuseShared } from '#server/refuse.ts';
import type { chatCalls } from '../../contract.ts';
import { requireUpload } from '../media/require-upload.ts';
import { countUploads, insertUpload } from './uploads-table.ts';

// Two gigabytes in the database. Beyond it files still arrive whole, by the calls that keep them on disk.
const uploadsMax = 100;

export const beginUpload: Act<typeof chatCalls.beginUpload> = async (asked) => {
  const { context, question, refuse } = asked;
  const { conversationId, memberId } = await requireUpload(asked);
  if ((await countUploads(context.database)) >= uploadsMax) refuseShared('SERVICE_UNAVAILABLE');
  const { ticket: uploadId, digest: picture } = makeTicket();
  const at = context.now();
  await context.database.transaction(async (sql) => {
    if (memberId !== null && (await isErased(sql, memberId))) return refuse('INVALID_USER_4');
    await insertUpload(sql, { picture, conversationId, memberId, size: question.size, at });
  });
  return { uploadId };
};
