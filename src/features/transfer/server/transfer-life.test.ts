import { expect, it } from 'vitest';
import { isFinal, statusesOf } from '#contract/life.ts';
import { freshDatabase, permittedStatuses } from '#support/fresh-database.ts';
import { transferLife } from '../rules.ts';

it('the database permits exactly the statuses of a transfer’s life, and only final ones end its hold', async () => {
  const fresh = await freshDatabase();
  expect(await permittedStatuses(fresh.database, 'game_transfer_status')).toEqual(statusesOf(transferLife).toSorted());
  await fresh.drop();
  for (const status of statusesOf(transferLife))
    expect(['settle', 'release'].includes(transferLife[status].move ?? ''), status).toBe(isFinal(transferLife, status));
});
