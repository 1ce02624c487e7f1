import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { staffRoles } from '#contract/staff-roles.ts';
import { depositOfficeCalls } from '#features/deposit/office-contract.ts';
import { reportDepositOf } from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { checkedSlip, openSlipBank, uploadSlip } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { slipOfficeCalls } from '../../office-contract.ts';

const server = await startTestServer();
const bank = openSlipBank(server);
const clerk = await server.staff({ role: 'support' });

type Deposits = AnswerOf<typeof slipOfficeCalls.listOfMember>['deposits'];

const ask = (memberId: string, token = clerk.token) =>
  server.ask(slipOfficeCalls.listOfMember, { memberId }, { token });
const depositsOf = async ({ memberId }: TestMember): Promise<Deposits> => {
  const reply = await ask(memberId);
  expect(reply.status).toBe(200);
  return (reply.body as { deposits: Deposits }).deposits;
};
const pass = (): void => server.clock.advance(1_000);

it('staff see of a member’s slips and reported deposits what became of each and why, the newest first', async () => {
  const member = await server.member();
  const credited = bank.paid(member);
  await checkedSlip(server, member, { codes: [credited.code] });
  pass();
  const failed = bank.paid(member, { to: { bankCode: 'KBANK', accountNo: 'xxxxx9999x', name: 'SOMEBODY ELSE' } });
  await checkedSlip(server, member, { codes: [failed.code] });
  pass();
  const unclear = bank.paid(member, { from: { bankCode: 'SCB', accountNo: 'xxxxxxxxxx', name: '' } });
  const waiting = await checkedSlip(server, member, { codes: [unclear.code] });
  pass();
  const dropped = await reportDepositOf(server, member, 250);
  const finance = await server.staff();
  await server.ask(depositOfficeCalls.dropReported, { itemId: dropped, note: 'not at the bank' }, finance);
  pass();
  const sent = await uploadSlip(server, member, { codes: [bank.paid(member).code] });
  const slip = { kind: 'slip', methodCode: 'KBANK', currency: 'BAHT', isProposed: false };
  const amountOf = ({ transfer }: typeof failed): number => Number(transfer.amount) / 100;
  expect(await depositsOf(member)).toMatchObject([
    { ...slip, itemId: sent, status: 'CHECKING', reason: null, amount: null, endedAt: null },
    { kind: 'reported', itemId: dropped, status: 'DROPPED', reason: null, amount: 250, endedAt: expect.any(String) },
    { ...slip, itemId: waiting?.reference, status: 'REVIEW', reason: 'SENDER_UNCLEAR', amount: amountOf(unclear) },
    { ...slip, status: 'FAILED', reason: 'DEST_ACC_INVALID', amount: amountOf(failed) },
    { ...slip, status: 'SUCCESS', reason: null, amount: amountOf(credited) },
  ]);
  await server.runJobs();
});

it('a slip that waits for a second person is called proposed', async () => {
  const member = await server.member();
  const { code, transfer } = bank.paid(member, { from: { bankCode: 'SCB', accountNo: 'xxxxxxxxxx', name: '' } });
  const slip = await checkedSlip(server, member, { codes: [code] });
  const { token, password } = await server.staff();
  const seen = {
    accountNo: '0011000001',
    paidAt: null,
    bankReference: null,
    alikeShown: 0,
    evidence: 'seen',
    password,
  };
  const proposal = { ...seen, slipId: slip?.reference ?? '', amount: transfer.amount };
  expect(await server.ask(slipOfficeCalls.credit, proposal, { token })).toMatchObject({ status: 200 });
  expect(await depositsOf(member)).toMatchObject([{ status: 'REVIEW', isProposed: true }]);
});

it('at most ten are shown, and never a slip or a report of another member', async () => {
  const [member, another] = [await server.member(), await server.member()];
  await uploadSlip(server, another, { codes: [bank.paid(another).code] });
  await reportDepositOf(server, another);
  expect(await depositsOf(member)).toEqual([]);
  for (let nth = 0; nth < 11; nth += 1) {
    await checkedSlip(server, member, { codes: [] });
    pass();
  }
  const reported = await reportDepositOf(server, member);
  const shown = await depositsOf(member);
  expect(shown.map(({ kind }) => kind)).toEqual(['reported', ...Array.from({ length: 9 }, () => 'slip')]);
  expect(shown[0]?.itemId).toBe(reported);
  expect(await depositsOf(another)).toHaveLength(2);
});

it('every role of staff may read them, a member and an unknown id get nothing', async () => {
  const { memberId, token } = await server.member();
  for (const role of staffRoles) {
    const staff = await server.staff({ role });
    expect(await ask(memberId, staff.token)).toMatchObject({ status: 200 });
  }
  expect((await ask(memberId, token)).status).toBe(401);
  expect(await ask(randomUUID())).toMatchObject({ status: 404, body: { message: 'NO_DATA' } });
});

it('the reading is in the member’s audit chain, once in ten minutes, and names no payer and no account', async () => {
  const member = await server.member();
  await checkedSlip(server, member, { codes: [bank.paid(member).code] });
  const shown = JSON.stringify([await depositsOf(member), await depositsOf(member)]);
  for (const hidden of [member.bankAccountNo, member.bankAccountName, member.phone])
    expect(shown).not.toContain(hidden);
  const readings = await server.database.owner.rows(
    `select object from audit where member_id = $1 and act = 'GET /api/deposits/{memberId}'`,
    [member.memberId],
  );
  expect(readings).toEqual([{ object: `member ${member.memberId}` }]);
});
