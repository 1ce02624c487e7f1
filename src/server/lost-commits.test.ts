import { afterAll, afterEach, expect, inject, it } from 'vitest';
import { depositCalls } from '#features/deposit/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { withdrawOfficeCalls } from '#features/withdraw/office-contract.ts';
import { accounts, balancesOf, operationsPage } from '#ledger';
import { openGame } from '#support/game-accounts.ts';
import { approveWaiting } from '#support/office-acts.ts';
import { registerMember, type TestMember } from '#support/people.ts';
import { type Cut, startTcpProxy } from '#support/whole-system/tcp-proxy.ts';
import { startTestServer } from '#support/test-server.ts';

const proxy = await startTcpProxy(inject('databaseUrl'));
const server = await startTestServer({ through: proxy.through });
afterEach(() => proxy.plan([]));
afterAll(() => proxy.close());

const done = { status: 200, body: { message: 'SUCCESS' } };
const code = 'SLOTXO';

const balances = async (member: TestMember): Promise<bigint[]> => {
  const found = (await balancesOf(server.database.owner, member.memberId)).balances;
  return [accounts.wallet, accounts.held, accounts.transit(code), accounts.game(code)].map(
    (name) => found.get(name) ?? 0n,
  );
};
const lines = async (member: TestMember): Promise<string[]> => {
  const page = await operationsPage(server.database.owner, member.memberId, { page: 1, limit: 20 });
  return page.operations.map((line) => `${line.type} ${line.status}`);
};

// Every commit of a call in turn is cut, before and after PostgreSQL carries it out.
const cutsOf = (commits: number): [Cut, number][] =>
  Array.from({ length: commits }, (_, place) => place).flatMap((place): [Cut, number][] => [
    ['before', place],
    ['after', place],
  ]);
const planCut = ([cut, place]: [Cut, number]): void => proxy.plan([...Array<null>(place).fill(null), cut]);

it.for(cutsOf(1))('a withdrawal whose COMMIT is lost (%s) is answered once done, and done once', async (cut) => {
  const member = await server.member({ balance: 100_000n });
  for (const key of ['one press', undefined]) {
    planCut(cut);
    const asked = { token: member.token, ...(key === undefined ? {} : { key }) };
    expect(await server.ask(withdrawCalls.request, { amount: 20_000n }, asked)).toMatchObject(done);
    expect(proxy.cuts()).toBe(1);
  }
  expect(
    await server.ask(withdrawCalls.request, { amount: 20_000n }, { token: member.token, key: 'one press' }),
  ).toMatchObject(done);
  expect([await balances(member), await lines(member)]).toEqual([
    [60_000n, 40_000n, 0n, 0n],
    ['withdraw PENDING', 'withdraw PENDING', 'deposit SUCCESS'],
  ]);
});

it.for(cutsOf(4))(
  'a transfer that loses a COMMIT (%s, number %i) is answered once done, and done once',
  async (cut) => {
    const member = await server.member({ balance: 100_000n });
    const game = await openGame(server, member, code);
    const asked = { token: member.token, key: 'one press' };
    const question = { from: 'WALLET', to: code, amount: 20_000n };
    planCut(cut);
    expect(await server.ask(transferCalls.move, question, asked)).toMatchObject(done);
    expect(proxy.cuts()).toBe(1);
    expect(await server.ask(transferCalls.move, question, asked)).toMatchObject(done);
    expect([await game.balance(), await balances(member)]).toEqual([200, [80_000n, 0n, 0n, 20_000n]]);
    expect(await lines(member)).toEqual(['transfer SUCCESS', 'deposit SUCCESS']);
  },
);

it.for(cutsOf(4))(
  'a transfer of everything to the wallet that loses a COMMIT (%s, number %i) is done once',
  async (cut) => {
    const member = await server.member({ balance: 100_000n });
    const game = await openGame(server, member, code);
    await server.ask(transferCalls.moveEverything, { to: code }, { token: member.token });
    await game.play({ stake: 100, win: 350 });
    planCut(cut);
    const asked = { token: member.token, key: 'home' };
    expect(await server.ask(transferCalls.moveEverything, { to: 'WALLET' }, asked)).toMatchObject(done);
    expect(proxy.cuts()).toBe(1);
    expect([await game.balance(), await balances(member)]).toEqual([0, [125_000n, 0n, 0n, 0n]]);
    expect(await lines(member)).toEqual(['transfer SUCCESS', 'transfer SUCCESS', 'deposit SUCCESS']);
  },
);

it.for(cutsOf(1))('a write in one transaction that loses its COMMIT (%s) is done once', async (cut) => {
  const member = await server.member();
  planCut(cut);
  const asked = { token: member.token, key: 'note' };
  expect(await server.ask(depositCalls.report, { amount: 5_000n }, asked)).toMatchObject(done);
  expect(proxy.cuts()).toBe(1);
  expect(await server.ask(depositCalls.report, { amount: 5_000n }, asked)).toMatchObject(done);
  expect(await lines(member)).toEqual(['deposit PENDING']);
});

it.for(cutsOf(1))('a rejection that loses its COMMIT (%s) gives the money back once and says so', async (cut) => {
  const [member, staff] = [await server.member({ balance: 50_000n }), await server.staff()];
  await server.ask(withdrawCalls.request, { amount: 20_000n }, { token: member.token });
  const row = await server.database.owner.one<{ id: string }>(
    'select withdrawal_id as id from withdrawal where member_id = $1',
    [member.memberId],
  );
  planCut(cut);
  const question = { withdrawalId: row?.id ?? '', reason: 'OTHER' as const, note: null };
  expect(await server.ask(withdrawOfficeCalls.reject, question, { token: staff.token })).toMatchObject(done);
  expect(proxy.cuts()).toBe(1);
  expect(await balances(member)).toEqual([50_000n, 0n, 0n, 0n]);
});

it.for(cutsOf(1))('a refusal that cannot be stored (%s) is still answered, and moves nothing', async (cut) => {
  const member = await server.member({ balance: 15_000n });
  const asked = { token: member.token, key: 'too much' };
  const refused = { status: 400, body: { message: 'MONEY_NOT_ENOUGH' } };
  proxy.plan([null, cut[0]]);
  expect(await server.ask(withdrawCalls.request, { amount: 20_000n }, asked)).toMatchObject(refused);
  expect(proxy.cuts()).toBe(1);
  expect(await server.ask(withdrawCalls.request, { amount: 20_000n }, asked)).toMatchObject(refused);
  expect(await balances(member)).toEqual([15_000n, 0n, 0n, 0n]);
});

it('100 withdrawals at once through batches that lose every other COMMIT are each done once', async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => server.member({ balance: 100_000n })));
  proxy.plan(Array.from({ length: 12 }, (_, place) => (['before', null, 'after'] as const)[place % 3] ?? null));
  const replies = await Promise.all(
    members.flatMap((member) =>
      Array.from({ length: 5 }, (_, press) =>
        server.ask(withdrawCalls.request, { amount: 20_000n }, { token: member.token, key: `press ${press}` }),
      ),
    ),
  );
  expect(proxy.cuts()).toBeGreaterThan(0);
  for (const reply of replies) expect(reply).toMatchObject(done);
  for (const member of members) expect(await balances(member)).toEqual([0n, 100_000n, 0n, 0n]);
});

it('a payout that loses a COMMIT is paid once at the bank', async () => {
  const member = await server.member({ balance: 100_000n });
  await server.ask(withdrawCalls.request, { amount: 20_000n }, { token: member.token });
  await approveWaiting(server, member);
  proxy.plan(['before', 'after', null, 'after']);
  for (let round = 0; round < 6; round += 1) {
    await server.runJobs().catch(() => undefined);
    server.clock.advance(61_000);
  }
  expect([await balances(member), await lines(member)]).toEqual([
    [80_000n, 0n, 0n, 0n],
    ['withdraw SUCCESS', 'deposit SUCCESS'],
  ]);
});

it.for(cutsOf(1))('a registration that loses its COMMIT (%s) creates one member and says so', async (cut) => {
  planCut(cut);
  const { memberId } = await registerMember(server.context, {
    phone: `07${String(cut[0].length).padStart(8, '0')}`,
    name: 'Lost Commit',
    password: 'correct horse 1',
    currency: 'BAHT',
    bankAccount: null,
  });
  expect(proxy.cuts()).toBe(1);
  const rows = await server.database.owner.rows('select member_id from member where member_id = $1', [memberId]);
  expect(rows).toHaveLength(1);
});
