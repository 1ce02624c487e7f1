import { expect, it } from 'vitest';
import { accounts } from '#ledger';
import { startTestServer } from '#support/test-server.ts';
import { engageStaff } from './engage-staff.ts';

const server = await startTestServer();
const person = { name: 'nok', role: 'finance', password: 'a password long enough', by: 'Malee' } as const;

const auditRows = (): Promise<{ detail: unknown }[]> =>
  server.context.database.rows(`select detail from audit where member_id = $1 and act = 'add staff'`, [
    accounts.house.BAHT,
  ]);

it('a person added by command may log in, and the audit chain says who added them, without the password', async () => {
  expect(await engageStaff(server.context, person)).not.toBeNull();
  const reply = await fetch(`${server.officeUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: person.name, password: person.password }),
  });
  expect(reply.status).toBe(200);
  expect(await auditRows()).toEqual([{ detail: { by: 'Malee', name: 'nok', role: 'finance' } }]);
});

it('adding a name that is taken changes nothing', async () => {
  expect(await engageStaff(server.context, { ...person, password: 'another password 123' })).toBeNull();
  expect(await auditRows()).toHaveLength(1);
});

it('a short password adds nobody', async () => {
  await expect(engageStaff(server.context, { ...person, name: 'kai', password: 'too short' })).rejects.toThrow(/15/);
  expect(await auditRows()).toHaveLength(1);
});
