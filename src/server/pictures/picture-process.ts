import './lower-priority.ts';
import sharp from 'sharp';
import { decodePicture } from './decode-picture.ts';
import type { PictureAnswer } from './picture-worker.ts';

// A process of its own: what a picture does to its decoder reaches no money call.
const memoryMax = Number(process.argv[2]);
const checkEveryMs = 25;
const headBytes = 5;

sharp.cache(false);
sharp.concurrency(1);

// At once, even while a thread decodes.
const end = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

// The channel closes when the server is gone, however it ended.
process.on('disconnect', end);
const read = async (bytes: Uint8Array, isForTalk: boolean): Promise<void> => {
  process.send?.({ read: await decodePicture(bytes, isForTalk) } satisfies PictureAnswer);
};

// Each picture is its length in four bytes, one for its purpose and then itself, which is kept in one buffer from the start.
let head: Buffer = Buffer.alloc(0);
let picture: Buffer | null = null;
let arrived = 0;
let isForTalk = false;
process.stdin.on('data', (part: Buffer) => {
  let rest = part;
  if (picture === null) {
    head = Buffer.concat([head, part]);
    if (head.length < headBytes) return;
    picture = Buffer.allocUnsafeSlow(head.readUInt32LE());
    isForTalk = head.readUInt8(4) === 1;
    rest = head.subarray(headBytes);
    head = Buffer.alloc(0);
  }
  arrived += rest.copy(picture, arrived);
  if (arrived < picture.length) return;
  const whole = picture;
  [picture, arrived] = [null, 0];
  void read(whole, isForTalk);
});
// Decoding runs on another thread, so that this one sees the memory grow.
setInterval(() => {
  if (process.memoryUsage.rss() > memoryMax) end();
}, checkEveryMs);
