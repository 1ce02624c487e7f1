import { expect, it } from 'vitest';
import type { StaffRole } from '#contract/staff-roles.ts';
import { staffLogins, type TestStaff } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { untilWaiting } from '#support/cluster/until-waiting.ts';
import { accounts } from '#ledger';
import type { AnswerOf } from '#contract/endpoint.ts';
import { refused } from '#support/test-requests.ts';
import { authOfficeCalls } from '../../office-contract.ts';

const server = await startTestServer();
const { step } = staffLogins(server);
const note = 'left the company on Friday';

const manager = (role: StaffRole = 'manager') => server.staff({ role });
const suspend = (by: TestStaff, { staffId }: TestStaff, more: { note?: string; password?: string } = {}) =>
  server.ask(authOfficeCalls.suspendStaff, { staffId, note, password: by.password, ...more }, { token: by.token });
const readmit = (by: TestStaff, { staffId }: TestStaff) =>
  server.ask(authOfficeCalls.readmitStaff, { staffId, note, password: by.password }, { token: by.token });
const self = ({ token }: TestStaff) => server.ask(authOfficeCalls.self, {}, { token });
const listed = async (by: TestStaff, { staffId }: TestStaff) => {
  const { body } = await server.ask(authOfficeCalls.listStaff, {}, { token: by.token });
  return (body as AnswerOf<typeof authOfficeCalls.listStaff>).staff.find((one) => one.staffId === staffId);
};

it('a suspended person loses every login and session at once, cannot log in, and may do so again once readmitted', async () => {
  const [by, person] = [await manager(), await server.staff()];
  const other = await server.staff({ sameAs: person.name, role: 'support' });
  expect(await suspend(by, person)).toMatchObject({ status: 200 });
  expect(await suspend(by, other)).toMatchObject(refused('DECIDED_ALREADY', 409));
  for (const login of [person, other]) {
    expect(await self(login)).toMatchObject({ status: 401, body: { message: 'INVALID_USER_3' } });
    expect(await step('/api/login', login)).toMatchObject(refused('INACTIVE_USER', 403));
    expect(await listed(by, login)).toMatchObject({ suspendedAt: server.clock.now().toISOString(), isMine: false });
  }
  expect(await readmit(by, other)).toMatchObject({ status: 200 });
  expect(await readmit(by, person)).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect(await listed(by, person)).toMatchObject({ suspendedAt: null });
  expect(await step('/api/login', person)).toMatchObject({ status: 200 });
  expect(await self(person)).toMatchObject({ status: 401 });
});

it('who suspended whom and why is in the audit chain of the house member', async () => {
  const [by, person] = [await manager(), await server.staff()];
  await suspend(by, person);
  const rows = await server.database.owner.rows(
    'select actor_id as by, act, detail from audit where member_id = $1 and object = $2',
    [accounts.house.BAHT, `staff ${person.staffId}`],
  );
  expect(rows).toEqual([
    { by: by.staffId, act: 'POST /api/staff/{staffId}/suspend', detail: { suspended: true, note, sessionsEnded: 1 } },
  ]);
});

it('only a manager suspends, with the password and a reason, and nobody suspends themselves', async () => {
  const [by, person] = [await manager(), await server.staff()];
  const again = await server.staff({ sameAs: by.name, role: 'finance' });
  for (const role of ['finance', 'support', 'auditor'] as const)
    expect(await suspend(await manager(role), person)).toMatchObject(refused('NOT_PERMITTED', 403));
  expect(await suspend(by, person, { password: 'not the password' })).toMatchObject(refused('WRONG_PASSWORD', 400));
  expect(await suspend(by, person, { note: ' ' })).toMatchObject(refused('EVIDENCE_MISSING', 400));
  expect(await suspend(by, { ...person, staffId: server.context.newId() })).toMatchObject(refused('NO_DATA', 404));
  for (const own of [by, again]) expect(await suspend(by, own)).toMatchObject(refused('MANAGER_NEEDED', 409));
  expect(await self(person)).toMatchObject({ status: 200 });
});

it('of two managers who suspend each other at the same moment one remains', async () => {
  const [one, two] = [await manager(), await manager()];
  await server.database.owner.rows(
    `update staff set suspended_at = $1 where role = 'manager' and staff_id not in ($2, $3)`,
    [server.clock.now(), one.staffId, two.staffId],
  );
  const replies = await server.database.owner.transaction(async (sql) => {
    await sql.rows('select member_id from book where member_id = $1 for update', [accounts.house.BAHT]);
    const both = [suspend(one, two), suspend(two, one)];
    await untilWaiting(server.database, 2);
    return both;
  });
  const answers = await Promise.all(replies);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers).toContainEqual(expect.objectContaining({ body: { message: 'INACTIVE_USER' } }));
});
