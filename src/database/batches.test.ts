import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createBatches } from './batches.ts';

interface Item {
  readonly key: string;
  readonly value: number;
}

const item = (value: number, key = String(value)): Item => ({ key, value });

const recorder = (settings: { everyMs?: number; batchMax?: number } = {}) => {
  const written: number[][] = [];
  const times: number[] = [];
  const batches = createBatches<Item, string>({
    write: async (items) => {
      times.push(performance.now());
      written.push(items.map(({ value }) => value));
      if (items.some(({ value }) => value < 0)) throw new Error('negative');
      return Promise.resolve(items.map(({ value }) => `wrote ${String(value)}`));
    },
    keyOf: ({ key }) => key,
    batchMax: 10,
    ...settings,
  });
  return { batches, written, times };
};

it('items of one moment share a batch in the order of their keys, and each is told its own result', async () => {
  const { batches, written } = recorder();
  const results = await Promise.all([3, 1, 2].map((value) => batches.add(item(value))));
  expect(written).toEqual([[1, 2, 3]]);
  expect(results).toEqual(['wrote 3', 'wrote 1', 'wrote 2']);
});

it('a batch takes one item of a key and no more than its size; the rest follow in their order', async () => {
  const { batches, written } = recorder({ batchMax: 2 });
  const added = [item(1, 'a'), item(2, 'a'), item(3, 'b'), item(4, 'c')].map((one) => batches.add(one));
  expect([batches.waiting(), batches.waitingOf('a'), batches.waitingOf('d')]).toEqual([4, 2, 0]);
  await Promise.all(added);
  expect(written).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

it('of a batch that fails only the items that fail alone are refused', async () => {
  const { batches } = recorder();
  const results = await Promise.allSettled([1, -1, 2].map((value) => batches.add(item(value))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('where there is a pace, items of the same turn share the first batch although some were added after a wait', async () => {
  const { batches, written } = recorder({ everyMs: 50 });
  const late = async () => {
    for (let waits = 0; waits < 20; waits += 1) await Promise.resolve();
    return batches.add(item(2));
  };
  await Promise.all([batches.add(item(1)), late()]);
  expect(written).toEqual([[1, 2]]);
});

it('the first item is written at once, those within the pace after it together at its end', async () => {
  const { batches, written, times } = recorder({ everyMs: 50 });
  await batches.add(item(1));
  const added = [batches.add(item(2))];
  await setImmediate();
  added.push(batches.add(item(3)));
  await Promise.all(added);
  expect(written).toEqual([[1], [2, 3]]);
  const [first = 0, second = 0] = times;
  // A timer may end a moment early.
  expect(second - first).toBeGreaterThan(48);
});

it('an item without a key is refused alone, and the items after it are written', async () => {
  const batches = createBatches<Item, number>({
    write: (items) => Promise.resolve(items.map(({ value }) => value)),
    keyOf: ({ key }) => {
      if (key === '') throw new Error('no key');
      return key;
    },
    batchMax: 10,
  });
  await expect(batches.add(item(1, ''))).rejects.toThrow('no key');
  expect(await batches.add(item(2))).toBe(2);
});
