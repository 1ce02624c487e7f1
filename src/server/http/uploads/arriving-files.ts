import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

// One file on its way in. On disk, since megabytes in memory make the garbage collector stop the money calls.
export interface ArrivingFile {
  readonly path: string;
  // What comes after the end is dropped.
  add(part: Uint8Array): Promise<void>;
  end(): Promise<void>;
  remove(): Promise<void>;
}

export interface ArrivingFiles {
  // Nothing is written before the first part.
  create(): ArrivingFile;
}

// Longer than a file may take to arrive and to be read.
const leftAfterMs = 15 * 60_000;

// What a process that died left behind; another one may be receiving beside this one.
const removeLeft = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > leftAfterMs) await rm(path, { force: true });
  }
};

// Files below one folder that only the server's user can read.
export const createArrivingFiles = (folder: string): ArrivingFiles => {
  const openFile = async (path: string): Promise<FileHandle> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeLeft(folder);
    return open(path, 'wx', 0o600);
  };
  return {
    create: () => {
      const path = join(folder, randomUUID());
      let opened: Promise<FileHandle> | null = null;
      let hasEnded = false;
      const end = async (): Promise<void> => {
        hasEnded = true;
        const handle = await opened?.catch(() => null);
        await handle?.close();
      };
      return {
        path,
        add: async (part) => {
          if (hasEnded) return;
          opened ??= openFile(path);
          await (await opened).appendFile(part);
        },
        end,
        remove: async () => {
          await end();
          await rm(path, { force: true });
        },
      };
    },
  };
};
