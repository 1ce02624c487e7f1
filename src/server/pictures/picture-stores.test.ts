import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestBucket } from '#support/whole-system/test-bucket.ts';
import { createDiskStore } from './disk-store.ts';
import type { PictureStore } from './pictures.ts';
import { createS3Store } from './s3-store.ts';

const folder = await mkdtemp(join(tmpdir(), 'krapao-stores-'));
const bucket = await startTestBucket();
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const disk = join(folder, 'disk', 'pictures');
const stores: readonly (readonly [string, PictureStore])[] = [
  ['on disk', createDiskStore(disk)],
  ['in a bucket', createS3Store(bucket)],
];

const picture = (content: string) => ({ bytes: Buffer.from(content), type: 'image/jpeg' as const });
const contentOf = async (store: PictureStore, key: string): Promise<string | null> => {
  const found = await store.get(key);
  return found === null ? null : Buffer.from(found.bytes).toString();
};

describe.for(stores)('pictures %s', ([, store]) => {
  it('are given back byte for byte under their key, and no other key has them', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7) % 256));
    await store.put('slip/a-1', { bytes, type: 'image/jpeg' });
    const found = await store.get('slip/a-1');
    expect(Buffer.from(found?.bytes ?? []).equals(bytes)).toBe(true);
    expect(found?.type).toBe('image/jpeg');
    expect(await store.get('slip/a-2')).toBeNull();
    expect(await store.get('chat/a-1')).toBeNull();
  });

  it('are given in parts as they are read, and keep their type', async () => {
    const bytes = Buffer.from(Array.from({ length: 3_000 }, (_, at) => at % 251));
    await store.put('chat/film.mp4', { bytes, type: 'video/mp4' });
    const part = await store.open('chat/film.mp4', { from: 1_000, to: 1_999 });
    const read = part === null ? Buffer.alloc(0) : Buffer.concat((await part.toArray()) as Buffer[]);
    expect(read.equals(bytes.subarray(1_000, 2_000))).toBe(true);
    expect((await store.get('chat/film.mp4'))?.type).toBe('video/mp4');
    await store.remove('chat/film.mp4');
    expect(await store.open('chat/film.mp4', { from: 0, to: 1 })).toBeNull();
  });

  it('are replaced by a second one under the same key', async () => {
    await store.put('slip/b', picture('first'));
    await store.put('slip/b', picture('second'));
    expect(await contentOf(store, 'slip/b')).toBe('second');
  });

  it('are gone once removed, and removing what is not there does nothing', async () => {
    await store.put('slip/c', picture('one'));
    await store.remove('slip/c');
    await store.remove('slip/c');
    expect(await store.get('slip/c')).toBeNull();
  });

  it('are whole when many are kept and read at once', async () => {
    const content = (at: number): string => `${String(at)} `.repeat(20_000);
    await Promise.all(Array.from({ length: 20 }, (_, at) => store.put('slip/busy', picture(content(at % 4)))));
    const found = (await contentOf(store, 'slip/busy')) ?? '';
    expect([0, 1, 2, 3].map(content)).toContain(found);
  });

  it.for([
    '',
    '../a',
    'a/../b',
    '/a',
    'a//b',
    'a/',
    'A',
    'a.jpg',
    'a\0b',
    'a%2fb',
    'a?b',
    'a#b',
    'ก',
    'a'.repeat(65),
    'a/b/c/d/e',
  ])('have no key %j', async (key) => {
    await expect(store.put(key, picture('x'))).rejects.toThrow('another form');
    await expect(store.get(key)).rejects.toThrow('another form');
    await expect(store.remove(key)).rejects.toThrow('another form');
  });
});

it('nobody but the server can read the files or list them, and nothing unfinished is left', async () => {
  await createDiskStore(disk).put('slip/private', picture('one'));
  const modes = await Promise.all(
    [disk, join(disk, 'slip'), join(disk, 'slip', 'private.jpg')].map(async (path) => (await stat(path)).mode & 0o777),
  );
  expect(modes).toEqual([0o700, 0o700, 0o600]);
  const names = await readdir(disk, { recursive: true });
  expect(names.filter((name) => name.includes('.') && !name.endsWith('.jpg'))).toEqual([]);
});

it('a disk that cannot be written is a fault, and leaves nothing half written', async () => {
  const blocked = createDiskStore(join(disk, 'slip', 'private.jpg'));
  await expect(blocked.put('slip/a', picture('one'))).rejects.toThrow('ENOTDIR');
});

it('a bucket refuses another secret, and the error repeats neither key nor secret', async () => {
  const store = createS3Store({ ...bucket, secret: 'another secret' });
  const error = await store.put('slip/d', picture('one')).catch((fault: unknown) => String(fault));
  expect(error).toContain('answered 403 when it was to keep slip/d');
  expect(error).not.toMatch(/another secret|S3RVER|signature/i);
  await expect(store.get('slip/d')).rejects.toThrow('answered 403');
});

// A bucket of this test that answers as told.
const answering = async (statuses: number[]): Promise<{ store: PictureStore; server: Server; calls: () => number }> => {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    request.resume().on('end', () => response.writeHead(statuses.shift() ?? 200, { location: bucket.url }).end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/pictures`;
  return { store: createS3Store({ ...bucket, url }), server, calls: () => calls };
};

it.for<[string, number[], boolean, number]>([
  ['is busy once', [503, 200], true, 2],
  ['is busy for long', [503, 500, 503, 200], false, 3],
  ['is elsewhere', [307], false, 1],
])('a bucket that %s', async ([, statuses, isKept, calls]) => {
  const bucketOfTest = await answering([...statuses]);
  const kept = await bucketOfTest.store.put('slip/e', picture('one')).then(
    () => true,
    () => false,
  );
  bucketOfTest.server.close();
  expect([kept, bucketOfTest.calls()]).toEqual([isKept, calls]);
});
