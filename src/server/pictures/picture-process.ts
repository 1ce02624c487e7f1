import './lower-priority.ts';
import sharp from 'sharp';
import { decodePicture } from './decode-picture.ts';
import type { PictureRead } from './pictures.ts';

// A process of its own: what a picture does to its decoder reaches no money call.
export interface PictureQuestion {
  readonly bytes: Uint8Array;
}

export interface PictureAnswer {
  readonly read: PictureRead;
}

const memoryMax = Number(process.argv[2]);
const checkEveryMs = 25;

sharp.cache(false);
sharp.concurrency(1);

// At once, even while a thread decodes.
const end = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

// The channel closes when the server is gone, however it ended.
process.on('disconnect', end);
process.on('message', ({ bytes }: PictureQuestion) => {
  void decodePicture(bytes).then((read) => process.send?.({ read } satisfies PictureAnswer));
});
// Decoding runs on another thread, so that this one sees the memory grow.
setInterval(() => {
  if (process.memoryUsage.rss() > memoryMax) end();
}, checkEveryMs);
