import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { sharedLookup } from './shared-lookup.ts';

const lookUp = (lookupsEveryMs: number, most?: { keysMax: number }) => {
  const loaded: string[][] = [];
  const find = sharedLookup<string>((_sql, keys) => {
    loaded.push(keys);
    return Promise.resolve(keys.filter((key) => key !== 'nobody').map((key) => ({ key, found: `found ${key}` })));
  }, most);
  const database = { isSpread: false, lookupsEveryMs } as Database;
  return { loaded, find: (key: string) => find(database, key) };
};

it('where lookups keep a pause, the first is asked at once and those within the pause together, each with its own answer', async () => {
  const { loaded, find } = lookUp(50);
  expect(await find('a')).toBe('found a');
  const waiting = [find('b')];
  await setImmediate();
  waiting.push(find('nobody'), find('c'));
  expect(await Promise.all(waiting)).toEqual(['found b', null, 'found c']);
  expect(loaded).toEqual([['a'], ['b', 'nobody', 'c']]);
});

it('where they keep none, a later one does not wait for others', async () => {
  const { loaded, find } = lookUp(0);
  await find('a');
  const waiting = [find('b')];
  await setImmediate();
  await setImmediate();
  waiting.push(find('c'));
  await Promise.all(waiting);
  expect(loaded).toEqual([['a'], ['b'], ['c']]);
});

it('no query has more keys than its lookup allows, and all are answered', async () => {
  const { loaded, find } = lookUp(0, { keysMax: 2 });
  expect(await Promise.all(['a', 'b', 'c', 'd', 'e'].map(find))).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((key) => `found ${key}`),
  );
  expect(loaded).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});
