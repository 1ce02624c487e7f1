import { expect, it, vi } from 'vitest';
import { walletOf } from '#support/deposits.ts';
import { changeOperator, changeSetting } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { checkedSlip, openSlipBank, slipsOf, uploadSlip } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { checkSlip } from './check-slip.ts';
import { checkSlips } from './check-slips.ts';

const server = await startTestServer();
const bank = openSlipBank(server);
const minute = 60_000;
const unknown = { kind: 'unknown', reason: 'timeout' } as const;
// No feed shows these transfers, so while hours pass no account may be compared with its feed.
vi.spyOn(server.context.providers.bank, 'feed').mockResolvedValue(unknown);

const statusOf = async (member: TestMember) => (await slipsOf(server, member))[0];

// Lets the time pass in small steps, each with the jobs of that moment.
const pass = async (minutes: number): Promise<void> => {
  for (let step = 0; step < minutes * 4; step += 1) {
    server.clock.advance(minute / 4);
    await checkSlips.run(server.context);
  }
};

const keyOf = async (member: TestMember) => {
  const [slip] = await slipsOf(server, member);
  return { memberId: member.memberId, slipId: slip?.reference ?? '' };
};

it('a transfer that the bank publishes minutes late is credited once it does', async () => {
  const member = await server.member();
  const { code, transfer } = bank.paid(member);
  bank.answers(code, { kind: 'absent' });
  await checkedSlip(server, member, { codes: [code] });
  await pass(6);
  expect(await statusOf(member)).toMatchObject({ status: 'PENDING', decideBy: null });
  bank.answers(code, { kind: 'found', transfer });
  await pass(5);
  expect(await statusOf(member)).toMatchObject({ status: 'SUCCESS' });
  expect(await walletOf(server, member)).toBe(transfer.amount);
});

it('a transfer that the bank does not have fails after ten minutes and few questions', async () => {
  const member = await server.member();
  const { code } = bank.paid(member);
  bank.answers(code, { kind: 'absent' });
  await checkedSlip(server, member, { codes: [code] });
  await pass(9);
  expect(await statusOf(member)).toMatchObject({ status: 'PENDING' });
  await pass(2);
  expect(await statusOf(member)).toMatchObject({ status: 'FAILED', note: 'UNSTABLE_REFNO_ON_SLIP' });
  expect(bank.asked(code)).toBeLessThan(9);
});

it('a service that does not answer fails no slip: staff get it after fifteen minutes, and queries continue', async () => {
  proves('OP-308');
  const member = await server.member();
  const { code, transfer } = bank.paid(member);
  bank.answers(code, unknown);
  await checkedSlip(server, member, { codes: [code] });
  await pass(14);
  expect(await statusOf(member)).toMatchObject({ status: 'PENDING', decideBy: null });
  await pass(16);
  expect(await statusOf(member)).toMatchObject({ status: 'PENDING', decideBy: expect.any(String) });
  bank.answers(code, { kind: 'found', transfer });
  await pass(16);
  expect(await statusOf(member)).toMatchObject({ status: 'SUCCESS' });
  expect(await walletOf(server, member)).toBe(transfer.amount);
});

it('an absence that is first reported after an outage is queried again before it counts', async () => {
  const member = await server.member();
  const { code } = bank.paid(member);
  bank.answers(code, unknown);
  await checkedSlip(server, member, { codes: [code] });
  await pass(12);
  bank.answers(code, { kind: 'absent' });
  await pass(10);
  expect(await statusOf(member)).toMatchObject({ status: 'PENDING' });
  await pass(40);
  expect(await statusOf(member)).toMatchObject({ status: 'FAILED', note: 'UNSTABLE_REFNO_ON_SLIP' });
});

it('what the operator changes after the upload changes nothing for the slip', async () => {
  const member = await server.member();
  const { code, transfer } = bank.paid(member, { at: new Date(server.clock.now().getTime() - 30 * minute) });
  bank.answers(code, unknown);
  await checkedSlip(server, member, { codes: [code] });
  const account = '01900000-0000-7000-8000-000000000001';
  await changeSetting(server, 'slipWindow', { closedFrom: '00:00', closedTo: '23:59', uploadWithinMinutes: 1 });
  await changeOperator(server, { kind: 'deposit_account', object: account, fields: { isListed: false } });
  server.clock.advance(6_000);
  bank.answers(code, { kind: 'found', transfer });
  await pass(1);
  expect(await statusOf(member)).toMatchObject({ status: 'SUCCESS' });
  expect(await walletOf(server, member)).toBe(transfer.amount);
  await changeSetting(server, 'slipWindow', { closedFrom: '23:30', closedTo: '00:30', uploadWithinMinutes: 60 });
  await changeOperator(server, { kind: 'deposit_account', object: account, fields: { isListed: true } });
  server.clock.advance(6_000);
});

it('money from before the account was listed again waits for staff', async () => {
  const member = await server.member();
  const { code } = bank.paid(member, { at: new Date(server.clock.now().getTime() - 30 * minute) });
  expect(await checkedSlip(server, member, { codes: [code] })).toMatchObject({
    status: 'PENDING',
    decideBy: expect.any(String),
  });
  expect(await walletOf(server, member)).toBe(0n);
  server.clock.advance(60 * minute);
});

it('a process that dies while the bank is asked, or before it credits, leaves the slip due', async () => {
  const member = await server.member();
  const { code, transfer } = bank.paid(member);
  await uploadSlip(server, member, { codes: [code] });
  const died = new Error('the process died');
  const dying = {
    ...server.context,
    newId: () => {
      throw died;
    },
  };
  bank.answers(code, () => Promise.reject(died));
  await expect(checkSlip(server.context, await keyOf(member))).rejects.toBe(died);
  server.clock.advance(minute);
  bank.answers(code, { kind: 'found', transfer });
  await expect(checkSlip(dying, await keyOf(member))).rejects.toBe(died);
  await checkSlips.run(server.context);
  expect(await statusOf(member)).toMatchObject({ status: 'PENDING' });
  server.clock.advance(minute);
  await checkSlips.run(server.context);
  await checkSlips.run(server.context);
  expect(await statusOf(member)).toMatchObject({ status: 'SUCCESS' });
  expect(await walletOf(server, member)).toBe(transfer.amount);
});

it('an answer that comes after another process ended the slip changes nothing', async () => {
  const member = await server.member();
  const { code, transfer } = bank.paid(member);
  await uploadSlip(server, member, { codes: [code] });
  const key = await keyOf(member);
  bank.answers(code, async () => {
    server.clock.advance(61_000);
    bank.answers(code, { kind: 'found', transfer });
    await checkSlip(server.context, key);
    return { kind: 'found', transfer };
  });
  await checkSlip(server.context, key);
  expect(await slipsOf(server, member)).toMatchObject([{ status: 'SUCCESS' }]);
  expect(await walletOf(server, member)).toBe(transfer.amount);
});
