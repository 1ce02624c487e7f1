import { beforeEach, expect, it } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { depositCalls } from '#features/deposit/contract.ts';
import { depositOfficeCalls } from '#features/deposit/office-contract.ts';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { accountOf, eventually, offerQr, payQr, suspend, walletOf } from '#support/deposits.ts';
import { changeOperator } from '#support/office-acts.ts';
import type { TestMember, TestStaff } from '#support/people.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { operatorOfficeCalls } from '../../office-contract.ts';

const server = await startTestServer();
let maker: TestStaff;
let checker: TestStaff;

const scb = '01900000-0000-7000-8000-000000000002';
const kbank = '01900000-0000-7000-8000-000000000001';
const next = { bankCode: 'SCB', accountNo: '0142000022' };
await changeOperator(server, {
  kind: 'deposit_account',
  object: 'new',
  fields: {
    ...next,
    bankType: 'BANK',
    mode: 'MANUAL',
    accountName: 'KRAPAO',
    currency: 'BAHT',
    place: 9,
    isListed: true,
  },
});
const second = await server.database.owner.one<{ id: string }>(
  `select account_id as id from deposit_account where account_no = '${next.accountNo}'`,
);

const change = (object: string, fields: Record<string, unknown>, staff: TestStaff = maker) =>
  server.ask(
    operatorOfficeCalls.proposeChange,
    { kind: 'account_health', object, fields, because: 'a test', password: staff.password },
    { token: staff.token },
  );
const active = { state: 'ACTIVE', caseNo: null, frozenAmount: null, checkAt: null };
const frozen = (checkAt = new Date(server.clock.now().getTime() + 3 * 86_400_000)) => ({
  state: 'FROZEN',
  caseNo: 'TCSD 12/2569',
  frozenAmount: 1_234.56,
  checkAt: checkAt.toISOString(),
});
const setHealth = (object: string, fields: Record<string, unknown>) =>
  changeOperator(server, { kind: 'account_health', object, fields });
const healthOf = async (accountId: string) => {
  const { body } = await server.ask(operatorOfficeCalls.listAccountHealth, {}, { token: maker.token });
  return (body as AnswerOf<typeof operatorOfficeCalls.listAccountHealth>).accounts.find(
    (account) => account.accountId === accountId,
  );
};
const offered = async ({ token }: TestMember): Promise<string[]> => {
  const { body } = await server.ask(depositCalls.listMethods, {}, { token });
  return (body as { banks: { bankAccountNo: string }[] }).banks.map(({ bankAccountNo }) => bankAccountNo);
};
const pay = async (member: TestMember, amount: string, toAccountNo = '0142000002'): Promise<void> => {
  const line = feedLine(member, { amount, toAccountNo, at: server.clock.now().toISOString() });
  expect(await postNotice(server, noticeOf([line]))).toMatchObject({ status: 200 });
  server.clock.advance(5_001);
};

// Noon in Bangkok, on another day for each test; logins of staff end overnight.
beforeEach(async () => {
  const today = Math.floor(server.clock.now().getTime() / 86_400_000);
  server.clock.set(new Date((today + 1) * 86_400_000 + 5 * 3_600_000));
  for (const account of [scb, kbank, second?.id ?? '']) await setHealth(account, { ...active, dailyCap: null });
  maker = await server.staff({ role: 'manager' });
  checker = await server.staff({ role: 'manager' });
});

it('one person freezes an account at once, with case, sum and a time to check again; no member is offered it', async () => {
  const member = await server.member();
  expect(await offered(member)).toContain('0142000002');
  expect(await change(scb, frozen())).toMatchObject({ status: 200, body: { status: 'APPLIED' } });
  expect(await offered(member)).not.toContain('0142000002');
  expect(await healthOf(scb)).toMatchObject({
    state: 'FROZEN',
    caseNo: 'TCSD 12/2569',
    frozenAmount: 1_234.56,
    frozenAt: server.clock.now().toISOString(),
    isCheckDue: false,
  });
  server.clock.advance(3 * 86_400_000);
  maker = await server.staff({ role: 'manager' });
  expect((await healthOf(scb))?.isCheckDue).toBe(true);
});

it('an account is offered again, or gets a cap, only once a second person confirms', async () => {
  const member = await server.member();
  await change(scb, frozen());
  expect(await change(scb, active)).toMatchObject({ body: { status: 'WAITING' } });
  expect(await offered(member)).not.toContain('0142000002');
  const waiting = await server.ask(
    operatorOfficeCalls.listChanges,
    { view: 'waiting', page: 1, limit: 100 },
    { token: checker.token },
  );
  const { items } = waiting.body as AnswerOf<typeof operatorOfficeCalls.listChanges>;
  const line = items.at(-1);
  expect(line).toMatchObject({ title: 'SCB 0142000002' });
  expect(line?.fields).toContainEqual({ name: 'frozenAmount', from: 1_234.56, to: null });
  const confirm = ({ password, token }: TestStaff) =>
    server.ask(operatorOfficeCalls.confirmChange, { changeId: line?.changeId ?? '', password }, { token });
  expect(await confirm(maker)).toMatchObject({ status: 403, body: { message: 'SAME_PERSON' } });
  expect(await confirm(checker)).toMatchObject({ body: { status: 'APPLIED' } });
  expect(await offered(member)).toContain('0142000002');
  expect(await change(scb, { dailyCap: 500 })).toMatchObject({ body: { status: 'WAITING' } });
  expect((await healthOf(scb))?.dailyCap).toBeNull();
});

it('finance alone freezes an account and updates its case, and can neither unfreeze it nor change anything else', async () => {
  const [member, finance] = [await server.member(), await server.staff({ role: 'finance' })];
  const { state: _, ...known } = frozen();
  const freeze = (reported: object = {}, staff: TestStaff = finance) =>
    server.ask(
      operatorOfficeCalls.freezeAccount,
      {
        accountId: scb,
        ...known,
        frozenAmount: 123_456n,
        because: 'the bank called',
        password: staff.password,
        ...reported,
      },
      { token: staff.token },
    );
  expect(await freeze({ caseNo: 'not known yet' })).toMatchObject({ status: 200, body: { status: 'APPLIED' } });
  expect(await offered(member)).not.toContain('0142000002');
  const frozenAt = server.clock.now().toISOString();
  server.clock.advance(60_000);
  expect(await freeze()).toMatchObject({ status: 200, body: { status: 'APPLIED' } });
  expect(await freeze()).toMatchObject({ status: 409, body: { message: 'CHANGE_SAME' } });
  expect(await healthOf(scb)).toMatchObject({
    state: 'FROZEN',
    caseNo: 'TCSD 12/2569',
    frozenAmount: 1_234.56,
    frozenAt,
  });
  const audit = await server.database.owner.one<{ detail: Record<string, unknown> }>(
    `select detail from audit where object = $1 order by number desc limit 1`,
    [`account_health ${scb}`],
  );
  expect(audit?.detail).toMatchObject({ by: finance.name, because: 'the bank called', needsTwo: false });
  for (const fields of [active, { dailyCap: 500 }])
    expect(await change(scb, fields, finance)).toMatchObject({ status: 403, body: { message: 'NOT_PERMITTED' } });
  expect(await healthOf(scb)).toMatchObject({ state: 'FROZEN', dailyCap: null });
});

it('a freeze by support or an auditor, with a wrong password, of no account of ours, or to be checked in the past changes nothing', async () => {
  const freeze = (accountId: string, { token, password }: TestStaff, reported: object = {}) => {
    const { state: _, ...known } = frozen();
    const question = { accountId, ...known, frozenAmount: 0n, because: 'a test', password, ...reported };
    return server.ask(operatorOfficeCalls.freezeAccount, question, { token });
  };
  for (const role of ['support', 'auditor'] as const)
    expect(await freeze(scb, await server.staff({ role }))).toMatchObject({ status: 403 });
  const finance = await server.staff({ role: 'finance' });
  expect(await freeze(scb, { ...finance, password: 'wrong-password' })).toMatchObject(refused('WRONG_PASSWORD', 400));
  expect(await freeze(crypto.randomUUID(), finance)).toMatchObject({
    status: 400,
    body: { message: 'CHANGE_INVALID' },
  });
  const past = { checkAt: new Date(server.clock.now().getTime() - 60_000).toISOString() };
  expect(await freeze(scb, finance, past)).toMatchObject({ status: 400, body: { message: 'CHANGE_INVALID' } });
  expect((await healthOf(scb))?.state).toBe('ACTIVE');
});

it('each change of an account’s health is in the audit, with who made it and why', async () => {
  await change(scb, frozen());
  const audit = await server.database.owner.one<{ detail: Record<string, unknown> }>(
    `select detail from audit where object = $1 order by number desc limit 1`,
    [`account_health ${scb}`],
  );
  expect(audit?.detail).toMatchObject({
    because: 'a test',
    by: maker.name,
    needsTwo: false,
    fields: { state: ['ACTIVE', 'FROZEN'], case_no: [null, 'TCSD 12/2569'], frozen_amount: [null, '123456'] },
  });
});

it('an account that received its cap today is no longer offered, the next one is, and tomorrow it is again', async () => {
  const member = await server.member();
  await setHealth(scb, { dailyCap: 100 });
  await setHealth(second?.id ?? '', { dailyCap: 50 });
  await pay(member, '99.99');
  expect(await offered(member)).toEqual(expect.arrayContaining(['0142000002', next.accountNo]));
  await pay(member, '0.01');
  expect(await offered(member)).not.toContain('0142000002');
  expect(await offered(member)).toContain(next.accountNo);
  expect(await healthOf(scb)).toMatchObject({ receivedToday: 100, dailyCap: 100, isCapReached: true });
  await pay(member, '50.00', next.accountNo);
  expect((await offered(member)).filter((number) => number.startsWith('0142'))).toEqual([]);
  server.clock.set(new Date(Math.floor(server.clock.now().getTime() / 86_400_000) * 86_400_000 + 17 * 3_600_000 - 1));
  expect(await offered(member)).not.toContain('0142000002');
  server.clock.advance(5_001);
  expect(await offered(member)).toEqual(expect.arrayContaining(['0142000002', next.accountNo]));
});

it('money that arrives at a frozen account beyond its cap is credited like any other', async () => {
  const member = await server.member();
  await setHealth(scb, { ...frozen(), dailyCap: 10 });
  const before = await walletOf(server, member);
  await pay(member, '25.00');
  await pay(member, '25.00');
  expect((await walletOf(server, member)) - before).toBe(5_000n);
  expect(await healthOf(scb)).toMatchObject({ receivedToday: 50 });
});

it('money counts once for its account, also when its owner is named later', async () => {
  const member = await server.member();
  const { itemId } = await suspend(server, member, { amount: '40.00' });
  const { token, password } = await server.staff();
  const { phone } = member;
  const named = { itemId, phone, amount: 4_000n, password };
  expect(await server.ask(depositOfficeCalls.nameSuspense, named, { token })).toMatchObject({ status: 200 });
  expect(await walletOf(server, member)).toBe(4_000n);
  expect(await healthOf(scb)).toMatchObject({ receivedToday: 40 });
});

it('a QR method takes no cap, which would never hold, but gives no code while its account is frozen', async () => {
  const member = await server.member();
  const code = () => server.ask(depositCalls.createQr, { bankCode: 'KBANK', amount: 10_000n }, { token: member.token });
  expect(await change(kbank, { dailyCap: 1 })).toMatchObject({ status: 400, body: { message: 'CHANGE_INVALID' } });
  expect(await healthOf(kbank)).toMatchObject({ takesCap: false, dailyCap: null });
  expect(await healthOf(scb)).toMatchObject({ takesCap: true });
  await pay(member, '5.00', '0011000001');
  expect(await offered(member)).toContain('0011000001');
  expect(await code()).toMatchObject({ body: { hasQrcode: true } });
  await change(kbank, frozen());
  expect(await offered(member)).not.toContain('0011000001');
  expect(await code()).toMatchObject({ body: { message: 'NO_BANK' } });
});

it('a change that no second person could confirm is refused when it is proposed', async () => {
  await change(scb, frozen());
  for (const fields of [{ state: 'ACTIVE' }, { ...active, caseNo: 'TCSD 12/2569' }, { caseNo: null, dailyCap: 10 }])
    expect(await change(scb, fields)).toMatchObject({ status: 400, body: { message: 'CHANGE_INVALID' } });
  expect(await change(kbank, { state: 'FROZEN', dailyCap: 10 })).toMatchObject({ status: 400 });
  expect(await healthOf(scb)).toMatchObject({ state: 'FROZEN', caseNo: 'TCSD 12/2569' });
});

it('health without its case, to be checked in the past, of no account of ours, or with an amount below zero is refused', async () => {
  const now = frozen();
  const wrong: [string, Record<string, unknown>][] = [
    [scb, { state: 'FROZEN' }],
    [scb, { ...now, caseNo: null }],
    [scb, { ...now, checkAt: 'tomorrow' }],
    [scb, frozen(new Date(server.clock.now().getTime() - 1_000))],
    [scb, { ...now, frozenAmount: -1 }],
    [scb, { dailyCap: 0 }],
    [scb, { dailyCap: 1.005 }],
    [scb, { caseNo: 'without a freeze' }],
    [scb, { frozenAt: now.checkAt }],
    [crypto.randomUUID(), now],
    ['new', now],
  ];
  for (const [object, fields] of wrong) {
    const reply = await change(object, fields);
    expect(reply, JSON.stringify(fields)).toMatchObject({ status: 400, body: { message: 'CHANGE_INVALID' } });
  }
});

it('what arrived through QR codes of a frozen account counts for it, once, also if its owner is not known yet', async () => {
  const [member, stranger] = [await server.member(), await server.member()];
  const today = async () => (await healthOf(kbank))?.receivedToday ?? null;
  const { payload } = await offerQr(server, member, 10_000n);
  await setHealth(kbank, frozen());
  expect(await today()).toBe(0);
  await payQr(server, { payload, member });
  await eventually(async () => expect(await walletOf(server, member)).toBe(10_000n));
  expect(await today()).toBe(100);
  // The account's own feed shows the same payment later.
  const line = {
    sendingBank: 'SETTLEMENT',
    amount: '100.00',
    toBankCode: 'KBANK',
    toAccountNo: '0011000001',
    from: accountOf(member),
  };
  await postNotice(server, noticeOf([feedLine(member, { ...line, at: server.clock.now().toISOString() })]));
  expect(await today()).toBe(100);
  await setHealth(kbank, active);
  server.clock.advance(6_000);
  const other = await offerQr(server, member, 20_000n);
  await payQr(server, { payload: other.payload, member: stranger });
  await eventually(async () => expect(await today()).toBe(300));
  expect(await walletOf(server, member)).toBe(10_000n);
});

it('with two QR accounts of one method no figure is shown, since its gateway does not say which one received', async () => {
  const member = await server.member();
  const { payload } = await offerQr(server, member, 10_000n);
  await payQr(server, { payload, member });
  await eventually(async () => expect(await walletOf(server, member)).toBe(10_000n));
  const account = { bankCode: 'KBANK', bankType: 'QR', mode: 'MANUAL', accountName: 'KRAPAO', currency: 'BAHT' };
  const fields = { ...account, accountNo: '0011000009', place: 10, isListed: false };
  await changeOperator(server, { kind: 'deposit_account', object: 'new', fields });
  expect(await healthOf(kbank)).toMatchObject({ receivedToday: null, isCapReached: false });
  expect(await healthOf(scb)).toMatchObject({ receivedToday: 0 });
});
