import { expect, it } from 'vitest';
import { statusesOf } from '#contract/lifecycle.ts';
import { freshDatabase, permittedStatuses } from '#support/fresh-database.ts';
import { transferLifecycle } from '../rules.ts';

it('the database permits exactly the statuses of a transfer’s life, and only final ones end its hold', async () => {
  const fresh = await freshDatabase();
  expect(await permittedStatuses(fresh.database, 'game_transfer_status')).toEqual(
    statusesOf(transferLifecycle).toSorted(),
  );
  await fresh.drop();
  for (const status of statusesOf(transferLifecycle))
    expect(['settle', 'release'].includes(transferLifecycle[status].move ?? ''), status).toBe(
      transferLifecycle[status].next.length === 0,
    );
});
