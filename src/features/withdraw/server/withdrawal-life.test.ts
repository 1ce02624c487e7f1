import { expect, it } from 'vitest';
import { isFinal, statusesOf } from '#contract/life.ts';
import { freshDatabase, permittedStatuses } from '#support/fresh-database.ts';
import { withdrawalLife } from '../rules.ts';

it('the database permits exactly the statuses of a withdrawal’s life, and only final ones end its hold', async () => {
  const fresh = await freshDatabase();
  expect(await permittedStatuses(fresh.database, 'withdrawal_status')).toEqual(statusesOf(withdrawalLife).toSorted());
  await fresh.drop();
  for (const status of statusesOf(withdrawalLife))
    expect(['settle', 'release'].includes(withdrawalLife[status].move ?? ''), status).toBe(
      isFinal(withdrawalLife, status),
    );
});
