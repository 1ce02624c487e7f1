import { join } from 'node:path';
import { createDiskStore } from './disk-store.ts';
import { createPicturePool } from './picture-pool.ts';
import type { Pictures } from './pictures.ts';
import type { Settings } from '../settings.ts';

// Nothing starts and nothing is written before the first picture.
export const createPictures = (settings: Pick<Settings, 'dataDir'>): Pictures => {
  const pool = createPicturePool({ processesMax: 2, waitingMax: 60, answerWithinMs: 30_000, idleMs: 60_000 });
  return {
    read: (bytes) => pool.read(bytes),
    store: createDiskStore(join(settings.dataDir, 'pictures')),
    close: () => pool.close(),
  };
};
