import { expect, it } from 'vitest';
import { staffLogins } from '#support/people.ts';
import { authOfficeCalls } from '#features/auth/office-contract.ts';
import { startTestServer } from '#support/test-server.ts';
import { resetStaff } from './reset-staff.ts';

const server = await startTestServer();
const { step, ticketOf, codeOf, enrol } = staffLogins(server);
const said = { by: 'Somchai', because: 'lost phone' };

it('after a reset the old phone and the old sessions no longer work, and the next login sets up a new phone', async () => {
  const person = await server.staff();
  const { recoveryCodes = [] } = await enrol(person);
  const ticket = await ticketOf(person);
  server.clock.advance(30_000);
  expect(await resetStaff(server.context, { ...said, name: person.name, password: null })).toBe(true);
  expect((await server.ask(authOfficeCalls.self, {}, { token: person.token })).status).toBe(401);
  expect((await step('/api/login/code', { ticket, code: await codeOf(person.name) })).status).toBe(401);
  const { body } = await step('/api/login', person);
  expect(body.next).toBe('enrol');
  expect((await step('/api/login/code', { ticket: body.ticket, code: recoveryCodes[0] })).status).toBe(401);
  expect((await enrol(person)).token).toBeTruthy();
});

it('after a reset the passkeys of the person no longer work', async () => {
  const person = await server.staff();
  await server.database.owner.rows(
    `insert into staff_passkey (passkey_id, staff_id, credential_id, name, public_key, uses, transports, created_at)
     values ($1, $2, 'AAAA', 'lost phone', ''::bytea, 0, '{}', now())`,
    [server.context.newId(), person.staffId],
  );
  expect((await step('/api/login', person)).body).toMatchObject({ hasPasskey: true });
  await resetStaff(server.context, { ...said, name: person.name, password: null });
  expect((await step('/api/login', person)).body).toMatchObject({ hasPasskey: false });
});

it('a reset is in the audit chain with person and reason, and sets a password only if one is given', async () => {
  const person = await server.staff();
  const password = 'a new long password';
  expect(await resetStaff(server.context, { ...said, name: person.name, password })).toBe(true);
  expect((await step('/api/login', person)).status).toBe(401);
  expect((await step('/api/login', { name: person.name, password })).status).toBe(200);
  const rows = await server.database.owner.rows<{ detail: unknown }>(
    `select detail from audit where act = 'reset staff' and object = $1`,
    [`staff ${person.staffId}`],
  );
  expect(rows).toEqual([{ detail: { ...said, name: person.name, newPassword: true } }]);
});

it('an unknown name is reported, and a short password changes nothing', async () => {
  expect(await resetStaff(server.context, { ...said, name: 'nobody', password: null })).toBe(false);
  const person = await server.staff();
  await expect(resetStaff(server.context, { ...said, name: person.name, password: 'short' })).rejects.toThrow('15');
});
