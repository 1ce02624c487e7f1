import { readdir, readFile } from 'node:fs/promises';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inFile } from '#support/bad-input/in-file.ts';
import { pageWithCodes } from '#support/bad-input/test-pictures.ts';
import { createPicturePool, type PicturePool, type PoolLimits } from './picture-pool.ts';
import type { PictureQuestion } from './picture-worker.ts';

const mega = 1024 * 1024;
const pools: PicturePool[] = [];
const poolWith = (limits: Partial<PoolLimits> = {}): PicturePool => {
  const pool = createPicturePool({
    processesMax: 1,
    waitingMax: 2,
    waitingMs: 60_000,
    answerWithinMs: 60_000,
    processorMs: 60_000,
    idleMs: 60_000,
    memoryMax: 2_000 * mega,
    ...limits,
  });
  pools.push(pool);
  return pool;
};
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

const bytes = await (await pageWithCodes(['a code'])).jpeg().toBuffer();
let page: string;
beforeEach(async () => {
  page = await inFile(bytes);
});
const kindsOf = async (pool: PicturePool, count: number): Promise<string[]> =>
  (await Promise.all(Array.from({ length: count }, () => pool.read(page)))).map(({ kind }) => kind);

it('pictures beyond those that may wait are answered at once as unavailable, and the others are read', async () => {
  expect(await kindsOf(poolWith(), 5)).toEqual(['read', 'read', 'read', 'unavailable', 'unavailable']);
});

it('a picture whose process takes too much memory is refused, and so is only that one', async () => {
  const pool = poolWith({ memoryMax: 1 });
  expect(await Promise.all([pool.read(page), pool.read(page)])).toEqual([
    { kind: 'refused', reason: 'BROKEN' },
    { kind: 'refused', reason: 'BROKEN' },
  ]);
  expect(await kindsOf(poolWith(), 1)).toEqual(['read']);
});

it('a picture that takes too much processor time is refused, and those behind it get a process of their own', async () => {
  // All tries are made on a page without a code.
  page = await inFile(await (await pageWithCodes([])).jpeg().toBuffer());
  const pool = poolWith({ processorMs: 1 });
  expect(await kindsOf(pool, 2)).toEqual(['refused', 'refused']);
});

it('a picture that was not read in time by the clock is unavailable, since nothing was learnt about it', async () => {
  const pool = poolWith({ answerWithinMs: 1 });
  expect(await kindsOf(pool, 3)).toEqual(['unavailable', 'unavailable', 'unavailable']);
});

it('a picture whose turn does not come in time is unavailable, and the one under way is read', async () => {
  expect(await kindsOf(poolWith({ waitingMs: 1 }), 3)).toEqual(['read', 'unavailable', 'unavailable']);
});

it('a picture whose processes end before they begin it is unavailable, not broken', async () => {
  expect(await kindsOf(poolWith({ program: '/no/such/program' }), 2)).toEqual(['unavailable', 'unavailable']);
  expect(await kindsOf(poolWith(), 1)).toEqual(['read']);
});

it('a process that was idle for long enough ends, and the next picture starts another', async () => {
  const pool = poolWith({ idleMs: 1 });
  for (let times = 0; times < 3; times += 1) expect(await kindsOf(pool, 1)).toEqual(['read']);
});

it('closing lets the picture under way end, and takes no other', async () => {
  const pool = poolWith();
  const reading = kindsOf(pool, 2);
  await pool.close();
  expect(await reading).toEqual(['read', 'unavailable']);
  expect(await kindsOf(pool, 1)).toEqual(['unavailable']);
});

it('a picture process gives way to money calls, and ends when its server is gone', async () => {
  const entry = fileURLToPath(new URL('picture-process.ts', import.meta.url));
  const child = fork(entry, [JSON.stringify({ memoryMax: 2_000 * mega, processorMs: 60_000 })], {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    detached: true,
  });
  const news: unknown[] = [];
  child.on('message', (said) => news.push(said));
  child.send({ path: page, isForTalk: false } satisfies PictureQuestion);
  await vi.waitFor(() => expect(news).toHaveLength(2), { timeout: 20_000 });
  expect(news).toMatchObject(['begun', { read: { kind: 'read', codes: ['a code'] } }]);
  const below = constants.priority.PRIORITY_BELOW_NORMAL;
  const threads = await readdir(`/proc/${String(child.pid)}/task`).catch(() => [String(child.pid)]);
  expect(threads.map((thread) => getPriority(Number(thread)))).toEqual(threads.map(() => below));
  // Of its whole session, where the system weighs sessions.
  const session = await readFile(`/proc/${String(child.pid)}/autogroup`, 'utf8').catch(() => 'nice 5');
  expect(session.trim()).toMatch(/nice 5$/);
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
});
