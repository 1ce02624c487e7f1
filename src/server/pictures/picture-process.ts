import './lower-priority.ts';
import sharp from 'sharp';
import { decodePicture } from './decode-picture.ts';
import type { PictureAnswer } from './picture-worker.ts';

// A process of its own: what a picture does to its decoder reaches no money call.
const memoryMax = Number(process.argv[2]);
const checkEveryMs = 25;
const lengthBytes = 4;

sharp.cache(false);
sharp.concurrency(1);

// At once, even while a thread decodes.
const end = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

// The channel closes when the server is gone, however it ended.
process.on('disconnect', end);
const read = async (bytes: Uint8Array): Promise<void> => {
  process.send?.({ read: await decodePicture(bytes) } satisfies PictureAnswer);
};

// Each picture is its length in four bytes and then itself.
let parts: Buffer[] = [];
let arrived = 0;
process.stdin.on('data', (part: Buffer) => {
  parts.push(part);
  arrived += part.length;
  const length = arrived < lengthBytes ? Infinity : Buffer.concat(parts.slice(0, lengthBytes)).readUInt32LE();
  if (arrived < lengthBytes + length) return;
  const bytes = Buffer.concat(parts).subarray(lengthBytes);
  [parts, arrived] = [[], 0];
  void read(bytes);
});
// Decoding runs on another thread, so that this one sees the memory grow.
setInterval(() => {
  if (process.memoryUsage.rss() > memoryMax) end();
}, checkEveryMs);
