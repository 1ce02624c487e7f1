import type { Context } from '#server/context.ts';
import { digestOfTicket } from '#server/http/tickets/tickets.ts';
import type { TicketPicture } from '#server/http/tickets/ticket-pictures.ts';
import type { Job } from '#server/jobs/job.ts';
import type { StoredPicture } from '#server/pictures/pictures.ts';
import { picturePath } from '../rules.ts';
import { deletePicture, hasPicture, listPicturesToRemove } from './pictures-table.ts';

// Keys name no talk, so that a listing of the store tells nothing.
export const keyOfPicture = (picture: Buffer): string => `chat/${picture.toString('hex')}`;

// The picture behind the secret of an address; null once it was removed.
export const readTalkPicture = async (context: Context, ticket: string): Promise<StoredPicture | null> => {
  const picture = digestOfTicket(ticket);
  return (await hasPicture(context.database, picture, context.now()))
    ? context.pictures.store.get(keyOfPicture(picture))
    : null;
};

// An image element sends no token, so the address is the permission, as long as the line lasts.
export const talkPictures: TicketPicture = {
  path: `${picturePath}:ticket`,
  fileName: 'picture.jpg',
  open: readTalkPicture,
};

const removedPerRun = 200;

export const removeTalkPictures: Job = {
  name: 'remove chat pictures',
  everyMs: 60_000,
  run: async (context) => {
    for (const picture of await listPicturesToRemove(context.database, context.now(), removedPerRun)) {
      await context.pictures.store.remove(keyOfPicture(picture));
      await deletePicture(context.database, picture);
    }
  },
};
