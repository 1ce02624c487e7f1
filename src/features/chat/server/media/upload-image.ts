import type { Act } from '#server/verb.ts';
import type { chatCalls } from '../../contract.ts';
import { readTalkPicture, storeMedia } from './store-media.ts';
import { requireUpload } from './require-upload.ts';

export const uploadImage: Act<typeof chatCalls.uploadImage> = async (asked) => {
  const { context, file, refuse } = asked;
  const owner = await requireUpload(asked);
  const read = await readTalkPicture(context, file.path, refuse);
  return (await storeMedia(context, owner, read)) ?? refuse('INVALID_USER_4');
};
