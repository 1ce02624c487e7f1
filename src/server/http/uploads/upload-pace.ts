import { setTimeout as rest } from 'node:timers/promises';

export interface UploadPace {
  // Resolves when so many more bytes may be read.
  take(bytes: number): Promise<void>;
}

const restMsMin = 2;

// Reading pictures takes time of the thread that answers money calls, so all of them together are read no faster than
// this. What waits stays with its sender.
export const createUploadPace = (bytesPerSecond: number): UploadPace => {
  let freeAt = 0;
  return {
    take: async (bytes) => {
      const now = performance.now();
      freeAt = Math.max(freeAt, now) + (bytes / bytesPerSecond) * 1000;
      if (freeAt - now > restMsMin) await rest(freeAt - now);
    },
  };
};
