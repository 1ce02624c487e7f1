import type { Picture, StoredPicture } from '#server/pictures/pictures.ts';
import type { Context } from '#server/context.ts';
import { removalJob } from '#server/jobs/removal-job.ts';
import { deletePicture, insertPicture, listPicturesToRemove } from './pictures-table.ts';
import type { SlipKey } from './slips-table.ts';

const orphanAfterMs = 60 * 60_000;

// Keys name no member, so that a listing of the store tells nothing.
const keyOf = ({ slipId }: SlipKey): string => `slip/${slipId}`;

// Counts a picture of a member before it is read. Unless its slip is written too, it is forgotten with what was stored.
export const countPicture = async (context: Context, key: SlipKey): Promise<void> => {
  const at = context.now();
  await insertPicture(context.database, key, { at, removeAt: new Date(at.getTime() + orphanAfterMs) });
};

export const storePicture = (context: Context, key: SlipKey, picture: Picture): Promise<void> =>
  context.pictures.store.put(keyOf(key), picture);

export const readPicture = (context: Context, key: SlipKey): Promise<StoredPicture | null> =>
  context.pictures.store.get(keyOf(key));

// Removes pictures whose time is over, whose member was erased, or whose slip was never written.
export const removePictures = removalJob('remove slip pictures', {
  list: listPicturesToRemove,
  remove: async (context, key: SlipKey) => {
    await context.pictures.store.remove(keyOf(key));
    await deletePicture(context.database, key);
  },
});
