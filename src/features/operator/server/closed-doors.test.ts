import { expect, it } from 'vitest';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { withdrawOfficeCalls } from '#features/withdraw/office-contract.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { operatorOfficeCalls } from '../office-contract.ts';

const logged: string[] = [];
const server = await startTestServer({ logged });

class Undone extends Error {}

// Whether the database permits it to the application; its effect is undone.
const letsThrough = async (statement: string): Promise<boolean> => {
  try {
    await server.context.database.transaction(async (sql) => {
      await sql.rows(statement);
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone) return true;
    expect(String(error)).toMatch(/permission denied/);
  }
  return false;
};

const store = async (name: string, value: unknown): Promise<void> => {
  await server.database.owner.rows(
    `insert into operator_setting (name, value, updated_at) values ($1, $2::jsonb, now())
     on conflict (name) do update set value = excluded.value`,
    [name, JSON.stringify(value)],
  );
  server.clock.advance(2_000);
};

it('the application cannot write operator data or changes directly', async () => {
  const statements = [
    `update deposit_account set account_no = '9999999999'`,
    `update game set unit_factor_denominator = 10`,
    `update operator_setting set value = '{}'`,
    `insert into operator_setting (name, value, updated_at) values ('x', '1', now())`,
    `delete from game`,
    `update operator_change set status = 'APPLIED'`,
    `select write_operator_row('setting', null, '{"name":"x","value":1}', now())`,
  ];
  for (const statement of statements) expect(await letsThrough(statement), statement).toBe(false);
  expect(await letsThrough('select * from operator_change')).toBe(true);
});

it('a change the application makes by the database’s own functions has its audit row', async () => {
  const rows = () => server.context.database.rows(`select id from audit where object like 'setting %'`);
  const before = (await rows()).length;
  const by = (key: string, auditId: string) =>
    `'${JSON.stringify({ kind: 'system', key, name: key, auditId, act: 'test', requestId: '-', address: '-' })}'`;
  const changeId = '01900000-0000-7000-8000-00000000bbbb';
  await server.context.database.rows(
    `select keep_operator_change('{"kind":"setting","object":"alonePerDay","fields":{"value":{"BAHT":9,"LAK":9}},"because":"x"}',
       '${changeId}', ${by('a', '01900000-0000-7000-8000-00000000bbb1')}, now())`,
  );
  await server.context.database.rows(
    `select keep_operator_decision('APPLIED', '${changeId}', ${by('b', '01900000-0000-7000-8000-00000000bbb2')}, now())`,
  );
  expect((await rows()).length).toBe(before + 2);
});

it('a second set of first rows changes nothing', async () => {
  const row = await server.context.database.one(
    `select install_operator('[]', '{"kind":"system","auditId":"01900000-0000-7000-8000-00000000aaaa"}', now()) as answer`,
  );
  expect(row).toEqual({ answer: false });
});

it('without readable limits every withdrawal is refused, and the log says so', async () => {
  const member = await server.member({ balance: 100_000n });
  const closed = { status: 503, body: { message: 'WITHDRAW_CLOSED' } };
  const [known] = await server.database.owner.rows<{ value: unknown }>(
    `select value from operator_setting where name = 'withdrawLimits'`,
  );
  for (const value of ['soon', {}, { BAHT: { withdrawMin: 500, withdrawMax: 100 } }, null]) {
    await store('withdrawLimits', value);
    expect(await server.ask(withdrawCalls.limits, {}, { token: member.token })).toMatchObject(closed);
    for (const request of [withdrawCalls.request, withdrawCalls.requestFromApp])
      expect(await server.ask(request, { amount: 50_000n }, { token: member.token })).toMatchObject(closed);
  }
  expect(logged.join('\n')).toContain('withdrawLimits is missing or not valid');
  const staff = await server.staff({ role: 'manager' });
  await store('withdrawLimits', 'soon');
  const { body } = await server.ask(operatorOfficeCalls.list, {}, { token: staff.token });
  expect((body as { settings: object[] }).settings).toContainEqual({
    name: 'withdrawLimits',
    value: 'soon',
    isReadable: false,
    needsTwo: true,
  });
  await store('withdrawLimits', known?.value);
  expect(await server.ask(withdrawCalls.request, { amount: 50_000n }, { token: member.token })).toMatchObject({
    status: 200,
  });
});

it('without a readable threshold every payout needs two people', async () => {
  proves('OP-300');
  const member = await server.member({ balance: 100_000n });
  await server.ask(withdrawCalls.request, { amount: 10_000n }, { token: member.token });
  const row = await server.database.owner.one<{ id: string }>(
    `select withdrawal_id as id from withdrawal where member_id = $1`,
    [member.memberId],
  );
  const staff = await server.staff();
  const needsTwo = async (): Promise<unknown> => {
    const { body } = await server.ask(withdrawOfficeCalls.get, { withdrawalId: row?.id ?? '' }, { token: staff.token });
    return (body as { withdrawal: { needsTwo: boolean } }).withdrawal.needsTwo;
  };
  expect(await needsTwo()).toBe(false);
  await store('twoPersonThreshold', { BAHT: 'none' });
  expect(await needsTwo()).toBe(true);
  await server.database.owner.rows(`delete from operator_setting where name = 'twoPersonThreshold'`);
  server.clock.advance(2_000);
  expect(await needsTwo()).toBe(true);
});
