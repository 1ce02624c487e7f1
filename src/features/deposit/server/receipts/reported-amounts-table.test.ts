import { expect, it } from 'vitest';
import type { Sql } from '#database/database.ts';
import { startTestServer } from '#support/test-server.ts';
import { countUnshown } from './reported-amounts-table.ts';

const { database, clock } = await startTestServer();
const account = { bankCode: 'KBANK', accountNo: '0011000001' };

it('what slips alone reported on a day is counted without reading all that came to the account', async () => {
  const { owner } = database;
  const now = clock.now();
  await owner.rows(
    `with made as (
       insert into bank_receipt (member_id, operation_id, channel, amount, currency, to_bank_code, to_account_no,
         sending_bank_code, payer_bank_code, payer_account_no, payer_name, paid_at, claimed_at)
       select gen_random_uuid(), gen_random_uuid(), 'SLIP', 100, 'BAHT', $1, $2, 'SCB', 'SCB', '', '', $3, $3
       from generate_series(1, 10000) returning member_id, operation_id)
     insert into receipt_channel (member_id, operation_id, channel, issuer, paid_at, told_at, proved_at)
     select member_id, operation_id, 'SLIP', 'SCB', $3, $3, case when row_number() over () > 5 then $3 end from made`,
    [account.bankCode, account.accountNo, now],
  );
  await owner.rows('analyze bank_receipt');
  await owner.rows('analyze receipt_channel');
  const plans: string[] = [];
  const explaining = {
    one: async (text: string, values: unknown[]) => {
      plans.push(JSON.stringify(await owner.rows(`explain ${text}`, values)));
      return owner.one(text, values);
    },
  } as unknown as Sql;
  expect(await countUnshown(explaining, account, now)).toBe(500n);
  await owner.rows('delete from receipt_channel');
  await owner.rows('delete from bank_receipt');
  expect(plans.join()).toContain('receipt_channel_unproved');
  expect(plans.join()).not.toContain('Seq Scan');
});
