import './lower-priority.ts';
import sharp from 'sharp';
import { decodePicture } from './decode-picture.ts';
import type { PictureRead } from './pictures.ts';

// A process of its own: what a picture does to its decoder reaches no money call. It ends with the server, however the
// server ends, since the channel between the two closes then.
const rssMax = 700 * 1024 * 1024;
const checkEveryMs = 25;

export interface PictureQuestion {
  readonly bytes: Uint8Array;
}

export interface PictureAnswer {
  readonly read: PictureRead;
}

sharp.cache(false);
sharp.concurrency(1);

process.on('disconnect', () => process.exit(0));
process.on('message', ({ bytes }: PictureQuestion) => {
  void decodePicture(bytes).then((read) => process.send?.({ read } satisfies PictureAnswer));
});
// Decoding runs on another thread, so that this one sees the memory grow.
setInterval(() => {
  if (process.memoryUsage.rss() > rssMax) process.exit(1);
}, checkEveryMs);
