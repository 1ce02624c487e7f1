import { expect, it } from 'vitest';
import { accounts } from '#ledger';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { accountOf, eventually, payQr, statementOf, suspenseOf, walletOf, withoutNotices } from '#support/deposits.ts';
import { differencesWithSandbox } from '#support/ledger/books-of-sandbox.ts';
import { changeSetting } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositCalls } from '../../contract.ts';

// No provider is silent here: one that is slow on a busy machine would answer for the test.
const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const minuteMs = 60_000;
const stranger = { bankCode: 'KTB', accountNo: '9990001112', name: 'SOMEBODY ELSE' };

const scb = { bankCode: 'SCB', accountNo: '0142000002' };
const bill = { ...scb, kind: 'BILLER', billerId: '099999999999504' };
const number = { ...scb, kind: 'PROXY', proxy: '0890000002', reservedSatang: 20, graceMinutes: 30 };
// Nothing that arrives at this account is credited by its sender alone.
const manual = { ...number, bankCode: 'KBANK', accountNo: '0011000001', proxy: '0890000003' };

const both = [
  ['with our reference', bill],
  ['with reserved satang', number],
] as const;

const receiveAt = async (receiver: object | null): Promise<void> => {
  await changeSetting(server, 'promptPay', receiver === null ? [] : [receiver]);
  server.clock.advance(5_000);
};

const make = (member: TestMember, amount = 10_000n) =>
  server.ask(depositCalls.createQr, { bankCode: 'PROMPTPAY', amount }, { token: member.token });

interface Made {
  readonly qrcodeId: string;
  readonly payload: string;
  readonly reference: string;
  readonly amount: bigint;
}

const offer = async (member: TestMember, amount = 10_000n): Promise<Made> => {
  const { body } = await make(member, amount);
  expect(body).toMatchObject({ hasQrcode: true });
  const { qrcodeId } = body as { qrcodeId: string };
  const row = await server.database.owner.one<Made>(
    'select qrcode_id as "qrcodeId", payload, reference, amount from qr_code where qrcode_id = $1',
    [qrcodeId],
  );
  if (row === null) throw new Error('no code');
  return row;
};

const pay = (member: TestMember, payload: string, more: object = {}) => payQr(server, { payload, member, ...more });
const later = (ms: number): Date => new Date(server.clock.now().getTime() + ms);
const becomes = (member: TestMember, balance: bigint): Promise<void> =>
  eventually(async () => expect(await walletOf(server, member)).toBe(balance));
const notesOf = async (member: TestMember) => (await statementOf(server, member)).map(({ note }) => note);
const inSuspense = (): Promise<bigint> => suspenseOf(server, accounts.house.BAHT);
const suspenseGrows = (before: bigint, amount: bigint): Promise<void> =>
  eventually(async () => expect(await inSuspense()).toBe(before + amount));

it('the method exists once an account has a receiver, and stands before that account', async () => {
  proves('DEP-04');
  const member = await server.member();
  const lao = await server.member({ currency: 'LAK' });
  const methodsOf = async ({ token }: TestMember): Promise<string[]> => {
    const { body } = await server.ask(depositCalls.listMethods, {}, { token });
    return (body as { banks: { bankCode: string }[] }).banks.map(({ bankCode }) => bankCode);
  };
  await receiveAt(null);
  expect(await methodsOf(member)).not.toContain('PROMPTPAY');
  expect(await make(member)).toMatchObject({ body: { message: 'NO_BANK' } });
  await receiveAt(bill);
  const listed = await methodsOf(member);
  expect(listed.indexOf('PROMPTPAY')).toBe(listed.indexOf('SCB') - 1);
  expect(await methodsOf(lao)).not.toContain('PROMPTPAY');
  expect(await make(lao)).toMatchObject({ body: { message: 'NO_BANK' } });
});

it.each(both)('%s: a code paid once is credited once, however often its line comes', async (_how, receiver) => {
  proves('DEP-02');
  await receiveAt(receiver);
  const member = await server.member();
  const { payload, qrcodeId, amount } = await offer(member);
  await pay(member, payload);
  await becomes(member, amount);
  await server.runJobs();
  expect(await walletOf(server, member)).toBe(amount);
  expect(await statementOf(server, member)).toEqual([
    expect.objectContaining({ statementType: 'deposit', status: 'SUCCESS', from: 'PROMPTPAY', note: null }),
  ]);
  const after = await server.ask(depositCalls.getQr, { bankCode: 'PROMPTPAY' }, { token: member.token });
  expect(after.body).toMatchObject({ hasQrcode: false, qrcodeId, ended: 'PAID', credited: Number(amount) / 100 });
  expect(await server.database.owner.rows('select kind from finding where member_id = $1', [member.memberId])).toEqual(
    [],
  );
});

it.each(both)('%s: a lost notice loses nothing', async (_how, receiver) => {
  await receiveAt(receiver);
  const member = await server.member();
  const { payload, amount } = await offer(member);
  await withoutNotices(server, 'bank', () => pay(member, payload));
  expect(await walletOf(server, member)).toBe(0n);
  await server.runJobs();
  expect(await walletOf(server, member)).toBe(amount);
});

it.each(both)('%s: a code paid twice is two payments, each credited once', async (_how, receiver) => {
  await receiveAt(receiver);
  const member = await server.member();
  const { payload, amount } = await offer(member);
  await pay(member, payload);
  await pay(member, payload, { at: later(1_000) });
  await becomes(member, 2n * amount);
  await server.runJobs();
  expect(await walletOf(server, member)).toBe(2n * amount);
});

it.each(both)('%s: money that arrives a little late is credited, and the line says so', async (_how, receiver) => {
  proves('OP-299');
  await receiveAt(receiver);
  const member = await server.member();
  const { payload, amount } = await offer(member);
  server.clock.advance(20 * minuteMs);
  await server.runJobs();
  await pay(member, payload);
  await becomes(member, amount);
  expect(await notesOf(member)).toEqual(['LATE']);
});

it.each(both)('%s: money of another person is not credited to the owner of the code', async (_how, receiver) => {
  await receiveAt(receiver);
  const member = await server.member();
  const { payload, amount } = await offer(member);
  const before = await inSuspense();
  await pay(member, payload, { from: stranger });
  await suspenseGrows(before, amount);
  expect(await walletOf(server, member)).toBe(0n);
});

it('with our reference: another amount is credited as what it is, also a day later', async () => {
  proves('OP-299');
  await receiveAt(bill);
  const member = await server.member();
  const { payload } = await offer(member);
  await pay(member, payload, { amount: 40 });
  await becomes(member, 4_000n);
  server.clock.advance(24 * 60 * minuteMs);
  await pay(member, payload, { amount: 60 });
  await becomes(member, 10_000n);
  expect(await notesOf(member)).toEqual(['LATE_OTHER_AMOUNT', 'OTHER_AMOUNT']);
});

it('with our reference: the reference of a gateway’s code in a line names nobody', async () => {
  await receiveAt(bill);
  const member = await server.member();
  await server.ask(depositCalls.createQr, { bankCode: 'WW', amount: 10_000n }, { token: member.token });
  const code = await server.database.owner.one<{ reference: string }>(
    'select reference from qr_code where member_id = $1',
    [member.memberId],
  );
  const line = { ...feedLine(member, { from: stranger, amount: '100.00' }), ref1: code?.reference };
  const before = await inSuspense();
  await postNotice(server, noticeOf([line]));
  expect(await inSuspense()).toBe(before + 10_000n);
  expect(await statementOf(server, member)).toEqual([]);
});

it('with reserved satang: only the exact amount and only until the end of its grace is the code’s', async () => {
  await receiveAt(manual);
  const member = await server.member();
  const { payload, amount } = await offer(member);
  const before = await inSuspense();
  await pay(member, payload, { amount: 100 });
  await suspenseGrows(before, 10_000n);
  await pay(member, payload, { at: later(46 * minuteMs) });
  await suspenseGrows(before, 10_000n + amount);
  expect(await walletOf(server, member)).toBe(0n);
  await pay(member, payload, { at: later(44 * minuteMs) });
  await becomes(member, amount);
});

it('with reserved satang: money of the time before the code was made is not the code’s', async () => {
  await receiveAt(manual);
  const member = await server.member();
  const { payload, amount } = await offer(member);
  const before = await inSuspense();
  await pay(member, payload, { at: later(-5 * minuteMs) });
  await suspenseGrows(before, amount);
  expect(await walletOf(server, member)).toBe(0n);
});

it('with reserved satang: two members who ask for the same baht are told apart, also by a bank that masks numbers', async () => {
  await receiveAt(number);
  const members = [await server.member(), await server.member()];
  const offered = await Promise.all(members.map((member) => offer(member, 20_000n)));
  const amounts = offered.map(({ amount }) => amount);
  expect(new Set(amounts).size).toBe(2);
  for (const amount of amounts) expect(amount > 20_000n && amount <= 20_020n).toBe(true);
  for (const [index, member] of members.entries()) {
    const from = { ...accountOf(member), accountNo: `xxxxxx${member.bankAccountNo.slice(-4)}` };
    await pay(member, offered[index]?.payload ?? '', { from });
    await becomes(member, amounts[index] ?? 0n);
  }
});

it('with reserved satang: another member who happens to transfer the amount is credited, and the code lives on', async () => {
  await receiveAt(number);
  const [owner, other] = [await server.member(), await server.member()];
  const { payload, amount } = await offer(owner, 25_000n);
  await pay(other, payload);
  await becomes(other, amount);
  await pay(owner, payload);
  await becomes(owner, amount);
  expect((await statementOf(server, other)).map(({ from }) => from)).toEqual(['SCB']);
});

it('with reserved satang: when all are taken a code is refused, and one becomes free after the grace', async () => {
  proves('OP-279');
  await receiveAt({ ...number, reservedSatang: 2 });
  const [first, second, third] = [await server.member(), await server.member(), await server.member()];
  const held = await Promise.all([first, second].map((member) => offer(member, 30_000n)));
  expect(new Set(held.map(({ amount }) => amount))).toEqual(new Set([30_001n, 30_002n]));
  expect((await make(third, 30_000n)).body).toEqual({ hasQrcode: false, message: 'QR_FAIL' });
  // A member who asks again keeps what they hold, also if they type the satang.
  for (const typed of [30_000n, 30_001n, 30_002n]) expect((await offer(first, typed)).amount).toBe(held[0]?.amount);
  server.clock.advance(44 * minuteMs);
  expect((await make(third, 30_000n)).body).toEqual({ hasQrcode: false, message: 'QR_FAIL' });
  server.clock.advance(2 * minuteMs);
  expect([30_001n, 30_002n]).toContain((await offer(third, 30_000n)).amount);
});

it('with reserved satang: ten members who ask at once get ten amounts', async () => {
  await receiveAt(number);
  const members = await Promise.all(Array.from({ length: 10 }, () => server.member()));
  const offered = await Promise.all(members.map((member) => offer(member, 40_000n)));
  expect(new Set(offered.map(({ amount }) => amount)).size).toBe(10);
});

it('a payment that is not booked is a difference to the books of the banks, and all of them are booked at last', async () => {
  await receiveAt(number);
  const member = await server.member();
  const { payload } = await offer(member);
  const reference = await withoutNotices(server, 'bank', () => pay(member, payload));
  expect(await differencesWithSandbox(server)).toEqual([expect.stringContaining(`${reference} of `)]);
  await server.runJobs();
  expect(await differencesWithSandbox(server)).toEqual([]);
});
