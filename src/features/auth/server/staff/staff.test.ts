import { expect, it } from 'vitest';
import { refuse } from '#server/refuse.ts';
import { staffLogins } from '#support/people.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { authOfficeCalls } from '../../office-contract.ts';
import { addStaff } from './add-staff.ts';
import { demoStaff, seedDemoStaff } from './demo-staff.ts';
import { staffLogIn } from './staff-log-in.ts';
import { staffPasswordIsRight } from './staff-password-is-right.ts';

const server = await startTestServer();
const { step, ticketOf, enrol } = staffLogins(server);
const minuteMs = 60_000;

interface Answer {
  readonly status: number;
  readonly body: { readonly message?: string; readonly token?: string; readonly staff?: unknown };
}

// Login calls have no token, so the test states the origin.
const enterAt = async (url: string, name: string, password: string): Promise<Answer> => {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
};
const enter = (name: string, password: string): Promise<Answer> => enterAt(server.officeUrl, name, password);
const self = (token: string) => server.ask(authOfficeCalls.self, {}, { token });

it('the member origin has no staff login', async () => {
  const { name, password } = await server.staff();
  expect(await enterAt(server.url, name, password)).toEqual(refused('KEY_MISSING', 400));
});

it("a staff token gives no access to a member's calls", async () => {
  const { token } = await server.staff();
  const reply = await server.request('GET', '/api/account/profile', { token });
  expect(reply).toMatchObject(refused('invalid-token', 401));
});

it('a wrong password and an unknown name get the same answer, and after 10 failures tries are refused for 15 minutes', async () => {
  const { name, password } = await server.staff();
  expect(await enter('nobody at all', password)).toEqual(await enter(name, 'not the password'));
  for (let failure = 2; failure <= 10; failure += 1)
    expect(await enter(name, 'not the password')).toMatchObject(refused('WRONG_CREDENTIAL', 401));
  expect(await enter(name, password)).toMatchObject(refused('REQUEST_LIMIT', 429));
  server.clock.advance(15 * minuteMs);
  expect(await enter(name, password)).toMatchObject({ status: 200 });
});

it('a staff session ends after 30 idle minutes, counted from the last call', async () => {
  const { token } = await server.staff();
  for (let call = 1; call <= 3; call += 1) {
    server.clock.advance(29 * minuteMs);
    expect(await self(token)).toMatchObject({ status: 200 });
  }
  server.clock.advance(30 * minuteMs);
  expect(await self(token)).toMatchObject(refused('EXPIRED_AUTH_TOKEN', 401));
});

it('automatic calls of a screen do not extend a staff session', async () => {
  const { token } = await server.staff();
  const poll = () => server.ask(authOfficeCalls.self, {}, { token, headers: { 'x-background': '1' } });
  for (let minute = 5; minute < 30; minute += 5) {
    server.clock.advance(5 * minuteMs);
    expect(await poll()).toMatchObject({ status: 200 });
  }
  server.clock.advance(5 * minuteMs);
  expect(await poll()).toMatchObject(refused('EXPIRED_AUTH_TOKEN', 401));
});

it('a staff session ends after 12 hours however busy it is', async () => {
  const { token } = await server.staff();
  for (let minute = 20; minute < 12 * 60; minute += 20) {
    server.clock.advance(20 * minuteMs);
    expect(await self(token)).toMatchObject({ status: 200 });
  }
  server.clock.advance(20 * minuteMs);
  expect(await self(token)).toMatchObject(refused('EXPIRED_AUTH_TOKEN', 401));
});

it('after a logout the staff token answers INVALID_USER_3', async () => {
  const { token } = await server.staff();
  expect(await server.ask(authOfficeCalls.logOut, {}, { token })).toMatchObject({ status: 200 });
  expect(await self(token)).toMatchObject(refused('INVALID_USER_3', 401));
});

it('suspended staff lose their session at once and cannot log in again', async () => {
  const { staffId, name, password, token } = await server.staff();
  const now = server.clock.now();
  await server.database.owner.rows('update staff set suspended_at = $2 where staff_id = $1', [staffId, now]);
  expect(await self(token)).toMatchObject(refused('INACTIVE_USER', 403));
  expect(await enter(name, password)).toMatchObject(refused('INACTIVE_USER', 403));
  expect(await enter(name, 'not the password')).toMatchObject(refused('WRONG_CREDENTIAL', 401));
});

it('a staff password needs at least 15 characters and a name belongs to one person', async () => {
  const person = { name: 'once only', password: '15 characters..', role: 'finance' } as const;
  await expect(addStaff(server.context, { ...person, password: '14 characters.' })).rejects.toThrow('15 characters');
  expect(await addStaff(server.context, person)).not.toBeNull();
  expect(await addStaff(server.context, person)).toBeNull();
});

it('live mode seeds no demo staff and accepts no demo password', async () => {
  const live = { ...server.context, settings: { ...server.context.settings, isLive: true } };
  await expect(seedDemoStaff(live)).rejects.toThrow('live mode');
  const [{ name, password } = { name: '', password: '' }] = demoStaff;
  await seedDemoStaff(server.context);
  const call = { actor: { kind: 'visitor' }, question: { name, password }, route: 'POST /api/login' } as const;
  const from = { requestId: '-', address: '-', network: '-', device: null, otpToken: null, idempotencyKey: null };
  const asked = { context: live, call: { ...call, ...from }, question: call.question, refuse, prepared: undefined };
  await expect(staffLogIn(asked)).rejects.toThrow('WRONG_CREDENTIAL');
});

it('the repeated check of a staff password accepts only the person’s own password and stops after 10 failures', async () => {
  const { staffId, password } = await server.staff();
  const actor = { kind: 'staff', staffId, personId: staffId, sessionId: '-', name: '-', role: 'finance' } as const;
  const from = { requestId: '-', address: '-', network: '-', device: null, otpToken: null, idempotencyKey: null };
  const call = { actor, question: {}, route: '-', ...from };
  const check = (tried: string) => staffPasswordIsRight(server.context, call, tried);
  expect(await check(password)).toBe(true);
  for (let failure = 1; failure <= 10; failure += 1) expect(await check('not the password')).toBe(false);
  await expect(check(password)).rejects.toThrow('REQUEST_LIMIT');
});

it('two logins of one person have one person id, others their own', async () => {
  const [first, other] = [await server.staff(), await server.staff()];
  const second = { name: `${first.name} again`, password: first.password, role: 'manager' } as const;
  await addStaff(server.context, { ...second, sameAs: first.name });
  const people = await server.database.owner.rows<{ person_id: string }>(
    'select person_id from staff where name = any($1) order by name',
    [[first.name, second.name]],
  );
  expect(people).toEqual([{ person_id: first.staffId }, { person_id: first.staffId }]);
  expect(other.staffId).not.toBe(first.staffId);
  await expect(addStaff(server.context, { ...second, name: 'x', sameAs: 'nobody' })).rejects.toThrow(
    'no member of staff',
  );
});

it('a changed staff password ends the other sessions and unfinished logins, and only the new one works', async () => {
  const person = await server.staff();
  const { token: other = '' } = await enrol(person);
  const ticket = await ticketOf(person);
  const change = (oldPassword: string, newPassword: string) =>
    server.ask(authOfficeCalls.changePassword, { oldPassword, newPassword }, { token: person.token });
  const password = 'another long password';
  expect(await change('not the password', password)).toMatchObject(refused('WRONG_PASSWORD', 400));
  expect(await change(person.password, '14 characters.')).toMatchObject(refused('INVALID_USER_INFO', 400));
  expect(await change(person.password, password)).toMatchObject({ status: 200 });
  expect([(await self(person.token)).status, (await self(other)).status]).toEqual([200, 401]);
  expect(await step('/api/login/code', { ticket, code: '123456' })).toMatchObject(refused('LOGIN_AGAIN', 401));
  expect((await enter(person.name, person.password)).status).toBe(401);
  expect((await enter(person.name, password)).status).toBe(200);
});

it('login and logout of staff are in the audit chain, without token or password', async () => {
  const { staffId, name, password } = await server.staff();
  const { token = '' } = await enrol({ name, password });
  await server.ask(authOfficeCalls.logOut, {}, { token });
  const rows = await server.database.owner.rows<{ act: string; line: string }>(
    `select act, audit::text as line from audit where detail ->> 'staffId' = $1 order by number`,
    [staffId],
  );
  expect(rows.map(({ act }) => act)).toEqual(['POST /api/login/enrol/confirm', 'POST /api/logout']);
  for (const { line } of rows) for (const secret of [password, token]) expect(line).not.toContain(secret);
});
