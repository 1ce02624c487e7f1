import { beforeEach, expect, it } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { changeOperator, changeSetting } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { checkedSlip, noon, openSlipBank } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositCalls } from '../../contract.ts';

const server = await startTestServer();
const bank = openSlipBank(server);

const kbank = { id: '01900000-0000-7000-8000-000000000001', accountNo: '0011000001' };
const scb = { id: '01900000-0000-7000-8000-000000000002', accountNo: '0142000002' };
const minuteMs = 60_000;
const active = { state: 'ACTIVE', caseNo: null, frozenAmount: null, checkAt: null };
const frozen = { state: 'FROZEN', caseNo: 'TCSD 12/2569', frozenAmount: 0, checkAt: '2030-01-09T09:00:00+07:00' };
const setHealth = (object: string, fields: Record<string, unknown>) =>
  changeOperator(server, { kind: 'account_health', object, fields });

const lookup = async ({ token }: TestMember): Promise<AnswerOf<typeof depositCalls.listMethods>> => {
  const { status, body } = await server.ask(depositCalls.listMethods, {}, { token });
  expect(status).toBe(200);
  return body as AnswerOf<typeof depositCalls.listMethods>;
};
const slipOnlyOf = async (member: TestMember): Promise<string[]> =>
  ((await lookup(member)).slipOnly ?? []).map(({ bankCode }) => bankCode);
const offeredOf = async (member: TestMember): Promise<string[]> =>
  (await lookup(member)).banks.map(({ bankCode }) => bankCode);

beforeEach(async () => {
  server.clock.set(noon);
  for (const { id } of [kbank, scb]) await setHealth(id, { ...active, dailyCap: null });
  await changeSetting(server, 'isManual', false);
  server.clock.advance(6_000);
});

it('a member who paid just before an account was frozen is led to the upload, and their slip is credited', async () => {
  proves('DEP-01');
  const member = await server.member();
  const { code } = bank.paid(member);
  await setHealth(kbank.id, frozen);
  const answer = await lookup(member);
  expect(answer.banks.map(({ bankCode }) => bankCode)).not.toContain('KBANK');
  expect(answer.slipOnly).toEqual([
    {
      bankCode: 'KBANK',
      bankType: 'QR',
      mode: 'MANUAL',
      bank: { nameTH: 'ธนาคารกสิกรไทย', nameEN: 'Kasikornbank' },
    },
  ]);
  expect(JSON.stringify(answer)).not.toContain(kbank.accountNo);
  server.clock.advance(59 * minuteMs);
  expect(await slipOnlyOf(member)).toEqual(['KBANK']);
  expect(await checkedSlip(server, member, { codes: [code] })).toMatchObject({ status: 'SUCCESS' });
});

it('once no slip of a payment before the freeze is in time, the account is not told at all', async () => {
  const member = await server.member();
  await setHealth(kbank.id, frozen);
  server.clock.advance(60 * minuteMs);
  expect(await lookup(member)).not.toHaveProperty('slipOnly');
  expect(await offeredOf(member)).not.toContain('KBANK');
});

it('an account that received its cap takes slips until midnight in Bangkok, when it is offered again', async () => {
  const member = await server.member();
  await changeSetting(server, 'isManual', true);
  await setHealth(scb.id, { dailyCap: 100 });
  const line = feedLine(member, { amount: '100.00', toAccountNo: scb.accountNo, at: server.clock.now().toISOString() });
  expect(await postNotice(server, noticeOf([line]))).toMatchObject({ status: 200 });
  server.clock.advance(6_000);
  expect(await slipOnlyOf(member)).toEqual(['SCB']);
  expect(await offeredOf(member)).not.toContain('SCB');
  server.clock.set(new Date('2030-01-01T23:29:00+07:00'));
  expect(await slipOnlyOf(await server.member())).toEqual(['SCB']);
  server.clock.set(new Date('2030-01-02T00:00:06+07:00'));
  const next = await server.member();
  expect(await slipOnlyOf(next)).toEqual([]);
  expect(await offeredOf(next)).toContain('SCB');
});

it('a closed account that is credited automatically, or whose bank has another that takes slips, is not told', async () => {
  proves('OP-089');
  const member = await server.member();
  await setHealth(scb.id, frozen);
  expect(await slipOnlyOf(member)).toEqual([]);
  await changeSetting(server, 'isManual', true);
  server.clock.advance(6_000);
  expect(await slipOnlyOf(member)).toEqual(['SCB']);
  await changeOperator(server, {
    kind: 'deposit_account',
    object: 'new',
    fields: {
      bankCode: 'SCB',
      bankType: 'BANK',
      mode: 'MANUAL',
      accountName: 'KRAPAO',
      accountNo: '0142000022',
      currency: 'BAHT',
      place: 9,
      isListed: true,
    },
  });
  server.clock.advance(6_000);
  expect(await slipOnlyOf(member)).toEqual([]);
  expect(await offeredOf(member)).toContain('SCB');
});
