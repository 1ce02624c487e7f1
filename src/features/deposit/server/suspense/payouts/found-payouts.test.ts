import { expect, it } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import { withdrawOfficeCalls } from '#features/withdraw/office-contract.ts';
import { eventually, offerQr, payQr, reportDepositOf, walletOf } from '#support/deposits.ts';
import { suspend } from '#support/office-acts.ts';
import {
  strayMoney,
  bookReturn,
  payOut,
  returnAtBank,
  withdraw,
  type Withdrawn,
} from '#support/ledger/payout-returns.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositOfficeCalls } from '../../../office-contract.ts';
import { findMoney } from '../../receipts/find-money.ts';
import { carrySuspense } from '../carry-suspense-item.ts';

const server = await startTestServer();
const dayMs = 24 * 60 * 60_000;
let [staff, checker] = [await server.staff(), await server.staff()];
// A login ends within a day.
const later = async (days: number): Promise<void> => {
  server.clock.advance(days * dayMs + 60_000);
  [staff, checker] = [await server.staff(), await server.staff({ role: 'manager' })];
};

const paid = async (amount: bigint): Promise<Withdrawn> =>
  payOut(server, await server.member({ balance: amount }), amount);
const offeredFor = async (itemId: string) => {
  const reply = await server.ask(depositOfficeCalls.findMatches, { kind: 'suspense', itemId }, staff);
  const { payouts = [] } = reply.body as AnswerOf<typeof depositOfficeCalls.findMatches>;
  return payouts.map(({ withdrawalId }) => withdrawalId);
};
const find = async (itemId: string, reference: string) =>
  (await server.ask(depositOfficeCalls.findPayout, { itemId, reference }, staff)).body;

it('the paid withdrawals of the amount are offered, the newest first, from thirty days before the money came', async () => {
  const amount = 81_100n;
  const old = await paid(amount);
  await later(31);
  const [first, second] = [await paid(amount), await paid(amount)];
  await paid(amount + 1n);
  const itemId = await strayMoney(server, first);
  server.clock.advance(5 * 60_000);
  const newest = await paid(amount);
  expect(await offeredFor(itemId)).toEqual([second.withdrawalId, first.withdrawalId]);
  expect(await bookReturn(server, second, { staff, itemId })).toMatchObject({ status: 200 });
  const again = await strayMoney(server, first);
  expect(await offeredFor(again)).toEqual([newest.withdrawalId, first.withdrawalId]);
  // Older ones are found by their reference.
  expect(await bookReturn(server, old, { staff, itemId: again })).toMatchObject({ status: 200 });
});

it('a withdrawal is found by its id, the end of it or the bank’s number, with the reason if it cannot be the one', async () => {
  const withdrawn = await paid(82_200n);
  const { withdrawalId, member } = withdrawn;
  const itemId = await strayMoney(server, withdrawn);
  const opened = await server.ask(withdrawOfficeCalls.get, { withdrawalId }, staff);
  const { payoutReference } = opened.body as AnswerOf<typeof withdrawOfficeCalls.get>;
  for (const reference of [withdrawalId, withdrawalId.slice(-8), payoutReference ?? ''])
    expect(await find(itemId, reference)).toMatchObject({
      payout: { withdrawalId, member: { memberId: member.memberId }, amount: 822, because: null },
      needsTwo: false,
    });
  for (const reference of [server.context.newId(), member.phone, '822'])
    expect(await find(itemId, reference)).toEqual({ payout: null });
  const nowhere = { itemId: server.context.newId(), reference: withdrawalId };
  expect(await server.ask(depositOfficeCalls.findPayout, nowhere, staff)).toMatchObject(refused('NO_DATA', 404));
  const other = await strayMoney(server, { ...withdrawn, amount: 82_300n });
  expect(await find(other, withdrawalId)).toMatchObject({ payout: { because: 'PAYOUT_DIFFERS' } });
  await bookReturn(server, withdrawn, { staff, itemId });
  expect(await find(other, withdrawalId)).toMatchObject({ payout: { because: 'PAYOUT_DIFFERS' } });
  const same = await strayMoney(server, withdrawn);
  expect(await find(same, withdrawalId)).toMatchObject({ payout: { because: 'PAYOUT_RETURNED' } });
});

it('a withdrawal that waits is found with the reason that it was not paid, and a line that has ended finds none', async () => {
  const amount = 61_100n;
  const waiting = await withdraw(server, await server.member({ balance: amount }), amount);
  const withdrawn = await payOut(server, await server.member({ balance: amount }), amount);
  const itemId = await returnAtBank(server, withdrawn);
  const { withdrawalId } = waiting;
  for (const reference of [withdrawalId, withdrawalId.slice(-8)])
    expect(await find(itemId, reference)).toMatchObject({ payout: { withdrawalId, because: 'PAYOUT_NOT_PAID' } });
  expect(await bookReturn(server, withdrawn, { staff, itemId })).toMatchObject({ body: { status: 'NAMED' } });
  expect(await find(itemId, withdrawalId)).toEqual({ payout: null });
});

it('a suspended member gets the money back, and an erased one is neither offered nor given it', async () => {
  const withdrawn = await paid(83_300n);
  const itemId = await returnAtBank(server, withdrawn);
  await suspend(server, withdrawn.member);
  expect(await bookReturn(server, withdrawn, { staff, itemId })).toMatchObject({ status: 200 });
  expect(await walletOf(server, withdrawn.member)).toBe(83_300n);

  const left = await paid(83_400n);
  const { memberId } = left.member;
  await suspend(server, left.member);
  await later(7);
  const question = { memberId, kind: 'ERASE', note: 'asked in writing, passport checked' } as const;
  const proposed = await server.ask(memberCareOfficeCalls.proposeChange, question, staff);
  const { changeId } = proposed.body as { changeId: string };
  const confirmation = { memberId, changeId, password: checker.password };
  expect(await server.ask(memberCareOfficeCalls.confirmChange, confirmation, checker)).toMatchObject({ status: 200 });
  const lost = await strayMoney(server, left);
  expect(await offeredFor(lost)).toEqual([]);
  expect(await find(lost, left.withdrawalId)).toEqual({ payout: null });
  expect(await bookReturn(server, left, { staff, itemId: lost })).toMatchObject(refused('NO_DATA', 404));
});

it('a member is not erased while money waits that may be a payout of theirs which came back', async () => {
  const withdrawn = await paid(83_500n);
  await suspend(server, withdrawn.member);
  await later(7);
  const itemId = await returnAtBank(server, withdrawn);
  const { memberId } = withdrawn.member;
  const question = { memberId, kind: 'ERASE', note: 'asked in writing, passport checked' } as const;
  const propose = () => server.ask(memberCareOfficeCalls.proposeChange, question, staff);
  expect(await propose()).toMatchObject(refused('MEMBER_UNSETTLED', 409));
  const back = { itemId, evidence: 'sent back', amount: withdrawn.amount, password: staff.password };
  await server.ask(depositOfficeCalls.returnSuspense, back, staff);
  expect(await propose()).toMatchObject({ status: 200 });
});

it('a crash between the house’s book and the member’s loses nothing: a job gives the payout back, once', async () => {
  const withdrawn = await paid(84_400n);
  const itemId = await returnAtBank(server, withdrawn);
  const { owner } = server.database;
  await owner.rows('alter table payout_return add constraint broken check (amount <> 84400) not valid');
  expect(await bookReturn(server, withdrawn, { staff, itemId })).toMatchObject({ body: { status: 'NAMED' } });
  expect(await walletOf(server, withdrawn.member)).toBe(0n);
  await server.check();
  await owner.rows('alter table payout_return drop constraint broken');
  for (const _run of ['first', 'second']) await carrySuspense.run(server.context);
  await owner.rows('update suspense_item set is_carried = false where operation_id = $1', [itemId]);
  await carrySuspense.run(server.context);
  expect(await walletOf(server, withdrawn.member)).toBe(84_400n);
});

it('another report of the money finds no payment of the member, but a payout that is in their wallet again', async () => {
  const withdrawn = await paid(85_500n);
  const itemId = await returnAtBank(server, withdrawn);
  await bookReturn(server, withdrawn, { staff, itemId });
  const kept = await server.database.owner.one<{ reference: string; sendingBankCode: string; paidAt: Date }>(
    `select bank_reference as reference, sending_bank_code as "sendingBankCode", paid_at as "paidAt" from suspense_item
     where operation_id = $1`,
    [itemId],
  );
  const place = await findMoney(server.context.database, {
    channel: 'SLIP',
    methodCode: 'SCB',
    account: null,
    sendingBankCode: kept?.sendingBankCode ?? '',
    bankReference: kept?.reference ?? '',
    amount: 85_500n,
    currency: 'BAHT',
    payer: { bankCode: 'SCB', accountNo: '0000000000', name: 'RETURNED PAYMENTS' },
    paidAt: kept?.paidAt ?? new Date(0),
    memberId: withdrawn.member.memberId,
  });
  expect(place).toEqual({ kind: 'given-back', memberId: withdrawn.member.memberId });
});

it('a reported deposit shows a payout of its amount that is in the member’s wallet again', async () => {
  const withdrawn = await paid(85_600n);
  const itemId = await returnAtBank(server, withdrawn);
  await bookReturn(server, withdrawn, { staff, itemId });
  const reported = await reportDepositOf(server, withdrawn.member, 856);
  const question = { kind: 'reported', itemId: reported } as const;
  const { body } = await server.ask(depositOfficeCalls.findMatches, question, staff);
  const { receipts } = body as AnswerOf<typeof depositOfficeCalls.findMatches>;
  expect(receipts.map((receipt) => [receipt.place, receipt.itemId])).toContainEqual(['CREDITED', itemId]);
});

it('money that a member’s own QR code brought, and waits as theirs, is the return of no payout', async () => {
  const withdrawn = await paid(86_600n);
  const { member, amount } = withdrawn;
  const { payload } = await offerQr(server, member, amount);
  await payQr(server, { payload, member, from: { bankCode: 'KTB', accountNo: '9990001112', name: 'SOMEBODY ELSE' } });
  let itemId = '';
  await eventually(async () => {
    const sql = 'select operation_id as id from suspense_item where told_member_id = $1';
    itemId = (await server.database.owner.one<{ id: string }>(sql, [member.memberId]))?.id ?? '';
    expect(itemId).not.toBe('');
  });
  expect(await offeredFor(itemId)).toEqual([]);
  expect(await bookReturn(server, withdrawn, { staff, itemId })).toMatchObject(refused('PAYOUT_DIFFERS', 409));
});
