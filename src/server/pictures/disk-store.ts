import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pictureName, typeOfKey } from './picture-name.ts';
import type { PictureStore } from './pictures.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

// Files below one folder that only the server's user can read. A picture is whole or not there, also after a crash.
export const createDiskStore = (folder: string): PictureStore => {
  const pathOf = (key: string): string => join(folder, pictureName(key));
  return {
    put: async (key, { bytes }) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const unfinished = `${path}.${randomUUID()}`;
      try {
        const handle = await open(unfinished, 'wx', 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.datasync();
        } finally {
          await handle.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    },
    get: async (key) => {
      try {
        return { bytes: await readFile(pathOf(key)), type: typeOfKey(key) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    open: async (key, { from, to }) => {
      try {
        const handle = await open(pathOf(key), 'r');
        return handle.createReadStream({ start: from, end: to });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
    },
  };
};
