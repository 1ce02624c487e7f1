import { expect, it } from 'vitest';
import { accounts, balancesOf } from '#ledger';
import type { TestReply } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import type { TestMember } from '#support/people.ts';
import { authCalls } from '#features/auth/contract.ts';
import { depositCalls } from '#features/deposit/contract.ts';
import { statementCalls } from '#features/statement/contract.ts';
import { proves } from '#support/requirements/proves.ts';
import { withdrawCalls } from '../contract.ts';

const server = await startTestServer();

const inWallet = async (member: TestMember): Promise<bigint> =>
  (await balancesOf(server.context.database, member.memberId)).balances.get(accounts.wallet) ?? 0n;
const held = async (member: TestMember): Promise<bigint> =>
  (await balancesOf(server.context.database, member.memberId)).balances.get(accounts.held) ?? 0n;
const withdraw = (member: TestMember, amount: bigint, key?: string): Promise<TestReply> =>
  server.ask(withdrawCalls.requestFromApp, { amount }, { token: member.token, ...(key === undefined ? {} : { key }) });
const linesOf = async (member: TestMember): Promise<Record<string, unknown>[]> => {
  const reply = await server.ask(statementCalls.get, { page: 1, limit: 10 }, { token: member.token });
  return (reply.body as { statements: Record<string, unknown>[] }).statements;
};

it('a withdrawal takes the amount from the wallet at once and is in progress in the statement, whose line it names with its time', async () => {
  proves('WDR-01', 'OP-124');
  const member = await server.member({ balance: 100_000n });
  const reply = await withdraw(member, 40_000n);
  const [line] = await linesOf(member);
  expect([reply.status, reply.body]).toEqual([
    200,
    { message: 'SUCCESS', id: line?.['_id'], createdAt: line?.['createdAt'] },
  ]);
  expect([await inWallet(member), await held(member)]).toEqual([60_000n, 40_000n]);
  expect(line).toMatchObject({
    statementType: 'withdraw',
    status: 'PENDING',
    from: 'WALLET',
    to: member.bankCode,
    amount: 400,
  });
});

it('withdraw and withdrawAll behave the same and touch only the main wallet', async () => {
  proves('API-038', 'API-039', 'OP-122');
  const member = await server.member({ balance: 100_000n });
  for (const endpoint of [withdrawCalls.request, withdrawCalls.requestFromApp]) {
    expect(await server.ask(endpoint, { amount: 20_000n }, { token: member.token })).toMatchObject({ status: 200 });
  }
  expect([await inWallet(member), await held(member)]).toEqual([60_000n, 40_000n]);
});

it('the limits come from the server, in the currency of the member', async () => {
  proves('WDR-06', 'API-013', 'ENT-027', 'OP-126');
  const thai = await server.member();
  const lao = await server.member({ currency: 'LAK' });
  const ask = async (member: TestMember) => (await server.ask(withdrawCalls.limits, {}, { token: member.token })).body;
  expect(await ask(thai)).toEqual({ withdrawMin: 100, withdrawMax: 50_000 });
  expect(await ask(lao)).toEqual({ withdrawMin: 50_000, withdrawMax: 20_000_000 });
});

it('exactly the amounts within the limits and the balance are accepted', async () => {
  proves('VAL-35', 'VAL-37', 'OP-123');
  const outcomes = [
    [9_999n, 400, 'KEY_INVALID'],
    [10_000n, 200, 'SUCCESS'],
    [5_000_000n, 200, 'SUCCESS'],
    [5_000_001n, 400, 'KEY_INVALID'],
  ] as const;
  for (const [amount, status, message] of outcomes) {
    const member = await server.member({ balance: 6_000_000n });
    expect(await withdraw(member, amount)).toMatchObject({ status, body: { message } });
  }
  const member = await server.member({ balance: 50_000n });
  expect(await withdraw(member, 50_001n)).toMatchObject({ status: 400, body: { message: 'MONEY_NOT_ENOUGH' } });
  expect(await withdraw(member, 50_000n)).toMatchObject({ status: 200 });
});

it('kip are withdrawn whole, since no bank pays parts of one, and baht with satang', async () => {
  proves('OP-123');
  const lao = await server.member({ currency: 'LAK', balance: 10_000_050n });
  for (const amount of [5_000_050n, 5_000_001n])
    expect(await withdraw(lao, amount)).toMatchObject({ status: 400, body: { message: 'KEY_INVALID' } });
  expect(await withdraw(lao, 10_000_000n)).toMatchObject({ status: 200 });
  expect([await inWallet(lao), await held(lao)]).toEqual([50n, 10_000_000n]);
  const thai = await server.member({ balance: 100_000n });
  expect(await withdraw(thai, 10_001n)).toMatchObject({ status: 200 });
});

it('a member without a bank account is refused with NO_BANK', async () => {
  proves('ERR-065', 'OP-272');
  const member = await server.member({ balance: 50_000n, hasBankAccount: false });
  expect(await withdraw(member, 20_000n)).toMatchObject({ status: 404, body: { message: 'NO_BANK' } });
  expect(await inWallet(member)).toBe(50_000n);
});

it('of 200 withdrawals of the whole balance at once exactly one is accepted', async () => {
  proves('ERR-063', 'OP-270');
  const member = await server.member({ balance: 30_000n });
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, press) => withdraw(member, 30_000n, `press ${press}`)),
  );
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  const refused = replies.filter((reply) => (reply.body as { message: string }).message === 'MONEY_NOT_ENOUGH');
  expect(refused).toHaveLength(199);
  expect([await inWallet(member), await held(member)]).toEqual([0n, 30_000n]);
});

it('the same key and body a hundred times at once has one effect and one answer', async () => {
  proves('OP-298');
  const member = await server.member({ balance: 100_000n });
  const replies = await Promise.all(Array.from({ length: 100 }, () => withdraw(member, 20_000n, 'one press')));
  for (const reply of replies) expect([200, 409]).toContain(reply.status);
  const later = await withdraw(member, 20_000n, 'one press');
  for (const reply of replies.filter(({ status }) => status === 200)) expect(reply.text).toBe(later.text);
  expect([await inWallet(member), await held(member)]).toEqual([80_000n, 20_000n]);
});

it('a key with another amount is refused; on another route or for another member it is independent', async () => {
  proves('OP-298');
  const [first, second] = [await server.member({ balance: 100_000n }), await server.member({ balance: 100_000n })];
  expect(await withdraw(first, 20_000n, 'k')).toMatchObject({ status: 200 });
  expect(await withdraw(first, 30_000n, 'k')).toMatchObject({ status: 422, body: { message: 'KEY_INVALID' } });
  expect(await withdraw(second, 20_000n, 'k')).toMatchObject({ status: 200 });
  expect(await server.ask(withdrawCalls.request, { amount: 20_000n }, { token: first.token, key: 'k' })).toMatchObject({
    status: 200,
  });
  expect([await held(first), await held(second)]).toEqual([40_000n, 20_000n]);
});

it('a repeated key gets the first answer again, also if it was a refusal', async () => {
  proves('OP-298');
  const member = await server.member({ balance: 15_000n });
  expect(await withdraw(member, 20_000n, 'early')).toMatchObject({
    status: 400,
    body: { message: 'MONEY_NOT_ENOUGH' },
  });
  const richer = await server.member({ balance: 50_000n });
  expect(await withdraw(richer, 20_000n, 'early')).toMatchObject({ status: 200 });
  expect(await withdraw(member, 20_000n, 'early')).toMatchObject({
    status: 400,
    body: { message: 'MONEY_NOT_ENOUGH' },
  });
});

// Sent byte for byte; headers that HTTP itself forbids never reach the call.
const badKeys = {
  empty: '',
  'too long': 'x'.repeat(256),
  'no ASCII': 'clé',
  'not printable': 'a\tb',
  'no ASCII at all': '\u0080\u00ff',
};

it.for(Object.entries(badKeys))('a key that is %s is refused, and nothing is withdrawn', async ([, key]) => {
  proves('OP-305');
  const member = await server.member({ balance: 50_000n });
  const reply = await withdraw(member, 20_000n, key);
  expect(reply).toMatchObject({ status: 400, body: { message: 'KEY_INVALID' } });
  expect(await held(member)).toBe(0n);
});

it('keys of one and of 255 printable characters are accepted', async () => {
  proves('OP-305');
  const member = await server.member({ balance: 50_000n });
  for (const key of ['!', '~ '.repeat(127) + '~'])
    expect(await withdraw(member, 20_000n, key)).toMatchObject({ status: 200 });
  expect(await held(member)).toBe(40_000n);
});

it('calls that move no money and claim nothing ignore an invalid key', async () => {
  proves('OP-305');
  const member = await server.member();
  const asked = { token: member.token, key: 'x'.repeat(256) };
  const login = { username: member.phone, password: member.password };
  expect(await server.ask(withdrawCalls.limits, {}, asked)).toMatchObject({ status: 200 });
  expect(await server.ask(authCalls.logIn, login, asked)).toMatchObject({ status: 200 });
  expect(await server.ask(depositCalls.createQr, { bankCode: 'KBANK', amount: 10_000n }, asked)).toMatchObject({
    status: 200,
    body: { hasQrcode: true },
  });
});
