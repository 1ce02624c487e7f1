import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { mayRepeatAtOnce } from './connection-loss.ts';

interface Batching<Item, Result> {
  // One statement, and so one commit, for all of them. Returns their results in their order.
  write(items: readonly Item[]): Promise<readonly Result[]>;
  // A batch has one item of each key, in the order of the keys.
  keyOf(item: Item): string;
  readonly batchMax: number;
  // Which items of a batch failed, if the error says so; the first one is 1.
  faultsOf?(error: unknown): ReadonlySet<number>;
  // From the start of one batch to the start of the next one at least.
  readonly everyMs?: number;
}

export interface Batches<Item, Result> {
  add(item: Item): Promise<Result>;
  // How many have not begun.
  waiting(): number;
  // How many of them have this key.
  waitingOf(key: string): number;
  // Waits for the items that were added.
  idle(): Promise<void>;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly key: string;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

const noFaults: ReadonlySet<number> = new Set();

const settleAll = async <Item, Result>(
  { write }: Pick<Batching<Item, Result>, 'write'>,
  batch: readonly Waiting<Item, Result>[],
): Promise<void> => {
  const results = await write(batch.map(({ item }) => item));
  for (const [index, { resolve, reject }] of batch.entries()) {
    const result = results[index];
    if (result === undefined) reject(new Error('the batch returned no result'));
    else resolve(result);
  }
};

// One item's fault must not affect its neighbours: the others are sent again together, or each alone if the database
// does not say which item failed.
const runBatch = async <Item, Result>(
  batching: Batching<Item, Result>,
  batch: readonly Waiting<Item, Result>[],
): Promise<void> => {
  if (batch.length === 0) return;
  try {
    await settleAll(batching, batch);
  } catch (error) {
    if (batch.length === 1 || mayRepeatAtOnce(error)) {
      for (const { reject } of batch) reject(error);
      return;
    }
    const faults = batching.faultsOf?.(error) ?? noFaults;
    const rest = batch.filter((_, index) => !faults.has(index + 1));
    for (const one of batch) if (!rest.includes(one)) one.reject(error);
    if (rest.length < batch.length) return runBatch(batching, rest);
    for (const one of batch) await settleAll(batching, [one]).catch(one.reject);
  }
};

// Takes items that can go together from the queue; the rest keep their order.
const takeBatch = <Item, Result>(queue: readonly Waiting<Item, Result>[], batchMax: number) => {
  const batch = new Map<string, Waiting<Item, Result>>();
  const rest: Waiting<Item, Result>[] = [];
  for (const one of queue) {
    if (batch.size < batchMax && !batch.has(one.key)) batch.set(one.key, one);
    else rest.push(one);
  }
  const inOrder = [...batch].sort(([left], [right]) => (left < right ? -1 : 1));
  return { batch: inOrder.map(([, one]) => one), rest };
};

// Gathers items into few commits, one batch at a time: what arrives while a batch runs forms the next one.
export const createBatches = <Item, Result>(batching: Batching<Item, Result>): Batches<Item, Result> => {
  const { keyOf, batchMax, everyMs = 0 } = batching;
  let queue: Waiting<Item, Result>[] = [];
  let running: Promise<void> | null = null;
  let nextAt = 0;
  const run = async () => {
    // Callers of the same moment share the first batch: of the same turn of the event loop where batches keep a pace.
    await (everyMs === 0 ? Promise.resolve() : setImmediate());
    while (queue.length > 0) {
      const pauseMs = nextAt - performance.now();
      if (pauseMs > 0) await sleep(pauseMs);
      nextAt = performance.now() + everyMs;
      const { batch, rest } = takeBatch(queue, batchMax);
      queue = rest;
      await runBatch(batching, batch);
    }
    running = null;
  };
  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        queue.push({ item, key: keyOf(item), resolve, reject });
        running ??= run();
      }),
    waiting: () => queue.length,
    waitingOf: (key) => queue.filter((one) => one.key === key).length,
    idle: async () => {
      await running;
    },
  };
};
