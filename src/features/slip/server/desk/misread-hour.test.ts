import { beforeEach, expect, it } from 'vitest';
import { accountOf, deskOf, handReceiptOf, reportDepositOf, walletOf } from '#support/deposits.ts';
import { agreeOnMoneyIn } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { checkedSlip, feedOf, maskedNo, openSlipBank } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositOfficeCalls } from '#features/deposit/office-contract.ts';

const server = await startTestServer();
const bank = openSlipBank(server);
const tellFeed = feedOf(server);
let [first, second] = [await server.staff(), await server.staff()];
beforeEach(async () => {
  [first, second] = [await server.staff(), await server.staff()];
});

const fiveHoursMs = 5 * 60 * 60_000;

// Two people credit what a member reported, with a time that is hours before the payment.
const creditWithMisreadHour = async (member: TestMember, { amount, at }: { amount: bigint; at: Date }) => {
  const itemId = await reportDepositOf(server, member, Number(amount) / 100);
  const receipt = handReceiptOf(server, {
    bankCode: 'KBANK',
    accountNo: '0011000001',
    amount,
    paidAt: new Date(at.getTime() - fiveHoursMs).toISOString(),
    sendingBank: member.bankCode,
    payerAccountNo: member.bankAccountNo,
    payerName: member.bankAccountName,
  });
  const question = { itemId, receipt, password: first.password };
  expect(await server.ask(depositOfficeCalls.confirmReported, question, { token: first.token })).toMatchObject({
    status: 200,
  });
  expect(await agreeOnMoneyIn(server, { staff: second, kind: 'reported', itemId })).toMatchObject({ status: 200 });
  return itemId;
};

it('the bank’s line of money that people credited with a misread hour credits nothing, and they can say that it is that credit', async () => {
  const member = await server.member();
  const { transfer } = bank.paid(member);
  const creditId = await creditWithMisreadHour(member, transfer);
  await tellFeed(member, transfer);
  expect(await walletOf(server, member)).toBe(transfer.amount);
  const [line] = await deskOf(server, { staff: first, kind: 'reject' });
  expect(line).toMatchObject({ reason: 'UNCLEAR' });
  const link = { itemId: line?.itemId ?? '', receiptId: creditId, password: first.password };
  expect(await server.ask(depositOfficeCalls.linkReject, link, { token: first.token })).toMatchObject({ status: 200 });
  expect(await agreeOnMoneyIn(server, { staff: second, kind: 'reject', itemId: line?.itemId ?? '' })).toMatchObject({
    status: 200,
  });
  await server.runJobs();
  expect(await walletOf(server, member)).toBe(transfer.amount);
  const { code } = bank.paid(member, { amount: transfer.amount });
  expect(await checkedSlip(server, member, { codes: [code] })).toMatchObject({ status: 'SUCCESS' });
  expect(await walletOf(server, member)).toBe(transfer.amount * 2n);
});

it('a slip of money that people credited with a misread hour waits for people', async () => {
  const member = await server.member();
  const { code, transfer } = bank.paid(member);
  await creditWithMisreadHour(member, transfer);
  expect(await checkedSlip(server, member, { codes: [code] })).toMatchObject({ status: 'PENDING' });
  expect(await walletOf(server, member)).toBe(transfer.amount);
});

it('a slip does not name a waiting line whose money people credited with a misread hour', async () => {
  const member = await server.member();
  const { code, transfer } = bank.paid(member);
  const from = { ...accountOf(member), accountNo: maskedNo(member.bankAccountNo), name: '' };
  await tellFeed(member, transfer, { from });
  const waiting = await deskOf(server, { staff: first, kind: 'suspense' });
  expect(waiting.filter(({ amount }) => Number(amount) * 100 === Number(transfer.amount))).toMatchObject([
    { reason: 'OTHER_CHANNEL' },
  ]);
  await creditWithMisreadHour(member, transfer);
  expect(await checkedSlip(server, member, { codes: [code] })).toMatchObject({ status: 'PENDING' });
  expect(await walletOf(server, member)).toBe(transfer.amount);
});
