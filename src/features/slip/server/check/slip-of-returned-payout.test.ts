import { expect, it } from 'vitest';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { walletOf } from '#support/deposits.ts';
import { bookReturn, payOut, returnAtBank } from '#support/ledger/payout-returns.ts';
import { changeSetting } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { checkedSlip, openSlipBank } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { slipOfficeCalls, type SlipDetail } from '../../office-contract.ts';

// No provider is silent here: one that is slow on a busy machine would answer for the test.
const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const bank = openSlipBank(server);
await changeSetting(server, 'isManual', true);
server.clock.advance(6_000);

const amount = 91_100n;
const to = { bankCode: 'SCB', accountNo: 'xxxxx0000x', name: 'บริษัท กระเป๋า จำกัด' };

// A member whose slip staff have to look at: money came from another account that shows the same digits and name.
const twin = async (balance = 0n): Promise<TestMember> => {
  const member = await server.member(balance === 0n ? {} : { balance });
  const { bankCode, bankAccountName, bankAccountNo } = member;
  const other = await server.member({ bankCode, bankAccountName, bankAccountNo: `9${bankAccountNo.slice(1)}` });
  const line = feedLine(other, { toBankCode: 'SCB', toAccountNo: '0142000002', sendingBank: 'SETTLEMENT' });
  await postNotice(server, noticeOf([line]));
  return member;
};

const sentSlip = async (member: TestMember) => {
  const slip = bank.paid(member, { to, amount });
  const sent = await checkedSlip(server, member, { codes: [slip.code], bankCode: 'SCB' });
  const { token } = await server.staff();
  const opened = await server.ask(slipOfficeCalls.get, { slipId: sent?.reference ?? '' }, { token });
  return { sent, places: (opened.body as SlipDetail).candidates.map(({ place }) => place) };
};

it('a payout that is in a wallet again is said to be there, beside a slip like it of its member or another', async () => {
  const [member, other] = [await twin(amount), await twin()];
  const withdrawn = await payOut(server, member, amount);
  // What was paid in before is no longer like the slip.
  server.clock.advance(2 * 60 * 60_000);
  const itemId = await returnAtBank(server, withdrawn);
  const booked = await bookReturn(server, withdrawn, { staff: await server.staff(), itemId });
  expect(booked).toMatchObject({ body: { status: 'NAMED' } });
  const own = await sentSlip(member);
  expect(own).toMatchObject({ sent: { status: 'PENDING', isLikeCredited: true }, places: ['CREDITED'] });
  const others = await sentSlip(other);
  expect(others).toMatchObject({ sent: { status: 'PENDING', isLikeCredited: false }, places: ['CREDITED_TO_ANOTHER'] });
  expect(await walletOf(server, member)).toBe(amount);
});
