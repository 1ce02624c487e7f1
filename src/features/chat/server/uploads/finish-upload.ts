import { appendFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '#server/context.ts';
import { digestOfTicket } from '#server/http/tickets/tickets.ts';
import type { StoredPicture } from '#server/pictures/pictures.ts';
import { Refusal } from '#server/refuse.ts';
import type { Act, Refuse } from '#server/verb.ts';
import type { chatCalls } from '../../contract.ts';
import { chatOwnerOf } from '../chat-owner.ts';
import { findMediaOfTalk } from '../media/media-table.ts';
import { pathOfMedia, readTalkFile, storeMedia } from '../media/store-media.ts';
import { finishOnce } from './finish-once.ts';
import { deleteUpload, findPart, findUpload, type Upload } from './uploads-table.ts';

// Puts the parts together on disk, one after the other, where files on their way in lie. Null if a part is gone, as when
// the same upload was finished meanwhile.
const withFile = async <Result>(
  { database, settings, newId }: Pick<Context, 'database' | 'settings' | 'newId'>,
  { picture, size }: Upload,
  use: (path: string) => Promise<Result>,
): Promise<Result | null> => {
  const folder = join(settings.dataDir, 'arriving');
  const path = join(folder, newId());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    let at = 0;
    while (at < size) {
      const bytes = await findPart(database, picture, at);
      if (bytes === null) return null;
      await appendFile(path, bytes, { mode: 0o600 });
      at += bytes.length;
    }
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
};

interface Reading {
  readonly context: Context;
  readonly upload: Upload;
  readonly refuse: Refuse<'KEY_INVALID' | 'SERVICE_UNAVAILABLE'>;
}

// What is refused for what it is would be refused again, so it is not kept for another try.
const readUpload = async ({ context, upload, refuse }: Reading): Promise<StoredPicture | null> => {
  try {
    return await withFile(context, upload, (path) => readTalkFile(context, path, refuse));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'KEY_INVALID') await deleteUpload(context.database, upload.picture);
    throw error;
  }
};

// The secret that named the upload is that of the file's address, so a repeat is answered the same.
export const finishUpload: Act<typeof chatCalls.finishUpload> = async ({ context, call, question, refuse }) => {
  const owner = chatOwnerOf(call, question, refuse);
  const { uploadId: ticket } = question;
  const key = { picture: digestOfTicket(ticket), conversationId: owner.conversationId };
  const finished = async () => {
    const media = (await findMediaOfTalk(context.database, key)) ?? refuse('NO_DATA');
    return { path: pathOfMedia(media, ticket) };
  };
  const upload = await findUpload(context.database, key);
  if (upload === null) return finished();
  if (upload.received < upload.size) return refuse('KEY_INVALID');
  return finishOnce(context, upload.picture, async () => {
    const read = await readUpload({ context, upload, refuse });
    if (read === null) return finished();
    const stored = (await storeMedia(context, { ...owner, ticket }, read)) ?? refuse('INVALID_USER_4');
    await deleteUpload(context.database, upload.picture);
    return stored;
  });
};
