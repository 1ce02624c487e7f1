import { dayMs } from '#contract/bangkok-day.ts';
import type { Sql } from '#database/database.ts';
import type { Context } from '#server/context.ts';
import type { TicketPicture } from '#server/http/tickets/ticket-pictures.ts';
import type { TicketVideo } from '#server/http/tickets/ticket-videos.ts';
import { digestOfTicket } from '#server/http/tickets/tickets.ts';
import { removalJob } from '#server/jobs/removal-job.ts';
import { keyOfType } from '#server/pictures/picture-name.ts';
import { keptDays, mediaOfPath, picturePath, videoPath } from '../../rules.ts';
import { deleteMedia, findMedia, listMediaToRemove, type TalkMedia, updateMediaRemoval } from './media-table.ts';

// Keys name no talk, so that a listing of the store tells nothing.
export const keyOfMedia = ({ picture, type }: Pick<TalkMedia, 'picture' | 'type'>): string =>
  keyOfType(`chat/${picture.toString('hex')}`, type);

const isVideo = ({ type }: TalkMedia): boolean => type.startsWith('video/');

const findByTicket = (context: Context, ticket: string): Promise<TalkMedia | null> =>
  findMedia(context.database, digestOfTicket(ticket), context.now());

// Elements of a page send no token, so the address is the permission, as long as the line lasts.
export const talkPictures: TicketPicture = {
  path: `${picturePath}:ticket`,
  fileName: 'picture',
  isForStaffToo: true,
  open: async (context, ticket) => {
    const found = await findByTicket(context, ticket);
    return found === null || isVideo(found) ? null : context.pictures.store.get(keyOfMedia(found));
  },
};

export const talkVideos: TicketVideo = {
  path: `${videoPath}:ticket`,
  find: async (context, ticket) => {
    const found = await findByTicket(context, ticket);
    if (found === null || !isVideo(found)) return null;
    return { ...found, open: (part) => context.pictures.store.open(keyOfMedia(found), part) };
  },
};

// Keeps a file as long as the line that shows it; false for one of another talk, and for an address that is none of ours.
export const isMediaKept = async (
  sql: Sql,
  path: string | undefined,
  { conversationId, at }: { readonly conversationId: string; readonly at: Date },
): Promise<boolean> => {
  const media = mediaOfPath(path);
  if (media === null) return false;
  const removeAt = new Date(at.getTime() + keptDays * dayMs);
  const picture = digestOfTicket(media.ticket);
  return updateMediaRemoval(sql, { picture, conversationId, removeAt, isVideo: media.kind === 'video' });
};

export const removeTalkMedia = removalJob('remove chat pictures', {
  list: listMediaToRemove,
  remove: async (context, media: TalkMedia) => {
    await context.pictures.store.remove(keyOfMedia(media));
    await deleteMedia(context.database, media.picture);
  },
});
