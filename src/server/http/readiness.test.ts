import { expect, it } from 'vitest';
import { createReadiness } from './readiness.ts';

it('is not ready while the database does not answer, and sends no second query meanwhile', async () => {
  let checks = 0;
  const isReady = createReadiness(
    () => {
      checks += 1;
      return new Promise(() => undefined);
    },
    { withinMs: 20, keptMs: 0 },
  );
  expect(await Promise.all(Array.from({ length: 100 }, isReady))).toEqual(Array.from({ length: 100 }, () => false));
  expect(await isReady()).toBe(false);
  expect(checks).toBe(1);
});

it('queries the database once for all requests within a second, whatever the answer', async () => {
  let checks = 0;
  const answers = [() => Promise.resolve(), () => Promise.reject(new Error('gone'))];
  for (const answer of answers) {
    const isReady = createReadiness(() => {
      checks += 1;
      return answer();
    });
    const first = await isReady();
    for (let ask = 0; ask < 50; ask += 1) expect(await isReady()).toBe(first);
  }
  expect(checks).toBe(2);
});

it('queries again once an answer is old', async () => {
  let isThere = false;
  const isReady = createReadiness(() => (isThere ? Promise.resolve() : Promise.reject(new Error('gone'))), {
    keptMs: 0,
  });
  expect(await isReady()).toBe(false);
  isThere = true;
  expect(await isReady()).toBe(true);
});
