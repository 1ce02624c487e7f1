import { expect, it } from 'vitest';
import { statusesOf } from '#contract/lifecycle.ts';
import { freshDatabase, permittedStatuses } from '#support/fresh-database.ts';
import { walletLinkLifecycle } from '../rules.ts';

it('the database permits exactly the statuses of a gift link’s life', async () => {
  const fresh = await freshDatabase();
  expect(await permittedStatuses(fresh.database, 'wallet_link_status')).toEqual(
    statusesOf(walletLinkLifecycle).toSorted(),
  );
  await fresh.drop();
});
