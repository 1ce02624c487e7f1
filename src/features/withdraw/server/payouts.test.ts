import { expect, it, vi } from 'vitest';
import { accounts, balancesOf } from '#ledger';
import { unknown } from '#providers/outcome.ts';
import { statementCalls } from '#features/statement/contract.ts';
import type { TestMember, TestStaff } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { type TestReply, refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { withdrawCalls } from '../contract.ts';
import { withdrawOfficeCalls } from '../office-contract.ts';

const server = await startTestServer();

interface Asked {
  readonly member: TestMember;
  readonly withdrawalId: string;
  readonly amount: bigint;
}

const balances = async (member: TestMember) => {
  const book = (await balancesOf(server.context.database, member.memberId)).balances;
  return { wallet: book.get(accounts.wallet) ?? 0n, held: book.get(accounts.held) ?? 0n };
};

const asked = async (amount: bigint): Promise<Asked> => {
  const member = await server.member({ balance: amount + 10_000n });
  await server.ask(withdrawCalls.requestFromApp, { amount }, { token: member.token });
  const row = await server.context.database.one<{ id: string }>(
    'select withdrawal_id as id from withdrawal where member_id = $1',
    [member.memberId],
  );
  return { member, amount, withdrawalId: row?.id ?? '' };
};

const approve = (staff: TestStaff, { withdrawalId, amount }: Asked, password = staff.password): Promise<TestReply> =>
  server.ask(withdrawOfficeCalls.approve, { withdrawalId, amount, password }, { token: staff.token });
const reject = (staff: TestStaff, { withdrawalId }: Asked): Promise<TestReply> =>
  server.ask(withdrawOfficeCalls.reject, { withdrawalId, reason: 'NAME_MISMATCH', note: null }, { token: staff.token });
const lineOf = async ({ member }: Asked): Promise<Record<string, unknown>> => {
  const reply = await server.ask(statementCalls.get, { page: 1, limit: 10 }, { token: member.token });
  return (reply.body as { statements: Record<string, unknown>[] }).statements[0] ?? {};
};
const statusOf = async (staff: TestStaff, { withdrawalId }: Asked): Promise<unknown> => {
  const reply = await server.ask(withdrawOfficeCalls.get, { withdrawalId }, { token: staff.token });
  return (reply.body as { withdrawal: { status: unknown } }).withdrawal.status;
};
const payoutsAtBank = async ({ withdrawalId }: Asked): Promise<unknown[]> => {
  const book = (await server.sandbox.get('/book')) as { payouts: { reference: string }[] };
  return book.payouts.filter((payout) => payout.reference === withdrawalId);
};
const fine = () => server.sandbox.weather({ service: 'payout', kind: 'fine' });
const later = async (ms: number): Promise<void> => {
  server.clock.advance(ms);
  await server.runJobs();
};

it('an approved withdrawal is paid by the bank and ends as SUCCESS', async () => {
  proves('OP-124');
  const staff = await server.staff();
  const request = await asked(50_000n);
  expect(await approve(staff, request)).toMatchObject({ status: 200, body: { status: 'APPROVED' } });
  await later(0);
  expect(await lineOf(request)).toMatchObject({ status: 'SUCCESS', amount: 500 });
  expect(await balances(request.member)).toEqual({ wallet: 10_000n, held: 0n });
  expect(await payoutsAtBank(request)).toHaveLength(1);
});

it('a rejected withdrawal returns the whole amount and states the reason', async () => {
  proves('OP-124');
  const staff = await server.staff();
  const request = await asked(50_000n);
  expect(await reject(staff, request)).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
  expect(await lineOf(request)).toMatchObject({ status: 'FAILED', note: 'NAME_MISMATCH' });
  expect(await balances(request.member)).toEqual({ wallet: 60_000n, held: 0n });
});

it('above the threshold the maker can never be the checker; call and database refuse it', async () => {
  proves('OP-300');
  const [maker, checker] = [await server.staff(), await server.staff()];
  const request = await asked(2_000_001n);
  expect(await approve(maker, request)).toMatchObject({ status: 200, body: { status: 'SECOND' } });
  const again = await Promise.all(Array.from({ length: 10 }, () => approve(maker, request)));
  for (const reply of again) expect(reply).toMatchObject({ status: 403, body: { message: 'SAME_PERSON' } });
  await expect(
    server.context.database.rows(
      `update withdrawal set status = 'APPROVED', approved_by = first_by, approved_person = first_person, approved_at = now() where member_id = $1 and withdrawal_id = $2`,
      [request.member.memberId, request.withdrawalId],
    ),
  ).rejects.toThrow('withdrawal_maker_is_not_checker');
  expect(await approve(checker, request)).toMatchObject({ status: 200, body: { status: 'APPROVED' } });
});

it('an approval by another person under the same request key is their own', async () => {
  const [maker, checker] = [await server.staff(), await server.staff()];
  const request = await asked(2_000_001n);
  const approveBy = ({ token, password }: TestStaff) => {
    const { withdrawalId, amount } = request;
    return server.ask(withdrawOfficeCalls.approve, { withdrawalId, amount, password }, { token, key: 'one key' });
  };
  expect((await approveBy(maker)).body).toMatchObject({ status: 'SECOND' });
  expect((await approveBy(maker)).body).toMatchObject({ status: 'SECOND' });
  expect((await approveBy(checker)).body).toMatchObject({ status: 'APPROVED' });
});

it('exactly at the threshold one person with a fresh password check is enough', async () => {
  proves('OP-300');
  const staff = await server.staff();
  const request = await asked(2_000_000n);
  expect(await approve(staff, request, 'some other password')).toMatchObject({
    status: 400,
    body: { message: 'WRONG_PASSWORD' },
  });
  expect(await approve(staff, request)).toMatchObject({ status: 200, body: { status: 'APPROVED' } });
});

it('DECIDED_ALREADY: approving and rejecting at once, twenty times, ends in exactly one decision', async () => {
  const [first, second] = [await server.staff(), await server.staff()];
  for (let round = 0; round < 20; round += 1) {
    const request = await asked(30_000n);
    const replies = await Promise.all([approve(first, request), reject(second, request)]);
    const [winner, loser] = replies.toSorted((one, other) => one.status - other.status);
    expect(winner?.status).toBe(200);
    expect(loser).toMatchObject(refused('DECIDED_ALREADY', 409));
  }
});

it('another amount than the person saw is refused and decides nothing', async () => {
  const staff = await server.staff();
  const request = await asked(30_000n);
  expect(await approve(staff, { ...request, amount: 30_001n })).toMatchObject({
    status: 400,
    body: { message: 'KEY_INVALID' },
  });
  expect(await statusOf(staff, request)).toBe('REQUESTED');
});

it('NO_DATA: a withdrawal that does not exist can be neither seen nor decided', async () => {
  const staff = await server.staff();
  const withdrawalId = server.context.newId();
  const unknown = { member: await server.member(), amount: 1n, withdrawalId };
  for (const reply of [
    await server.ask(withdrawOfficeCalls.get, { withdrawalId }, { token: staff.token }),
    await approve(staff, unknown),
    await reject(staff, unknown),
  ]) {
    expect(reply).toMatchObject({ status: 404, body: { message: 'NO_DATA' } });
  }
});

it('a payout that the bank refuses returns the money and ends as FAILED', async () => {
  const staff = await server.staff();
  const request = await asked(30_000n);
  await approve(staff, request);
  await server.sandbox.weather({ service: 'payout', kind: 'refuse' });
  await later(0);
  await fine();
  expect(await lineOf(request)).toMatchObject({ status: 'FAILED' });
  expect(await balances(request.member)).toEqual({ wallet: 40_000n, held: 0n });
});

it('a payout whose answer is lost after its effect is never returned and is confirmed by inquiry', async () => {
  const staff = await server.staff();
  const request = await asked(30_000n);
  await approve(staff, request);
  await server.sandbox.weather({ service: 'payout', kind: 'timeout-after' });
  await later(0);
  await fine();
  expect(await balances(request.member)).toEqual({ wallet: 10_000n, held: 30_000n });
  expect(await statusOf(staff, request)).toBe('PAYING');
  await later(5_000);
  expect(await statusOf(staff, request)).toBe('PAID');
  expect(await payoutsAtBank(request)).toHaveLength(1);
});

it('a payout that never arrived is sent again only under its own id and only once surely absent', async () => {
  const staff = await server.staff();
  const request = await asked(30_000n);
  await approve(staff, request);
  await server.sandbox.weather({ service: 'payout', kind: 'timeout-before' });
  await later(0);
  await fine();
  await later(5_000);
  expect(await payoutsAtBank(request)).toHaveLength(0);
  expect(await balances(request.member)).toEqual({ wallet: 10_000n, held: 30_000n });
  await later(3_600_000);
  await later(3_600_000);
  expect(await payoutsAtBank(request)).toHaveLength(1);
  expect(await statusOf(await server.staff(), request)).toBe('PAID');
});

it('a payout unknown for a quarter of an hour is shown to a person and still queried', async () => {
  const staff = await server.staff();
  const request = await asked(30_000n);
  await approve(staff, request);
  await server.sandbox.weather({ service: 'payout', kind: 'timeout-after' });
  await later(0);
  await server.sandbox.weather({ service: 'payout', kind: 'down' });
  for (const wait of [5_000, 15_000, 60_000, 300_000, 900_000]) await later(wait);
  expect(await statusOf(staff, request)).toBe('REVIEW');
  await fine();
  await later(900_000);
  expect(await statusOf(staff, request)).toBe('PAID');
});

it('two processes that check at once send a payout once', async () => {
  const staff = await server.staff();
  const request = await asked(30_000n);
  await approve(staff, request);
  await Promise.all([server.runJobs(), server.runJobs(), server.runJobs()]);
  expect(await payoutsAtBank(request)).toHaveLength(1);
  expect(await balances(request.member)).toEqual({ wallet: 10_000n, held: 0n });
});

it('staff see phone and account number masked to their last four digits', async () => {
  const staff = await server.staff();
  const request = await asked(30_000n);
  const list = await server.ask(
    withdrawOfficeCalls.list,
    { view: 'waiting', page: 1, limit: 100 },
    { token: staff.token },
  );
  const one = await server.ask(withdrawOfficeCalls.get, { withdrawalId: request.withdrawalId }, { token: staff.token });
  for (const text of [list.text, one.text]) {
    expect(text).not.toContain(request.member.phone);
    expect(text).not.toContain(request.member.bankAccountNo);
    expect(text).toContain(request.member.bankAccountNo.slice(-4));
  }
});

it('the detail shows what the decision needs: balances around the request, its steps and the recent lines', async () => {
  const staff = await server.staff({ name: 'Malee the maker' });
  const request = await asked(30_000n);
  await approve(staff, request);
  const reply = await server.ask(
    withdrawOfficeCalls.get,
    { withdrawalId: request.withdrawalId },
    { token: staff.token },
  );
  expect(reply.body).toMatchObject({
    walletBefore: 400,
    walletNow: 100,
    held: 300,
    mayApprove: false,
    mayNotApproveBecause: 'NOT_WAITING',
    steps: [
      { act: 'REQUESTED', by: null },
      { act: 'APPROVED', by: 'Malee the maker' },
    ],
  });
});

it.each([
  ['BALANCE_SHORT', 'PAYOUT_ACCOUNT_SHORT'],
  ['LIMIT_REACHED', 'PAYOUT_ACCOUNT_AT_LIMIT'],
])('one finding a day says that our own account prevents payouts: %s', async (reason, kind) => {
  const staff = await server.staff();
  const refuses = vi.spyOn(server.context.providers.bank, 'payOut').mockResolvedValue(unknown(reason));
  const requests = [await asked(10_000n), await asked(10_000n)];
  for (const request of requests) await approve(staff, request);
  await later(0);
  refuses.mockRestore();
  const findings = await server.database.owner.rows(
    'select lane, member_id as "memberId" from finding where kind = $1',
    [kind],
  );
  expect(findings).toEqual([{ lane: 'payout:BAHT', memberId: accounts.house.BAHT }]);
  for (const request of requests) expect(await statusOf(staff, request)).toBe('PAYING');
});
