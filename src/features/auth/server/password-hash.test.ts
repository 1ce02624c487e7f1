import { expect, it } from 'vitest';
import { startTestServer } from '#support/test-server.ts';
import { createHashingQueue } from './hashing-queue.ts';
import { hashPassword, isPasswordRight } from './password-hash.ts';

const server = await startTestServer();
const { context } = server;

it('a password is kept as Argon2id with a salt of its own', async () => {
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

it('letters that look the same are the same password however a keyboard composes them', async () => {
  const hash = await hashPassword(context, 'caf\u00e9 au lait');
  expect(await isPasswordRight(context, hash, 'cafe\u0301 au lait')).toBe(true);
});

it('at most one hash runs, 50 wait, and the next is told to come later', async () => {
  const inQueue = createHashingQueue(50);
  let running = 0;
  let runningMax = 0;
  const work = async (): Promise<void> => {
    running += 1;
    runningMax = Math.max(runningMax, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => inQueue(work)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(51);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  expect(refusals).toEqual(Array.from({ length: 9 }, () => 'Error: REQUEST_LIMIT'));
  expect(runningMax).toBe(1);
  await expect(inQueue(work)).resolves.toBeUndefined();
});

it('a failed hash does not stop the ones behind it', async () => {
  const inQueue = createHashingQueue(50);
  const results = await Promise.allSettled([
    inQueue(() => Promise.reject(new Error('out of memory'))),
    inQueue(() => Promise.resolve('hashed')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
