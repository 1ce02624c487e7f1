import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createDiskStore } from './disk-store.ts';
import { createPicturePool } from './picture-pool.ts';
import type { Pictures } from './pictures.ts';
import { createS3Store } from './s3-store.ts';
import type { Settings } from '../settings.ts';

const poolLimits = {
  // Money calls and their database need the other processors.
  processesMax: Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2))),
  waitingMax: 60,
  // These two together are less than a phone waits for its answer.
  waitingMs: 120_000,
  answerWithinMs: 120_000,
  processorMs: 45_000,
  idleMs: 60_000,
  memoryMax: 640 * 1024 * 1024,
};

// Nothing starts and nothing is written before the first picture.
export const createPictures = ({ dataDir, pictureBucket }: Pick<Settings, 'dataDir' | 'pictureBucket'>): Pictures => {
  const pool = createPicturePool(poolLimits);
  return {
    read: (path) => pool.read(path),
    readForTalk: (path) => pool.read(path, true),
    store: pictureBucket === null ? createDiskStore(join(dataDir, 'pictures')) : createS3Store(pictureBucket),
    close: () => pool.close(),
  };
};
