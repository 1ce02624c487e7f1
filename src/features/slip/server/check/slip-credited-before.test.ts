import { expect, it } from 'vitest';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { eventually, offerQr, payQr, statementOf, walletOf } from '#support/deposits.ts';
import { changeSetting } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { checkedSlip, openSlipBank, slipsOf } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { slipOfficeCalls, type SlipDetail } from '../../office-contract.ts';
import { checkSlips } from './check-slips.ts';

// No provider is silent here: one that is slow on a busy machine would answer for the test.
const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const bank = openSlipBank(server);
await changeSetting(server, 'isManual', true);
server.clock.advance(6_000);

const to = { bankCode: 'SCB', accountNo: 'xxxxx0000x', name: 'บริษัท กระเป๋า จำกัด' };
const upload = (member: TestMember, code: string) => checkedSlip(server, member, { codes: [code], bankCode: 'SCB' });
const detailOf = async (slipId: string): Promise<SlipDetail> => {
  const { token } = await server.staff();
  return (await server.ask(slipOfficeCalls.get, { slipId }, { token })).body as SlipDetail;
};

// The account that credits automatically shows the payment, with the payer's whole account.
const tellFeed = (member: TestMember, { amount, at }: { amount: bigint; at: Date }, change = {}) =>
  postNotice(
    server,
    noticeOf([
      feedLine(member, {
        toBankCode: 'SCB',
        toAccountNo: '0142000002',
        sendingBank: 'SETTLEMENT',
        amount: (Number(amount) / 100).toFixed(2),
        at: at.toISOString(),
        ...change,
      }),
    ]),
  );

// A second member of the same bank whose number shows the same digits on a slip, and the same name; money came from it.
const twins = async (): Promise<TestMember> => {
  const member = await server.member();
  const { bankCode, bankAccountName, bankAccountNo } = member;
  const twin = await server.member({ bankCode, bankAccountName, bankAccountNo: `9${bankAccountNo.slice(1)}` });
  await tellFeed(twin, bank.paid(twin, { to }).transfer);
  return member;
};

it('a slip that waits for staff says that money like its own is in the wallet, if the bank showed it before', async () => {
  const member = await twins();
  const slip = bank.paid(member, { to });
  await tellFeed(member, slip.transfer);
  expect(await walletOf(server, member)).toBe(slip.transfer.amount);
  expect(await upload(member, slip.code)).toMatchObject({ status: 'PENDING', isLikeCredited: true });
  expect([await walletOf(server, member), (await statementOf(server, member)).length]).toEqual([
    slip.transfer.amount,
    1,
  ]);
});

it('a slip that waits for staff says so as soon as the bank shows its money and it is credited', async () => {
  const member = await twins();
  const slip = bank.paid(member, { to });
  const waiting = await upload(member, slip.code);
  expect(waiting).toMatchObject({ status: 'PENDING', decideBy: expect.any(String), isLikeCredited: false });
  expect((await detailOf(waiting?.reference ?? '')).slip).toMatchObject({ reason: 'SENDER_UNCLEAR' });
  await tellFeed(member, slip.transfer);
  await checkSlips.run(server.context);
  expect(await slipsOf(server, member)).toMatchObject([{ status: 'PENDING', isLikeCredited: true }]);
  expect(await walletOf(server, member)).toBe(slip.transfer.amount);
});

it('a slip that waits for staff is looked at again after a time in which the bank gave no answer', async () => {
  const member = await twins();
  const slip = bank.paid(member, { to });
  await upload(member, slip.code);
  bank.answers(slip.code, { kind: 'unknown', reason: 'timeout' });
  server.clock.advance(16 * 60_000);
  await checkSlips.run(server.context);
  bank.answers(slip.code, { kind: 'found', transfer: slip.transfer });
  const before = bank.asked(slip.code);
  server.clock.advance(16 * 60_000);
  await checkSlips.run(server.context);
  expect(bank.asked(slip.code)).toBe(before + 1);
});

it('a slip that waits is in the audit chain once, however often it is checked again', async () => {
  const member = await twins();
  const slip = bank.paid(member, { to });
  const { reference = '' } = (await upload(member, slip.code)) ?? {};
  for (const _ of [1, 2, 3]) {
    server.clock.advance(16 * 60_000);
    await checkSlips.run(server.context);
  }
  expect(bank.asked(slip.code)).toBeGreaterThan(1);
  const rows = await server.database.owner.rows(
    `select act from audit where member_id = $1 and object = $2 and detail ? 'waits'`,
    [member.memberId, `slip ${reference}`],
  );
  expect(rows).toHaveLength(1);
});

it('a slip of a payment that a QR code reported says what is in the wallet, and never credits it again', async () => {
  const member = await server.member();
  const { payload } = await offerQr(server, member, 30_000n);
  await payQr(server, { payload, member });
  await eventually(async () => expect(await walletOf(server, member)).toBe(30_000n));
  const slip = bank.paid(member, { amount: 30_000n, at: server.clock.now() });
  const sent = await checkedSlip(server, member, { codes: [slip.code] });
  expect(sent).toMatchObject({ status: 'SUCCESS', decideBy: null });
  expect(await walletOf(server, member)).toBe(30_000n);
});

it('while it is unclear whether a slip repeats credited money, its member and staff see that money', async () => {
  const [member, other] = [await server.member(), await server.member()];
  const slip = bank.paid(member, { to });
  const earlier = { amount: slip.transfer.amount, at: new Date(slip.transfer.at.getTime() - 25 * 60_000) };
  await tellFeed(member, earlier);
  expect(await walletOf(server, member)).toBe(slip.transfer.amount);
  const waiting = await upload(member, slip.code);
  expect(waiting).toMatchObject({ status: 'PENDING', decideBy: expect.any(String), isLikeCredited: true });
  const { slip: line, candidates } = await detailOf(waiting?.reference ?? '');
  expect([line.reason, candidates.map(({ place }) => place)]).toEqual(['SIMILAR_MONEY', ['CREDITED']]);
  // Money of somebody else is nothing to tell a member.
  const alone = await twins();
  const unclear = bank.paid(alone, { to });
  await tellFeed(other, unclear.transfer);
  expect(await upload(alone, unclear.code)).toMatchObject({ status: 'PENDING', isLikeCredited: false });
});
