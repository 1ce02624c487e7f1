import { expect, it } from 'vitest';
import type { Sql } from '#database/database.ts';
import { startTestServer } from '#support/test-server.ts';
import { listOwnersOfNumberLike } from '#members/claims-table.ts';

const { database } = await startTestServer();

it.each([
  ['the sixth to the ninth digit', '%_____0420_'],
  ['the last four digits', '%______4200'],
])('the owners of accounts of which a bank shows %s are found by an index', async (_, pattern) => {
  const { owner } = database;
  await owner.rows(
    `insert into bank_account_claim (bank_code, account_no, member_id)
     select 'SCB', lpad(n::text, 10, '0'), gen_random_uuid() from generate_series(1, 20000) n on conflict do nothing`,
  );
  await owner.rows('analyze bank_account_claim');
  const plans: string[] = [];
  const explaining = {
    rows: async (text: string, values: unknown[]) => {
      plans.push(JSON.stringify(await owner.rows(`explain ${text}`, values)));
      return owner.rows(text, values);
    },
  } as unknown as Sql;
  const owners = await listOwnersOfNumberLike(explaining, { bankCode: 'SCB', pattern });
  expect(owners.length).toBeGreaterThan(0);
  expect(plans.join()).toContain('bank_account_claim_shown');
});
