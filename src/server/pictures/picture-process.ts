import './give-way-first.ts';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { decodePicture } from './decode-picture.ts';
import type { PictureNews, PictureQuestion, ProcessLimits } from './picture-worker.ts';
import type { PictureRead } from './pictures.ts';

// A process of its own: what a picture does to its decoder reaches no money call.
const limits = JSON.parse(process.argv[2] ?? '') as ProcessLimits;

sharp.cache(false);
sharp.concurrency(1);

// The channel closes when the server is gone, however it ended. At once, even while a thread decodes.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const watch = new Worker(new URL('picture-limits.ts', import.meta.url), { workerData: limits });
const watching = once(watch, 'message');

// Once it has left this process.
const tell = (news: PictureNews): Promise<void> =>
  new Promise((resolve) => process.send?.(news, undefined, undefined, () => resolve()));

// The server removes the file of a call that ended.
const read = async ({ path, isForTalk }: PictureQuestion): Promise<PictureRead> => {
  const bytes = await readFile(path).catch(() => null);
  return bytes === null ? { kind: 'unavailable' } : decodePicture(bytes, isForTalk);
};

process.on('message', (question: PictureQuestion) => {
  void watching
    .then(() => tell('begun'))
    .then(() => {
      watch.postMessage(true, []);
      return read(question);
    })
    .then((answer) => {
      watch.postMessage(false, []);
      return tell({ read: answer });
    });
});
