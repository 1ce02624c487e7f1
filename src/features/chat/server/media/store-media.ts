import { readFile } from 'node:fs/promises';
import { isErased } from '#members/erasure-lock.ts';
import type { Context } from '#server/context.ts';
import { digestOfTicket, makeTicket } from '#server/http/tickets/tickets.ts';
import type { StoredPicture } from '#server/pictures/pictures.ts';
import { readVideo } from '#server/pictures/read-video.ts';
import type { Refuse } from '#server/verb.ts';
import { picturePath, videoPath } from '../../rules.ts';
import { findMediaOfTalk, insertMedia, type NewTalkMedia } from './media-table.ts';
import { keyOfMedia } from './talk-media.ts';

const orphanAfterMs = 60 * 60_000;

interface Owner {
  readonly conversationId: string;
  readonly memberId: string | null;
  // The secret in the address, if it was given out before.
  readonly ticket?: string;
}

export const pathOfMedia = ({ type }: Pick<StoredPicture, 'type'>, ticket: string): string =>
  (type.startsWith('video/') ? videoPath : picturePath) + ticket;

// The row of an erased member's file would stand alone. An erasure that comes after it ends it.
const isAdded = (context: Context, added: NewTalkMedia): Promise<boolean> =>
  context.database.transaction(async (sql) => {
    if (added.memberId !== null && (await isErased(sql, added.memberId))) return false;
    await insertMedia(sql, added);
    return true;
  });

// The address under which the file is opened from now on; without a line that shows it, for an hour. Null if its member was
// erased meanwhile.
export const storeMedia = async (
  context: Context,
  { conversationId, memberId, ticket = makeTicket().ticket }: Owner,
  { bytes, type }: StoredPicture,
): Promise<{ path: string } | null> => {
  const picture = digestOfTicket(ticket);
  const at = context.now();
  const removeAt = new Date(at.getTime() + orphanAfterMs);
  const media = { picture, type, size: bytes.length };
  if (!(await isAdded(context, { ...media, conversationId, memberId, at, removeAt }))) return null;
  await context.pictures.store.put(keyOfMedia(media), { bytes, type });
  if ((await findMediaOfTalk(context.database, { picture, conversationId })) !== null)
    return { path: pathOfMedia(media, ticket) };
  // The row was removed before there was a file.
  await context.pictures.store.remove(keyOfMedia(media));
  return null;
};

// What was sent is never kept, only what was decoded and encoded again.
export const readTalkPicture = async (
  context: Context,
  path: string,
  refuse: Refuse<'KEY_INVALID' | 'SERVICE_UNAVAILABLE'>,
): Promise<StoredPicture> => {
  const read = await context.pictures.readForTalk(path);
  if (read.kind === 'refused') return refuse('KEY_INVALID');
  return read.kind === 'unavailable' ? refuse('SERVICE_UNAVAILABLE') : read.picture;
};

// Staff attach either by one call.
export const readTalkFile = async (
  context: Context,
  path: string,
  refuse: Refuse<'KEY_INVALID' | 'SERVICE_UNAVAILABLE'>,
): Promise<StoredPicture> => readVideo(await readFile(path)) ?? readTalkPicture(context, path, refuse);

// What a file is, is read from its content; what it calls itself is not asked.
export const readTalkVideo = async (path: string, refuse: Refuse<'KEY_INVALID'>): Promise<StoredPicture> =>
  readVideo(await readFile(path)) ?? refuse('KEY_INVALID');
