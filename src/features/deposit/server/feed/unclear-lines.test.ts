import { beforeEach, expect, it, vi } from 'vitest';
import { accounts } from '#ledger';
import { laneIsStopped } from '#server/brake.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { deskOf, suspenseOf, walletOf } from '#support/deposits.ts';
import { checkedSlip, openSlipBank } from '#support/slips.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositOfficeCalls } from '../../office-contract.ts';
import { proveBankAccounts } from '../prove/prove-bank-accounts.ts';

const server = await startTestServer();
const bank = openSlipBank(server);
const minute = 60_000;
let [first, second] = [await server.staff(), await server.staff()];
// Hours pass between the tests, after which nobody is logged in.
beforeEach(async () => {
  [first, second] = [await server.staff(), await server.staff()];
});
// No feed shows the transfers of these slips.
const page = { lines: [], unread: [], next: null, total: null };
vi.spyOn(server.context.providers.bank, 'feed').mockResolvedValue({ kind: 'done', value: page });

// A payment that the slip showed half an hour before the receiving bank booked it: nobody can say that it is one.
const unclearLine = async () => {
  const member = await server.member();
  const at = new Date(server.clock.now().getTime() - 30 * minute);
  const { code, transfer } = bank.paid(member, { at });
  expect(await checkedSlip(server, member, { codes: [code] })).toMatchObject({ status: 'SUCCESS' });
  const reported = { toBankCode: 'KBANK', toAccountNo: '0011000001', sendingBank: 'SETTLEMENT' };
  const amount = (Number(transfer.amount) / 100).toFixed(2);
  const line = feedLine(member, { ...reported, amount, at: server.clock.now().toISOString() });
  const { reference } = line;
  await postNotice(server, noticeOf([line]));
  const open = await deskOf(server, { staff: first, kind: 'reject' });
  const item = open.find(({ raw }) => raw?.includes(line.lineId) === true);
  expect(item).toMatchObject({ reason: 'UNCLEAR' });
  return { member, transfer, reference, itemId: item?.itemId ?? '' };
};

const passHours = async (hours: number): Promise<void> => {
  for (let hour = 0; hour < hours; hour += 1) {
    server.clock.advance(60 * minute);
    await proveBankAccounts.run(server.context);
  }
};
const isStopped = () => laneIsStopped(server.context.database, laneNames.slips);
const unprovedOf = (memberId: string) =>
  server.database.owner.rows('select channel from receipt_channel where member_id = $1 and proved_at is null', [
    memberId,
  ]);

const matchesOf = async (itemId: string) => {
  const reply = await server.ask(depositOfficeCalls.findMatches, { kind: 'reject', itemId }, { token: first.token });
  return (reply.body as { receipts: { itemId: string; place: string }[] }).receipts;
};
const link = (itemId: string, receiptId: string, password = first.password) =>
  server.ask(depositOfficeCalls.linkReject, { itemId, receiptId, password }, { token: first.token });
const agree = async (itemId: string, staff = second) => {
  const open = await deskOf(server, { staff, kind: 'reject' });
  const proposalId = open.find((item) => item.itemId === itemId)?.proposal?.proposalId ?? 'none';
  const question = { kind: 'reject' as const, itemId, proposalId, password: staff.password };
  return server.ask(depositOfficeCalls.agree, question, { token: staff.token });
};

it('a line that waits on the desk stops no lane for the one receipt that it may show', async () => {
  const { member } = await unclearLine();
  await passHours(3);
  expect(await isStopped()).toBe(false);
  expect(await unprovedOf(member.memberId)).toHaveLength(1);
});

it('two people say which receipt a line shows: nothing is booked, and the bank has shown that receipt', async () => {
  const { member, transfer, itemId } = await unclearLine();
  const before = await suspenseOf(server, accounts.house.BAHT);
  const [receipt, ...others] = await matchesOf(itemId);
  expect([receipt?.place, others]).toEqual(['CREDITED', []]);
  const receiptId = receipt?.itemId ?? '';
  expect(await link(itemId, itemId)).toMatchObject({ status: 404, body: { message: 'NO_DATA' } });
  expect(await link(itemId, receiptId, 'wrong')).toMatchObject(refused('WRONG_PASSWORD', 400));
  expect(await link(itemId, receiptId)).toMatchObject({ status: 200, body: { status: 'SECOND' } });
  expect(await link(itemId, receiptId)).toMatchObject({ status: 409, body: { message: 'DECIDED_ALREADY' } });
  expect(await agree(itemId, first)).toMatchObject({ status: 403, body: { message: 'SAME_PERSON' } });
  expect(await agree(itemId)).toMatchObject({ status: 200 });
  const [ended] = await deskOf(server, { staff: first, kind: 'reject', view: 'ended' });
  expect(ended).toMatchObject({ itemId, status: 'BOOKED' });
  expect([await walletOf(server, member), await suspenseOf(server, accounts.house.BAHT)]).toEqual([
    transfer.amount,
    before,
  ]);
  expect(await unprovedOf(member.memberId)).toEqual([]);
});

it('a line whose number was given to other money before the second person agreed is for people to decide again', async () => {
  const { member, reference, itemId } = await unclearLine();
  const [receipt] = await matchesOf(itemId);
  expect(await link(itemId, receipt?.itemId ?? '')).toMatchObject({ status: 200 });
  const at = server.clock.now().toISOString();
  await postNotice(server, noticeOf([feedLine(member, { reference, sendingBank: 'SETTLEMENT', amount: '7.77', at })]));
  expect(await agree(itemId)).toMatchObject({ status: 200 });
  const open = await deskOf(server, { staff: first, kind: 'reject' });
  expect(open.find((item) => item.itemId === itemId)).toMatchObject({ reason: 'UNCLEAR', proposal: null });
  const question = { itemId, note: 'the number is of other money' };
  expect(await server.ask(depositOfficeCalls.dismissReject, question, { token: first.token })).toMatchObject({
    status: 200,
  });
});

it('two lines that people say show one receipt: the second is for people to decide again, and its money is not lost', async () => {
  const { member, transfer, itemId } = await unclearLine();
  const line = feedLine(member, {
    toBankCode: 'KBANK',
    toAccountNo: '0011000001',
    sendingBank: 'SETTLEMENT',
    amount: (Number(transfer.amount) / 100).toFixed(2),
    at: new Date(server.clock.now().getTime() - minute).toISOString(),
  });
  await postNotice(server, noticeOf([line]));
  const open = await deskOf(server, { staff: first, kind: 'reject' });
  const otherId = open.find(({ raw }) => raw?.includes(line.lineId) === true)?.itemId ?? '';
  const [receipt] = await matchesOf(itemId);
  for (const id of [itemId, otherId])
    expect(await link(id, receipt?.itemId ?? '')).toMatchObject({ status: 200, body: { status: 'SECOND' } });
  for (const id of [itemId, otherId]) expect(await agree(id)).toMatchObject({ status: 200 });
  const left = await deskOf(server, { staff: first, kind: 'reject' });
  expect(left.find((item) => item.itemId === otherId)).toMatchObject({ reason: 'UNCLEAR', proposal: null });
  expect(left.find((item) => item.itemId === itemId)).toBeUndefined();
  const question = { itemId: otherId, note: 'to the next test it is nothing' };
  await server.ask(depositOfficeCalls.dismissReject, question, { token: first.token });
});

it('a line is not booked as new money beside a receipt that it may show and that was booked since the proposal', async () => {
  const { member, transfer, itemId } = await unclearLine();
  const question = { itemId, receipt: null, password: first.password };
  const propose = () => server.ask(depositOfficeCalls.bookReject, question, { token: first.token });
  expect(await propose()).toMatchObject({ status: 200 });
  const { amount } = transfer;
  const { code } = bank.paid(member, { amount, at: server.clock.now() });
  expect(await checkedSlip(server, member, { codes: [code] })).toMatchObject({ status: 'SUCCESS' });
  expect(await agree(itemId)).toMatchObject({ status: 409, body: { message: 'RECEIPT_BOOKED' } });
  expect(await matchesOf(itemId)).toHaveLength(2);
  expect(await walletOf(server, member)).toBe(amount * 2n);
  await server.ask(depositOfficeCalls.decline, { kind: 'reject', itemId }, { token: first.token });
  expect(await propose()).toMatchObject({ status: 200 });
  expect(await agree(itemId)).toMatchObject({ status: 200 });
  expect(await walletOf(server, member)).toBe(amount * 3n);
});

it('a line that is too old for its account shows the receipt that it may be, and people link the two', async () => {
  const member = await server.member();
  const at = new Date(server.clock.now().getTime() - 30 * minute);
  const { code, transfer } = bank.paid(member, { at });
  expect(await checkedSlip(server, member, { codes: [code] })).toMatchObject({ status: 'SUCCESS' });
  const { owner } = server.database;
  const since = server.clock.now();
  await owner.rows(`update deposit_account set credited_since = $1 where account_no = '0011000001'`, [since]);
  server.clock.advance(minute);
  const line = feedLine(member, {
    toBankCode: 'KBANK',
    toAccountNo: '0011000001',
    sendingBank: 'SETTLEMENT',
    amount: (Number(transfer.amount) / 100).toFixed(2),
    at: new Date(at.getTime() + 20 * minute).toISOString(),
  });
  await postNotice(server, noticeOf([line]));
  const open = await deskOf(server, { staff: first, kind: 'reject' });
  const item = open.find(({ raw }) => raw?.includes(line.lineId) === true);
  expect(item).toMatchObject({ reason: 'UNCLEAR' });
  const [receipt] = await matchesOf(item?.itemId ?? '');
  expect(await link(item?.itemId ?? '', receipt?.itemId ?? '')).toMatchObject({ status: 200 });
  expect(await agree(item?.itemId ?? '')).toMatchObject({ status: 200 });
  expect(await walletOf(server, member)).toBe(transfer.amount);
  await owner.rows(`update deposit_account set credited_since = '2026-01-01' where account_no = '0011000001'`);
  server.clock.advance(minute);
});

it('a line that was dismissed shows nothing: the receipt without a line stops the slips', async () => {
  const { itemId } = await unclearLine();
  const question = { itemId, note: 'not ours' };
  expect(await server.ask(depositOfficeCalls.dismissReject, question, { token: first.token })).toMatchObject({
    status: 200,
  });
  await passHours(2);
  expect(await isStopped()).toBe(true);
});
