import { beforeEach, expect, it } from 'vitest';
import { accounts } from '#ledger';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import {
  accountOf,
  deskOf,
  handReceiptOf,
  reportDepositOf,
  rejectOld,
  statementOf,
  suspend,
  suspenseOf,
  walletOf,
} from '#support/deposits.ts';
import { shownProposal } from '#support/office-acts.ts';
import { whileSuspended } from '#support/people.ts';
import type { TestMember, TestStaff } from '#support/people.ts';
import { refused } from '#support/test-requests.ts';
import { serverPerTest } from '#support/test-server.ts';
import type { HandReceipt } from '#contract/forms/hand-receipt-form.ts';
import { depositOfficeCalls, type DeskKind } from '../../office-contract.ts';

const server = serverPerTest();
let first: TestStaff;
let second: TestStaff;
beforeEach(async () => {
  first = await server().staff();
  second = await server().staff();
});

const confirm = (itemId: string, receipt: HandReceipt, password = first.password) =>
  server().ask(depositOfficeCalls.confirmReported, { itemId, receipt, password }, { token: first.token });
const drop = (itemId: string) =>
  server().ask(depositOfficeCalls.dropReported, { itemId, note: 'nothing came' }, { token: first.token });
const book = (itemId: string, receipt: HandReceipt | null = null, password = first.password) =>
  server().ask(depositOfficeCalls.bookReject, { itemId, receipt, password }, { token: first.token });
const dismiss = (itemId: string) =>
  server().ask(depositOfficeCalls.dismissReject, { itemId, note: 'credited by hand in 2025' }, { token: first.token });
const proposalOf = (kind: DeskKind, itemId: string): Promise<string> =>
  shownProposal(server(), { staff: second, kind, itemId });
const agreeTo = (proposalId: string, kind: DeskKind, { itemId, staff }: { itemId: string; staff: TestStaff }) =>
  server().ask(
    depositOfficeCalls.agree,
    { kind, itemId, proposalId, password: staff.password },
    { token: staff.token },
  );
const agree = async (kind: DeskKind, itemId: string, staff: TestStaff = second) =>
  agreeTo(await proposalOf(kind, itemId), kind, { itemId, staff });
const decline = (kind: DeskKind, itemId: string) =>
  server().ask(depositOfficeCalls.decline, { kind, itemId }, { token: second.token });

it('a reported deposit is credited once, by two people, with the amount the bank shows', async () => {
  const member = await server().member();
  const itemId = await reportDepositOf(server(), member, 100);
  const receipt = handReceiptOf(server(), { amount: 9_950n });
  expect(await confirm(itemId, receipt)).toMatchObject({ body: { status: 'SECOND' } });
  const [shown] = await deskOf(server(), { staff: second, kind: 'reported' });
  expect(shown?.proposal?.receipt).toMatchObject({ amount: 99.5, payerName: receipt.payerName, currency: 'BAHT' });
  expect(await walletOf(server(), member)).toBe(0n);
  expect(await agree('reported', itemId, first)).toMatchObject(refused('SAME_PERSON', 403));
  const refusedNow = await whileSuspended(server(), first, () => agree('reported', itemId, second));
  expect(refusedNow).toMatchObject(refused('MAKER_SUSPENDED', 409));
  expect(await agree('reported', itemId)).toMatchObject({ body: { status: 'CONFIRMED' } });
  expect(await agree('reported', itemId)).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect(await walletOf(server(), member)).toBe(9_950n);
  expect(await deskOf(server(), { staff: second, kind: 'reported', view: 'ended' })).toMatchObject([
    { itemId, decidedBy: [first.name, second.name] },
  ]);
  expect(await statementOf(server(), member)).toEqual([
    expect.objectContaining({ status: 'SUCCESS', amount: 99.5, note: 'BY_STAFF' }),
  ]);
  const line = { amount: '99.50', sendingBank: 'KTB', reference: receipt.bankReference ?? '' };
  const from = { bankCode: 'KTB', accountNo: '8887776665', name: 'SOMCHAI JAIDEE' };
  await postNotice(server(), noticeOf([feedLine(member, { ...line, from, at: receipt.paidAt })]));
  expect(await walletOf(server(), member)).toBe(9_950n);
  expect(await deskOf(server(), { staff: first, kind: 'suspense' })).toEqual([]);
});

const readLate = (member: TestMember, at: Date) =>
  handReceiptOf(server(), {
    paidAt: new Date(at.getTime() + 20 * 60_000).toISOString(),
    sendingBank: member.bankCode,
    payerAccountNo: member.bankAccountNo,
    payerName: member.bankAccountName,
  });
// A payment of some time ago, at an account that credits money of that time.
const paidBefore = async (): Promise<Date> => {
  const at = server().clock.now();
  server().clock.advance(40 * 60_000);
  [first, second] = [await server().staff(), await server().staff()];
  return at;
};

it('money that waits in suspense is not also credited by people who misread its time', async () => {
  const member = await server().member();
  const at = await paidBefore();
  const itemId = await reportDepositOf(server(), member, 100);
  const from = { ...accountOf(member), accountNo: `xxxxx${member.bankAccountNo.slice(-4)}` };
  await suspend(server(), member, { amount: '100.00', from, sendingBank: 'SETTLEMENT', at: at.toISOString() });
  expect(await confirm(itemId, readLate(member, at))).toMatchObject(refused('RECEIPT_BOOKED', 409));
});

it('the line of money that people credited with a misread time credits nothing, and waits for a person', async () => {
  const member = await server().member();
  const at = await paidBefore();
  const itemId = await reportDepositOf(server(), member, 100);
  expect(await confirm(itemId, readLate(member, at))).toMatchObject({ body: { status: 'SECOND' } });
  expect(await agree('reported', itemId)).toMatchObject({ body: { status: 'CONFIRMED' } });
  const line = feedLine(member, { amount: '100.00', sendingBank: 'SETTLEMENT', at: at.toISOString() });
  await postNotice(server(), noticeOf([line]));
  expect(await walletOf(server(), member)).toBe(10_000n);
  expect(await deskOf(server(), { staff: first, kind: 'reject' })).toMatchObject([{ reason: 'UNCLEAR' }]);
});

it('money that is booked, or waits in suspense, is not also credited by hand', async () => {
  const member = await server().member();
  const itemId = await reportDepositOf(server(), member, 10);
  const { reference } = await suspend(server(), member, { amount: '10.00', sendingBank: 'KTB' });
  const same = { amount: 1_000n, payerAccountNo: '9990001112', payerName: 'SOMEBODY ELSE' };
  const named = handReceiptOf(server(), { ...same, bankReference: reference });
  expect(await confirm(itemId, named)).toMatchObject(refused('RECEIPT_BOOKED', 409));
  const unnamed = handReceiptOf(server(), { ...same, bankReference: null });
  expect(await confirm(itemId, unnamed)).toMatchObject(refused('RECEIPT_BOOKED', 409));
  const other = handReceiptOf(server(), { amount: 4_321n });
  expect(await confirm(itemId, other)).toMatchObject({ status: 200 });
  const from = { bankCode: 'KTB', accountNo: '8887776665', name: 'SOMCHAI JAIDEE' };
  const meanwhile = { amount: '43.21', sendingBank: 'KTB', reference: other.bankReference ?? '', from };
  await postNotice(server(), noticeOf([feedLine(member, { ...meanwhile, at: other.paidAt })]));
  expect(await agree('reported', itemId)).toMatchObject(refused('RECEIPT_BOOKED', 409));
  expect(await walletOf(server(), member)).toBe(0n);
});

it('a reported deposit is dropped with its line, and a misread receipt is refused', async () => {
  const member = await server().member();
  const itemId = await reportDepositOf(server(), member);
  const invalid = refused('KEY_INVALID', 400);
  const later = new Date(server().clock.now().getTime() + 60_000).toISOString();
  expect(await confirm(itemId, handReceiptOf(server(), { paidAt: later }))).toMatchObject(invalid);
  expect(await confirm(itemId, handReceiptOf(server(), { amount: 0n }))).toMatchObject(invalid);
  expect(await confirm(itemId, handReceiptOf(server(), { accountNo: '5550001112' }))).toMatchObject(
    refused('NO_BANK', 404),
  );
  expect(await confirm(itemId, handReceiptOf(server()), 'wrong')).toMatchObject(refused('WRONG_PASSWORD', 400));
  expect(await confirm(server().context.newId(), handReceiptOf(server()))).toMatchObject(refused('NO_DATA', 404));
  expect(await drop(server().context.newId())).toMatchObject(refused('NO_DATA', 404));
  await confirm(itemId, handReceiptOf(server()));
  expect(await confirm(itemId, handReceiptOf(server()))).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect(await drop(itemId)).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect(await decline('reported', itemId)).toMatchObject({ body: { status: 'OPEN' } });
  expect(await drop(itemId)).toMatchObject({ body: { status: 'DROPPED' } });
  expect(await statementOf(server(), member)).toEqual([
    expect.objectContaining({ status: 'FAILED', note: 'NOT_RECEIVED' }),
  ]);
  expect((await deskOf(server(), { staff: first, kind: 'reported', view: 'ended' }))[0]).toMatchObject({
    status: 'DROPPED',
    note: 'nothing came',
    decidedBy: [first.name],
  });
});

it('an old line is booked only if two people confirm it, and then once', async () => {
  const member = await server().member();
  const { itemId } = await rejectOld(server(), member);
  const [item] = await deskOf(server(), { staff: first, kind: 'reject' });
  expect(item).toMatchObject({
    itemId,
    reason: 'BEFORE_CREDITED_SINCE',
    isReadable: true,
    account: { bankCode: 'SCB' },
    amount: 10,
    currency: 'BAHT',
  });
  expect(await book(itemId)).toMatchObject({ body: { status: 'SECOND' } });
  expect(await agree('reject', itemId, first)).toMatchObject(refused('SAME_PERSON', 403));
  const refusedNow = await whileSuspended(server(), first, () => agree('reject', itemId, second));
  expect(refusedNow).toMatchObject(refused('MAKER_SUSPENDED', 409));
  expect(await walletOf(server(), member)).toBe(0n);
  expect(await agree('reject', itemId)).toMatchObject({ body: { status: 'APPROVED' } });
  expect(await walletOf(server(), member)).toBe(1_000n);
  await server().runJobs();
  expect(await walletOf(server(), member)).toBe(1_000n);
  expect(await agree('reject', itemId)).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect(await book(itemId)).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect((await deskOf(server(), { staff: first, kind: 'reject', view: 'ended' }))[0]).toMatchObject({
    itemId,
    status: 'BOOKED',
    decidedBy: [first.name, second.name],
  });
});

it('only who books lines reads the whole account numbers of one that nobody could read', async () => {
  const member = await server().member();
  const { itemId } = await rejectOld(server(), member, { sendingBank: '', amount: '1234567.00' });
  const rawFor = async (role: 'support' | 'auditor' | 'finance'): Promise<string> => {
    const items = await deskOf(server(), { staff: await server().staff({ role }), kind: 'reject' });
    return items.find((item) => item.itemId === itemId)?.raw ?? '';
  };
  expect(await rawFor('finance')).toContain(member.bankAccountNo);
  for (const role of ['support', 'auditor'] as const) {
    const raw = await rawFor(role);
    expect(raw).not.toContain(member.bankAccountNo);
    expect(raw).toContain(member.bankAccountNo.slice(-4));
    expect(raw).toContain('1234567.00');
  }
});

it('an unreadable line is booked as staff read it, and waits for its owner', async () => {
  const member = await server().member();
  const { itemId } = await rejectOld(server(), member, { sendingBank: '' });
  const before = await suspenseOf(server(), accounts.house.BAHT);
  expect(await book(itemId), 'without a reading').toMatchObject(refused('KEY_INVALID', 400));
  const receipt = handReceiptOf(server(), {
    sendingBank: 'ATM',
    bankReference: null,
    payerAccountNo: '',
    amount: 2_000n,
  });
  expect(await book(itemId, receipt)).toMatchObject({ status: 200 });
  expect(await agree('reject', itemId)).toMatchObject({ status: 200 });
  expect(await suspenseOf(server(), accounts.house.BAHT)).toBe(before + 2_000n);
  expect((await deskOf(server(), { staff: first, kind: 'suspense' })).at(-1)).toMatchObject({
    reason: 'BY_HAND',
    amount: 20,
  });
});

it('a line is dismissed with a note; an unknown or decided line, or an account that is not ours, is refused', async () => {
  const member = await server().member();
  const { itemId } = await rejectOld(server(), member);
  expect(await book(server().context.newId())).toMatchObject(refused('NO_DATA', 404));
  expect(await dismiss(server().context.newId())).toMatchObject(refused('NO_DATA', 404));
  expect(await book(itemId, null, 'wrong')).toMatchObject(refused('WRONG_PASSWORD', 400));
  const foreign = await rejectOld(server(), member, { toAccountNo: '5550001112' });
  expect(await book(foreign.itemId)).toMatchObject(refused('NO_BANK', 404));
  expect(await decline('reject', itemId)).toMatchObject(refused('DECIDED_ALREADY', 409));
  await book(itemId);
  expect(await decline('reject', itemId)).toMatchObject({ status: 200 });
  expect(await dismiss(itemId)).toMatchObject({ body: { status: 'DISMISSED' } });
  expect(await dismiss(itemId)).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect(await walletOf(server(), member)).toBe(0n);
});

it('confirming one receipt does not book another that replaced it', async () => {
  const member = await server().member();
  const reported = await reportDepositOf(server(), member, 100);
  const { itemId: unread } = await rejectOld(server(), member, { sendingBank: '' });
  const swap = async (kind: DeskKind, itemId: string, propose: typeof confirm | typeof book): Promise<void> => {
    await propose(itemId, handReceiptOf(server(), { amount: 9_900n }));
    const proposalId = await proposalOf(kind, itemId);
    await decline(kind, itemId);
    await propose(itemId, handReceiptOf(server(), { amount: 990_000n }));
    expect(await agreeTo(proposalId, kind, { itemId, staff: second }), kind).toMatchObject(
      refused('DECIDED_ALREADY', 409),
    );
    await decline(kind, itemId);
  };
  await swap('reported', reported, confirm);
  await swap('reject', unread, book);
  expect(await walletOf(server(), member)).toBe(0n);
});
