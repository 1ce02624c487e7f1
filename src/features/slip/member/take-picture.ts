import { shrinkPicture } from './shrink-picture.ts';
import type { WaitingPicture } from '#ask/waiting-picture.ts';

const bytesMax = 10 * 1024 * 1024;
const isTaken = ({ type, size }: Blob): boolean => (type === 'image/png' || type === 'image/jpeg') && size > 0;

// A picture the member chose, ready to be sent. Null if it is none that the server takes.
export const takePicture = async (given: Blob, name: string): Promise<WaitingPicture | null> => {
  if (!isTaken(given)) return null;
  const file = await shrinkPicture(given);
  return file.size > bytesMax ? null : { file, name, at: Date.now(), key: null, bankCode: null };
};
