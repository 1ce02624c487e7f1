import { readFile } from 'node:fs/promises';
import type { Context } from '#server/context.ts';
import { digestOfTicket, makeTicket } from '#server/http/tickets/tickets.ts';
import type { StoredPicture } from '#server/pictures/pictures.ts';
import { readVideo } from '#server/pictures/read-video.ts';
import type { Refuse } from '#server/verb.ts';
import { picturePath, videoPath } from '../../rules.ts';
import { insertMedia } from './media-table.ts';
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

// The address under which the file is opened from now on; without a line that shows it, for an hour.
export const storeMedia = async (
  context: Context,
  { conversationId, memberId, ticket = makeTicket().ticket }: Owner,
  { bytes, type }: StoredPicture,
): Promise<{ path: string }> => {
  const picture = digestOfTicket(ticket);
  const at = context.now();
  const removeAt = new Date(at.getTime() + orphanAfterMs);
  const media = { picture, type, size: bytes.length };
  await insertMedia(context.database, { ...media, conversationId, memberId, at, removeAt });
  await context.pictures.store.put(keyOfMedia(media), { bytes, type });
  return { path: pathOfMedia(media, ticket) };
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
