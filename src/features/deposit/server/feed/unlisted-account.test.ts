import { expect, it } from 'vitest';
import { accountOf, eventually, transferTo, walletOf, withoutNotices } from '#support/deposits.ts';
import { changeOperator } from '#support/office-acts.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer();
const thaiAccount = { bankCode: 'SCB', accountNo: '0142000002' };

const show = async (isListed: boolean): Promise<void> => {
  const [account] = await server.context.database.rows<{ accountId: string }>(
    'select account_id as "accountId" from deposit_account where account_no = $1',
    [thaiAccount.accountNo],
  );
  await changeOperator(server, { kind: 'deposit_account', object: account?.accountId ?? '', fields: { isListed } });
  server.clock.advance(10_000);
};

it('money received on an account that is no longer shown is still booked, by its notice and by its feed', async () => {
  const [noticed, missed] = [await server.member(), await server.member()];
  await show(false);
  await transferTo(server, thaiAccount, { from: accountOf(noticed), amount: 25 });
  await eventually(async () => expect(await walletOf(server, noticed)).toBe(2_500n));
  await withoutNotices(server, 'bank', () => transferTo(server, thaiAccount, { from: accountOf(missed), amount: 35 }));
  await server.runJobs();
  expect(await walletOf(server, missed)).toBe(3_500n);
  await show(true);
});
