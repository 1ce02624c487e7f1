import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

// The file of a picture as the server receives it, for the test that asks.
export const inFile = async (bytes: Uint8Array): Promise<string> => {
  const path = join(tmpdir(), `krapao-picture-${randomUUID()}`);
  await writeFile(path, bytes);
  onTestFinished(() => rm(path, { force: true }));
  return path;
};
