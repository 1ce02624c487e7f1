import { expect, it } from 'vitest';
import { startTestServer } from '#support/test-server.ts';
import { deleteOldBudgets } from './budgets.ts';

const { context, database } = await startTestServer();

it('old budgets are forgotten without waiting for one that is used at this moment, which stays', async () => {
  const now = context.now();
  await database.owner.rows(`insert into budget (key, since, used) select key, $2, 1 from unnest($1::text[]) key`, [
    ['used', 'unused'],
    new Date(now.getTime() - 1),
  ]);
  const forgotten = await context.database.transaction(async (sql) => {
    await sql.rows(`update budget set used = 2 where key = 'used'`);
    return deleteOldBudgets(context.database, now, 10);
  });
  expect(forgotten).toBe(1);
  expect(await database.owner.rows(`select key from budget where since < $1`, [now])).toEqual([{ key: 'used' }]);
});
