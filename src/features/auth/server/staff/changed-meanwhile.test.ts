import { expect, it } from 'vitest';
import { startTestServer } from '#support/test-server.ts';
import { staffLogins } from '#support/people.ts';
import { untilWaiting } from '#support/cluster/until-waiting.ts';
import { authOfficeCalls } from '../../office-contract.ts';
import { resetStaff } from './reset-staff.ts';

const server = await startTestServer();
const { step } = staffLogins(server);
const newPassword = 'another long enough password';

const ticketsOf = (staffId: string) =>
  server.database.owner.rows('select 1 from staff_ticket where staff_id = $1', [staffId]);

it('a login under way with the old password gets no further once the password was changed', async () => {
  const { staffId, name, password, token } = await server.staff();
  const { changing, entering } = await server.database.owner.transaction(async (sql) => {
    await sql.rows('select staff_id from staff where staff_id = $1 for update', [staffId]);
    const asked = server.ask(authOfficeCalls.changePassword, { oldPassword: password, newPassword }, { token });
    await untilWaiting(server.database, 1);
    const both = { changing: asked, entering: step('/api/login', { name, password }) };
    await untilWaiting(server.database, 2);
    return both;
  });
  expect(await changing).toMatchObject({ status: 200 });
  expect(await entering).toMatchObject({ status: 401, body: { message: 'WRONG_CREDENTIAL' } });
  expect(await ticketsOf(staffId)).toEqual([]);
});

it('a login under way with the old password is over once the person was reset', async () => {
  const { staffId, name, password } = await server.staff();
  const { entering } = await server.database.owner.transaction(async (sql) => {
    await resetStaff(server.context, sql, { name, password: newPassword });
    const asked = step('/api/login', { name, password });
    await untilWaiting(server.database, 1);
    return { entering: asked };
  });
  expect(await entering).toMatchObject({ status: 401, body: { message: 'WRONG_CREDENTIAL' } });
  expect(await ticketsOf(staffId)).toEqual([]);
});

it('a password change under way leaves the password of a reset in place', async () => {
  const { staffId, name, password, token } = await server.staff();
  const { changing } = await server.database.owner.transaction(async (sql) => {
    await sql.rows('select staff_id from staff where staff_id = $1 for update', [staffId]);
    const change = { oldPassword: password, newPassword: 'a password of somebody else' };
    const asked = server.ask(authOfficeCalls.changePassword, change, { token });
    await untilWaiting(server.database, 1);
    await resetStaff(server.context, sql, { name, password: newPassword });
    return { changing: asked };
  });
  expect(await changing).toMatchObject({ status: 400, body: { message: 'WRONG_PASSWORD' } });
  expect(await step('/api/login', { name, password: newPassword })).toMatchObject({ status: 200 });
});
