import { expect, it } from 'vitest';
import { walletOf } from '#support/deposits.ts';
import { changeOperator, changeSetting } from '#support/office-acts.ts';
import { checkedSlip, feedOf, openSlipBank, slipsOf } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { checkSlips } from './check-slips.ts';

const server = await startTestServer();
const bank = openSlipBank(server);
const tellFeed = feedOf(server);

it('a slip waits while the bank’s own line shows another amount of the same payer, and is credited once the bank shows its amount', async () => {
  const [member, other] = [await server.member(), await server.member()];
  const slip = bank.paid(member, { amount: 90_000n });
  await tellFeed(member, { ...slip.transfer, amount: 9_000n });
  expect(await checkedSlip(server, member, { codes: [slip.code] })).toMatchObject({ status: 'PENDING' });
  expect(await walletOf(server, member)).toBe(0n);
  const stranger = bank.paid(other, { amount: 80_000n });
  expect(await checkedSlip(server, other, { codes: [stranger.code] })).toMatchObject({ status: 'SUCCESS' });
  await tellFeed(member, slip.transfer);
  server.clock.advance(60_000);
  await checkSlips.run(server.context);
  expect((await slipsOf(server, member))[0]).toMatchObject({ status: 'SUCCESS' });
  expect(await walletOf(server, member)).toBe(90_000n);
});

it('a second payment of one payer is credited as soon as the first has its own slip', async () => {
  const member = await server.member();
  const [first, second] = [bank.paid(member, { amount: 11_100n }), bank.paid(member, { amount: 22_200n })];
  await tellFeed(member, first.transfer);
  expect(await checkedSlip(server, member, { codes: [first.code] })).toMatchObject({ status: 'SUCCESS' });
  expect(await checkedSlip(server, member, { codes: [second.code] })).toMatchObject({ status: 'SUCCESS' });
  expect(await walletOf(server, member)).toBe(33_300n);
});

it('a slip paid to the number that an account had until recently is credited, and so is a line of that number', async () => {
  const [member, other] = [await server.member(), await server.member()];
  const [before, after] = [bank.paid(member, { amount: 70_000n }), bank.paid(other, { amount: 60_000n })];
  const { accountId = '' } =
    (await server.database.owner.one<{ accountId: string }>(
      `select account_id as "accountId" from deposit_account where bank_code = 'KBANK' and account_no = '0011000001'`,
    )) ?? {};
  const renumber = async (accountNo: string): Promise<void> => {
    await changeOperator(server, { kind: 'deposit_account', object: accountId, fields: { accountNo } });
    server.clock.advance(6_000);
  };
  await renumber('0011999999');
  expect(await checkedSlip(server, member, { codes: [before.code] })).toMatchObject({ status: 'SUCCESS' });
  await tellFeed(other, after.transfer);
  expect(await checkedSlip(server, other, { codes: [after.code] })).toMatchObject({ status: 'SUCCESS' });
  expect([await walletOf(server, member), await walletOf(server, other)]).toEqual([70_000n, 60_000n]);
});

it('a limit that cannot be read lets no slip be credited alone, and one of that kind cannot be written', async () => {
  const member = await server.member();
  const unreadable = { BAHT: { each: 'much', day: 1 }, LAK: { each: 1, day: 1 } };
  await expect(changeSetting(server, 'slipAlone', unreadable)).rejects.toThrow('match object');
  await changeSetting(server, 'slipAlone', { BAHT: { each: 1_000, day: 9_000 }, LAK: { each: 1, day: 1 } });
  await server.database.owner.rows(`update operator_setting set value = $1 where name = 'slipAlone'`, [
    JSON.stringify(unreadable),
  ]);
  server.clock.advance(6_000);
  const { code } = bank.paid(member, { amount: 50_000n });
  expect(await checkedSlip(server, member, { codes: [code] })).toMatchObject({ status: 'PENDING' });
  expect(await walletOf(server, member)).toBe(0n);
});
