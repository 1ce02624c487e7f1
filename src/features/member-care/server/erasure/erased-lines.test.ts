import { expect, it } from 'vitest';
import { depositCalls } from '#features/deposit/contract.ts';
import type { HandReceipt } from '#contract/forms/hand-receipt-form.ts';
import { depositOfficeCalls, type DeskKind } from '#features/deposit/office-contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { accountOf, deskOf, handReceiptOf, rejectOld } from '#support/deposits.ts';
import { approveWaiting, changeSetting, suspend } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { memberCareOfficeCalls } from '../../office-contract.ts';

const server = await startTestServer();
const note = 'asked in writing, passport checked';
const amount = 50_000n;
const done = { status: 200 };

const listOf = async (kind: DeskKind) => deskOf(server, { staff: await server.staff(), kind });

// Two people book a line that was first booked nowhere, as it stands or as one of them reads it.
const book = async (itemId: string, receipt: HandReceipt | null): Promise<void> => {
  const [first, second] = [await server.staff(), await server.staff()];
  const booking = { itemId, receipt, password: first.password };
  expect(await server.ask(depositOfficeCalls.bookReject, booking, { token: first.token })).toMatchObject(done);
  const proposalId = (await listOf('reject')).find((one) => one.itemId === itemId)?.proposal?.proposalId ?? '';
  const agreement = { kind: 'reject', itemId, proposalId, password: second.password } as const;
  expect(await server.ask(depositOfficeCalls.agree, agreement, { token: second.token })).toMatchObject(done);
};

const nameLast = async ({ phone }: TestMember): Promise<void> => {
  const { token, password } = await server.staff();
  const asked = { itemId: (await listOf('suspense')).at(-1)?.itemId ?? '', phone, amount, password };
  expect(await server.ask(depositOfficeCalls.nameSuspense, asked, { token })).toMatchObject(done);
};

const leave = async (member: TestMember): Promise<void> => {
  const asked = { token: member.token, key: 'leave' };
  expect(await server.ask(withdrawCalls.request, { amount }, asked)).toMatchObject(done);
  await approveWaiting(server, member);
  await server.runJobs();
  await suspend(server, member);
};

const erase = async ({ memberId }: TestMember): Promise<void> => {
  const [maker, checker] = [await server.staff(), await server.staff()];
  const proposal = { memberId, kind: 'ERASE', note } as const;
  const { body } = await server.ask(memberCareOfficeCalls.proposeChange, proposal, { token: maker.token });
  const confirmation = { memberId, changeId: (body as { changeId: string }).changeId, password: checker.password };
  expect(await server.ask(memberCareOfficeCalls.confirmChange, confirmation, { token: checker.token })).toMatchObject(
    done,
  );
};

const kept = async (itemId: string): Promise<string> =>
  (
    await server.database.owner.one<{ row: string }>('select t::text as row from feed_reject t where reject_id = $1', [
      itemId,
    ])
  )?.row ?? '';

it('a line of a bank that people booked says who paid until the member it was booked to is erased, and not after', async () => {
  const [byLine, byHand, staying] = [await server.member(), await server.member(), await server.member()];
  const line = { amount: '500.00' };
  const [asItStands, asRead, another] = [
    await rejectOld(server, byLine, line),
    await rejectOld(server, byHand, { ...line, sendingBank: '' }),
    await rejectOld(server, staying, line),
  ];
  await book(another.itemId, null);
  await book(asItStands.itemId, null);
  const { accountNo: payerAccountNo, name: payerName } = accountOf(byHand);
  const read = { sendingBank: 'ATM', bankReference: null, amount, payerAccountNo, payerName };
  await book(asRead.itemId, handReceiptOf(server, read));
  await nameLast(byHand);
  for (const member of [byLine, byHand]) await leave(member);
  server.clock.advance(7 * 24 * 60 * 60_000 + 60_000);
  for (const [member, { itemId }] of [
    [byLine, asItStands],
    [byHand, asRead],
  ] as const) {
    const { accountNo, name } = accountOf(member);
    const before = await kept(itemId);
    expect([accountNo, name, 'BOOKED'].map((text) => before.includes(text))).toEqual([true, true, true]);
    await erase(member);
    const after = await kept(itemId);
    expect([accountNo, name, 'BOOKED'].map((text) => after.includes(text))).toEqual([false, false, true]);
  }
  expect(await kept(another.itemId)).toContain(accountOf(staying).accountNo);
  const ended = await deskOf(server, { staff: await server.staff(), kind: 'reject', view: 'ended' });
  const amountOf = (of: string) => ended.find(({ itemId }) => itemId === of)?.amount;
  expect([amountOf(another.itemId), amountOf(asItStands.itemId)]).toEqual([500, null]);
});

it('an amount with satang that a member’s code asked for says nothing of them once they are erased', async () => {
  const receiver = { bankCode: 'SCB', accountNo: '0142000002', kind: 'PROXY', proxy: '0890000002' };
  await changeSetting(server, 'promptPay', [{ ...receiver, reservedSatang: 20, graceMinutes: 1440 }]);
  server.clock.advance(5_000);
  const member = await server.member();
  const code = await server.ask(
    depositCalls.createQr,
    { bankCode: 'PROMPTPAY', amount: 10_000n },
    { token: member.token },
  );
  const { qrcodeId } = code.body as { qrcodeId: string };
  await server.ask(depositCalls.cancelQr, { qrcodeId }, { token: member.token });
  const reserved = () =>
    server.database.owner.rows('select amount from reserved_amount where member_id = $1', [member.memberId]);
  await suspend(server, member);
  server.clock.advance(7 * 24 * 60 * 60_000 + 60_000);
  expect(await reserved()).toHaveLength(1);
  await erase(member);
  expect(await reserved()).toEqual([]);
});
