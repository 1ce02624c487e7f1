import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { freshDatabase } from '#support/fresh-database.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options?: { readonly type: 'minor' }) => void;

const oldBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0;

it('a statement and its answer are gone after a small garbage collection', async () => {
  await using fresh = await freshDatabase();
  const { database } = fresh;
  const ask = () => database.rows(`select repeat('x', 1000) as text from generate_series(1, $1::int)`, [20]);
  for (let nth = 0; nth < 50; nth += 1) await ask();
  const running = ask();
  // What runs while it is collected twice is old afterwards.
  collect({ type: 'minor' });
  collect({ type: 'minor' });
  await running;
  const before = oldBytes();
  for (let nth = 0; nth < 500; nth += 1) {
    await ask();
    if (nth % 50 === 0) collect({ type: 'minor' });
  }
  collect({ type: 'minor' });
  collect({ type: 'minor' });
  expect(oldBytes() - before).toBeLessThan(1_000_000);
});
