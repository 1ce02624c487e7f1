import { expect, it } from 'vitest';
import { statusesOf } from '#contract/lifecycle.ts';
import { freshDatabase, permittedStatuses } from '#support/fresh-database.ts';
import { withdrawalLifecycle } from '../rules.ts';

it('the database permits exactly the statuses of a withdrawal’s life, and only final ones end its hold', async () => {
  const fresh = await freshDatabase();
  expect(await permittedStatuses(fresh.database, 'withdrawal_status')).toEqual(
    statusesOf(withdrawalLifecycle).toSorted(),
  );
  await fresh.drop();
  for (const status of statusesOf(withdrawalLifecycle))
    expect(['settle', 'release'].includes(withdrawalLifecycle[status].move ?? ''), status).toBe(
      withdrawalLifecycle[status].next.length === 0,
    );
});
