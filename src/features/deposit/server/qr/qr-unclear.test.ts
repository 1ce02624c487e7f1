import { expect, it } from 'vitest';
import { accounts } from '#ledger';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import {
  accountOf,
  callGateway,
  eventually,
  offerQr,
  payQr,
  statementOf,
  suspenseOf,
  walletOf,
} from '#support/deposits.ts';
import { startTestServer } from '#support/test-server.ts';

// No provider is silent here: one that is slow on a busy machine would answer for the test.
const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const house = accounts.house.BAHT;
const otherBankThan = (bankCode: string): string => (bankCode === 'BBL' ? 'KTB' : 'BBL');

// Somebody pays by transfer, with a number of the clearing house, and is credited. Returns the account the money came
// from.
const paidByTransfer = async (amount: string) => {
  const member = await server.member();
  const line = feedLine(member, { amount, sendingBank: 'CLEARING', at: server.clock.now().toISOString() });
  await postNotice(server, noticeOf([line]));
  expect(await walletOf(server, member)).toBe(BigInt(amount.replace('.', '')));
  return accountOf(member);
};

it.each([
  ['nothing of its number, at the same bank', '202.00', true, 'xxx-x-xxxxx-x'],
  ['nothing of its number, at another bank', '203.00', false, 'xxx-x-xxxxx-x'],
  ['no number', '204.00', true, ''],
  ['some digits of its number, at the same bank', '207.00', true, 'last four'],
] as const)(
  'a code paid by an account that shows %s waits for a person, and the member is informed, although it looks like booked money',
  async (_, amount, isSameBank, shown) => {
    const other = await paidByTransfer(amount);
    const accountNo = shown === 'last four' ? `xxxxxx${other.accountNo.slice(-4)}` : shown;
    const member = await server.member();
    const before = await suspenseOf(server, house);
    const qr = await offerQr(server, member, BigInt(amount.replace('.', '')));
    const bankCode = isSameBank ? other.bankCode : otherBankThan(other.bankCode);
    const from = { bankCode, accountNo, name: 'SOMEBODY ELSE' };
    await payQr(server, { payload: qr.payload, member, from });
    const waits = before + BigInt(amount.replace('.', ''));
    await eventually(async () => expect(await suspenseOf(server, house)).toBe(waits));
    await callGateway(server);
    expect(await suspenseOf(server, house), 'told again').toBe(waits);
    expect(await statementOf(server, member)).toEqual([expect.objectContaining({ status: 'PENDING' })]);
  },
);

it('equal digits in the number of another bank do not make two payers one', async () => {
  const other = await paidByTransfer('205.00');
  const member = await server.member();
  const before = await suspenseOf(server, house);
  const qr = await offerQr(server, member, 20_500n);
  const from = { bankCode: otherBankThan(other.bankCode), accountNo: `xxxxxx${other.accountNo.slice(-4)}`, name: '' };
  await payQr(server, { payload: qr.payload, member, from });
  await eventually(async () => expect(await suspenseOf(server, house)).toBe(before + 20_500n));
});

it('money under an unknown reference is kept, although it may be booked already', async () => {
  const other = await paidByTransfer('206.00');
  const member = await server.member();
  const before = await suspenseOf(server, house);
  const qr = await offerQr(server, member, 20_600n);
  await server.database.owner.rows('delete from qr_reference where reference = $1', [qr.reference]);
  await server.database.owner.rows('delete from qr_code where member_id = $1', [member.memberId]);
  await payQr(server, { payload: qr.payload, member, from: { ...other, accountNo: '', name: 'SOMEBODY ELSE' } });
  await eventually(async () => expect(await suspenseOf(server, house)).toBe(before + 20_600n));
});
