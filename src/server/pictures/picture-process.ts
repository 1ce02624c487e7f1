import './give-way.ts';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { decodePicture } from './decode-picture.ts';
import type { PictureAnswer, PictureQuestion } from './picture-worker.ts';
import type { PictureRead } from './pictures.ts';

// A process of its own: what a picture does to its decoder reaches no money call.
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

// The server removes the file of a call that ended.
const read = async ({ path, isForTalk }: PictureQuestion): Promise<PictureRead> => {
  const bytes = await readFile(path).catch(() => null);
  return bytes === null ? { kind: 'unavailable' } : decodePicture(bytes, isForTalk);
};

process.on('message', (question: PictureQuestion) => {
  void read(question).then((answer) => process.send?.({ read: answer } satisfies PictureAnswer));
});

// Decoding runs on another thread, so that this one sees the memory grow.
setInterval(() => {
  if (process.memoryUsage.rss() > memoryMax) end();
}, checkEveryMs);
