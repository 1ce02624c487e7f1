import { expect, it } from 'vitest';
import { startTestServer } from '#support/test-server.ts';
import { createHashingQueue } from './hashing-queue.ts';
import { hashPassword, isPasswordRight } from './password-hash.ts';

const server = await startTestServer();
const { context } = server;

it('a password is stored as Argon2id with its own salt', async () => {
  const [first, second] = [await hashPassword(context, 'a password'), await hashPassword(context, 'a password')];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=64,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(second).not.toBe(first);
  expect(await isPasswordRight(context, first, 'a password')).toBe(true);
  expect(await isPasswordRight(context, second, 'a password.')).toBe(false);
});

it('a hash can take 19 MiB and two passes, and older hashes stay readable when the figure changes', async () => {
  const usual = { ...context, settings: { ...context.settings, PASSWORD_MEMORY_KIB: 19_456 } };
  const strong = await hashPassword(usual, 'a password');
  expect(strong).toContain('$m=19456,t=2,p=1$');
  expect(await isPasswordRight(context, strong, 'a password')).toBe(true);
});

it('a hash of the reference implementation is verified', async () => {
  const reference = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await isPasswordRight(context, reference, 'password')).toBe(true);
  expect(await isPasswordRight(context, reference, 'Password')).toBe(false);
});

it('letters that look the same are the same password, however a keyboard composes them', async () => {
  const hash = await hashPassword(context, 'caf\u00e9 au lait');
  expect(await isPasswordRight(context, hash, 'cafe\u0301 au lait')).toBe(true);
});

const limits = { atOnce: 1, waitingMax: { known: 20, strangers: 50 } };

it('at most one hash runs, 50 strangers wait, and the next one is refused for now', async () => {
  const queue = createHashingQueue(limits);
  let running = 0;
  let runningMax = 0;
  const work = async (): Promise<void> => {
    running += 1;
    runningMax = Math.max(runningMax, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => queue.strangers(work)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(51);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  expect(refusals).toEqual(Array.from({ length: 9 }, () => 'Error: REQUEST_LIMIT'));
  expect(runningMax).toBe(1);
  await expect(queue.strangers(work)).resolves.toBeUndefined();
});

it('known callers go ahead of all strangers and have their own places', async () => {
  const queue = createHashingQueue(limits);
  const order: string[] = [];
  const note = (name: string) => () => Promise.resolve(void order.push(name));
  const waiting = Array.from({ length: 51 }, () => queue.strangers(note('stranger')));
  await Promise.all([queue.known(note('known')), ...waiting, queue.known(note('known'))]);
  expect(order.slice(0, 4)).toEqual(['stranger', 'known', 'known', 'stranger']);
  expect(order).toHaveLength(53);
});

it('in a full queue a new caller takes the last place of the caller with the most waiting tries, and is refused if all have equally many', async () => {
  const { strangers } = createHashingQueue({ atOnce: 1, waitingMax: { known: 0, strangers: 4 } });
  const done: string[] = [];
  const ask = (from: string) => strangers(() => Promise.resolve(void done.push(from)), from);
  const asked = ['a', 'a', 'a', 'a', 'b', 'a', 'c', 'd', 'e', 'f'].map(ask);
  const results = await Promise.allSettled(asked);
  expect(done).toEqual(['a', 'a', 'b', 'c', 'd']);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5);
});

it('a failed hash does not stop the ones after it', async () => {
  const { strangers } = createHashingQueue(limits);
  const results = await Promise.allSettled([
    strangers(() => Promise.reject(new Error('out of memory'))),
    strangers(() => Promise.resolve('hashed')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
