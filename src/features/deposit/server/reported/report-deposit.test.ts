import { expect, it } from 'vitest';
import { statementOf, walletOf } from '#support/deposits.ts';
import { proves } from '#support/requirements/proves.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer();

const add = (token: string | null, body: unknown, key?: string) =>
  server.request('POST', '/api/wallet/add', { body, token, ...(key === undefined ? {} : { key }) });

it('a reported deposit moves no money and is in progress in the statement', async () => {
  proves('API-035', 'OP-103');
  const member = await server.member({ balance: 5_000n });
  expect(await add(member.token, { amount: 123.45 })).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
  expect(await walletOf(server, member)).toBe(5_000n);
  expect((await statementOf(server, member))[0]).toMatchObject({
    statementType: 'deposit',
    status: 'PENDING',
    from: null,
    to: 'WALLET',
    amount: 123.45,
  });
  const reported = await server.context.database.rows(
    `select amount, status, owner, due_at > created_at as "hasClock" from reported_deposit where member_id = $1`,
    [member.memberId],
  );
  expect(reported).toEqual([{ amount: 12_345n, status: 'OPEN', owner: 'FINANCE', hasClock: true }]);
});

it('the same key reports once; the same key with another amount is refused', async () => {
  proves('OP-298');
  const member = await server.member();
  const both = await Promise.all([add(member.token, { amount: 10 }, 'k1'), add(member.token, { amount: 10 }, 'k1')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await statementOf(server, member)).toHaveLength(1);
  expect(await add(member.token, { amount: 11 }, 'k1')).toMatchObject({
    status: 422,
    body: { message: 'KEY_INVALID' },
  });
  expect(await statementOf(server, member)).toHaveLength(1);
});

it('a member reports at most sixty deposits a day, so that nobody fills the queue of the staff', async () => {
  const [member, other] = [await server.member(), await server.member()];
  const report = async ({ token }: TestMember) => (await add(token, { amount: 10 })).status;
  const statuses = await Promise.all(Array.from({ length: 70 }, () => report(member)));
  expect([statuses.filter((one) => one === 200).length, statuses.filter((one) => one === 429).length]).toEqual([
    60, 10,
  ]);
  expect(await report(other)).toBe(200);
  server.clock.advance(24 * 60 * 60_000);
  expect(await report(member)).toBe(200);
});

it('an invalid amount is not reported', async () => {
  proves('OP-016');
  const member = await server.member();
  const odd = [
    -1,
    0,
    -0.01,
    0.001,
    1.005,
    1e300,
    9_007_199_254_740_993,
    '100',
    '๑๐๐',
    '0x10',
    '',
    null,
    true,
    [],
    [1],
    {},
  ];
  for (const amount of odd)
    expect(await add(member.token, { amount }), JSON.stringify(amount)).toMatchObject({
      status: 400,
      body: { message: 'KEY_INVALID' },
    });
  expect(await add(member.token, {})).toMatchObject({ status: 400, body: { message: 'KEY_MISSING' } });
  expect(await statementOf(server, member)).toEqual([]);
});

it('unknown and privileged fields change nothing', async () => {
  const member = await server.member();
  const body = { amount: 10, status: 'SUCCESS', balance: 999, memberId: 'x', wallet: { amount: 5 }, $ne: null };
  expect(await add(member.token, body)).toMatchObject({ status: 200 });
  expect(await walletOf(server, member)).toBe(0n);
  expect(await statementOf(server, member)).toEqual([expect.objectContaining({ status: 'PENDING', amount: 10 })]);
});

it('reporting a deposit requires a session', async () => {
  proves('OP-007');
  expect(await add(null, { amount: 10 })).toMatchObject({ status: 401, body: { message: 'UNAUTHORIZED' } });
});
