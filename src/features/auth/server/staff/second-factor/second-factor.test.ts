import { expect, it } from 'vitest';
import { staffLogins } from '#support/people.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { authOfficeCalls } from '../../../office-contract.ts';
import { demoStaff, seedDemoStaff } from '../demo-staff.ts';

const server = await startTestServer();
const { step, ticketOf, codeOf, remember, enrol } = staffLogins(server);
const nextStep = (): void => server.clock.advance(30_000);
const minuteMs = 60_000;

const auditOf = (staffId: string) =>
  server.database.owner.rows<{ act: string; line: string; failed: string | null }>(
    `select act, audit::text as line, detail ->> 'failed' as failed from audit where detail ->> 'staffId' = $1 order by number`,
    [staffId],
  );

it('the password alone starts no session: the first login sets up an authenticator and shows recovery codes once', async () => {
  const person = await server.staff({ role: 'finance' });
  const { status, body } = await step('/api/login', person);
  expect([status, body.next, body.token]).toEqual([200, 'enrol', undefined]);
  expect(await server.ask(authOfficeCalls.self, {}, { token: body.ticket ?? '' })).toMatchObject(
    refused('invalid-token', 401),
  );
  const offered = await step('/api/login/enrol', { ticket: body.ticket });
  await remember(person.name, offered.body.secret ?? '');
  const code = await codeOf(person.name);
  const entered = await step('/api/login/enrol/confirm', { ticket: body.ticket, code });
  expect(entered).toMatchObject({ status: 200, body: { staff: { name: person.name, role: 'finance' } } });
  expect(new Set(entered.body.recoveryCodes).size).toBe(10);
  const self = await server.ask(authOfficeCalls.self, {}, { token: entered.body.token ?? '' });
  expect(self).toMatchObject({ status: 200, body: { staffId: person.staffId } });
  const factors = await server.ask(authOfficeCalls.listFactors, {}, { token: entered.body.token ?? '' });
  expect(factors.body).toMatchObject({ recoveryCodesLeft: 10 });
});

it('later logins require a code, and each code works once', async () => {
  const person = await server.staff();
  await enrol(person);
  const used = await codeOf(person.name);
  expect(await step('/api/login', person)).toMatchObject({ status: 200, body: { next: 'code' } });
  expect(await step('/api/login/code', { ticket: await ticketOf(person), code: used })).toEqual(
    refused('WRONG_CODE', 400),
  );
  nextStep();
  const ticket = await ticketOf(person);
  const code = await codeOf(person.name);
  expect(await step('/api/login/code', { ticket, code })).toMatchObject({
    status: 200,
    body: { recoveryCodesLeft: 10 },
  });
  expect(await step('/api/login/code', { ticket, code })).toEqual(refused('LOGIN_AGAIN', 401));
  expect(await step('/api/login/code', { ticket: await ticketOf(person), code })).toEqual(refused('WRONG_CODE', 400));
});

it('one code sent many times at once opens one session', async () => {
  const person = await server.staff();
  await enrol(person);
  nextStep();
  const code = await codeOf(person.name);
  const tickets = await Promise.all(Array.from({ length: 5 }, () => ticketOf(person)));
  const replies = await Promise.all(tickets.map((ticket) => step('/api/login/code', { ticket, code })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('a code of the previous time step still works, an older one does not', async () => {
  const person = await server.staff();
  await enrol(person);
  nextStep();
  const code = await codeOf(person.name);
  nextStep();
  const late = await codeOf(person.name);
  expect(await step('/api/login/code', { ticket: await ticketOf(person), code })).toMatchObject({ status: 200 });
  nextStep();
  nextStep();
  expect(await step('/api/login/code', { ticket: await ticketOf(person), code: late })).toEqual(
    refused('WRONG_CODE', 400),
  );
});

it('a recovery code works once, however it is written', async () => {
  const person = await server.staff();
  const { recoveryCodes = [] } = await enrol(person);
  const code = (recoveryCodes[3] ?? '').toLowerCase().replaceAll('-', ' ');
  const entered = await step('/api/login/code', { ticket: await ticketOf(person), code });
  expect(entered).toMatchObject({ status: 200, body: { recoveryCodesLeft: 9 } });
  expect(await step('/api/login/code', { ticket: await ticketOf(person), code })).toEqual(refused('WRONG_CODE', 400));
});

it('new recovery codes require the password and invalidate the old ones', async () => {
  const person = await server.staff();
  const { recoveryCodes = [], token = '' } = await enrol(person);
  const ask = (password: string) => server.ask(authOfficeCalls.makeRecoveryCodes, { password }, { token });
  expect(await ask('not the password')).toMatchObject(refused('WRONG_PASSWORD', 400));
  const made = (await ask(person.password)).body as { recoveryCodes: string[] };
  const open = async (code = '') => (await step('/api/login/code', { ticket: await ticketOf(person), code })).status;
  expect([await open(recoveryCodes[0]), await open(made.recoveryCodes[0])]).toEqual([400, 200]);
});

it('after ten wrong codes a person’s tries are refused for 15 minutes, right ones included', async () => {
  const person = await server.staff();
  await enrol(person);
  nextStep();
  const ticket = await ticketOf(person);
  const code = await codeOf(person.name);
  for (let tries = 1; tries <= 10; tries += 1)
    expect(await step('/api/login/code', { ticket, code: code === '000000' ? '111111' : '000000' })).toEqual(
      refused('WRONG_CODE', 400),
    );
  expect(await step('/api/login/code', { ticket, code })).toEqual(refused('REQUEST_LIMIT', 429));
  server.clock.advance(15 * minuteMs);
  const again = { ticket: await ticketOf(person), code: await codeOf(person.name) };
  expect(await step('/api/login/code', again)).toMatchObject({ status: 200 });
});

it('a ticket expires after ten minutes, and an invalid one is refused like an expired one', async () => {
  const person = await server.staff();
  const ticket = await ticketOf(person);
  for (const wrong of ['x', 'a'.repeat(64), person.token]) {
    expect(await step('/api/login/enrol', { ticket: wrong })).toEqual(refused('LOGIN_AGAIN', 401));
    expect(await step('/api/login/code', { ticket: wrong, code: '123456' })).toEqual(refused('LOGIN_AGAIN', 401));
    expect(await step('/api/login/enrol/confirm', { ticket: wrong, code: '123456' })).toEqual(
      refused('LOGIN_AGAIN', 401),
    );
  }
  server.clock.advance(10 * minuteMs);
  expect(await step('/api/login/enrol', { ticket })).toEqual(refused('LOGIN_AGAIN', 401));
});

it('the password alone cannot replace an authenticator', async () => {
  const person = await server.staff();
  await enrol(person);
  const ticket = await ticketOf(person);
  expect(await step('/api/login/enrol', { ticket })).toEqual(refused('LOGIN_AGAIN', 401));
  nextStep();
  const code = await codeOf(person.name);
  expect(await step('/api/login/enrol/confirm', { ticket, code })).toEqual(refused('LOGIN_AGAIN', 401));
});

it('an authenticator that was never confirmed does not work', async () => {
  const person = await server.staff();
  const ticket = await ticketOf(person);
  await remember(person.name, (await step('/api/login/enrol', { ticket })).body.secret ?? '');
  expect(await step('/api/login/code', { ticket, code: await codeOf(person.name) })).toEqual(
    refused('LOGIN_AGAIN', 401),
  );
});

it('suspended staff cannot use a ticket', async () => {
  const person = await server.staff();
  const ticket = await ticketOf(person);
  await server.database.owner.rows('update staff set suspended_at = $2 where staff_id = $1', [
    person.staffId,
    server.clock.now(),
  ]);
  expect(await step('/api/login/enrol', { ticket })).toEqual(refused('INACTIVE_USER', 403));
});

it('a staff session that cannot be stored answers LOGIN_FAIL, and its code still counts', async () => {
  const person = await server.staff();
  await enrol(person);
  nextStep();
  const asked = { ticket: await ticketOf(person), code: await codeOf(person.name) };
  await server.database.owner.rows('alter table staff_session rename to staff_session_away');
  const reply = await step('/api/login/code', asked);
  await server.database.owner.rows('alter table staff_session_away rename to staff_session');
  expect(reply).toEqual(refused('LOGIN_FAIL', 500));
  expect(await step('/api/login/code', asked)).toMatchObject({ status: 200 });
});

it('the demo staff have an authenticator for which the sandbox shows codes', async () => {
  await seedDemoStaff(server.context);
  await seedDemoStaff(server.context);
  for (const { name, secret } of demoStaff) await remember(name, secret);
  for (const person of demoStaff) {
    const asked = { ticket: await ticketOf(person), code: await codeOf(person.name) };
    expect(await step('/api/login/code', asked)).toMatchObject({ status: 200, body: { staff: { name: person.name } } });
  }
});

it('the database contains neither a secret nor a recovery code in plain text', async () => {
  const person = await server.staff();
  const ticket = await ticketOf(person);
  const { secret = '' } = (await step('/api/login/enrol', { ticket })).body;
  await remember(person.name, secret);
  const { recoveryCodes = [] } = (await step('/api/login/enrol/confirm', { ticket, code: await codeOf(person.name) }))
    .body;
  const rows = await server.database.owner.rows<{ line: string }>(
    `select t::text as line from staff_authenticator t union all select t::text from staff_recovery_code t
     union all select t::text from audit t`,
  );
  const stored = rows.map(({ line }) => line).join('\n');
  for (const text of [secret, ...recoveryCodes, ticket]) {
    expect(stored).not.toContain(text);
    expect(stored).not.toContain(Buffer.from(text).toString('hex'));
  }
});

it('wrong passwords and wrong codes are in the audit chain, at most ten for a person in 15 minutes', async () => {
  const person = await server.staff();
  await enrol(person);
  const ticket = await ticketOf(person);
  await step('/api/login/code', { ticket, code: '12345' });
  const before = await auditOf(person.staffId);
  expect(before.map(({ failed }) => failed)).toEqual([null, 'second factor']);
  for (let tries = 1; tries <= 10; tries += 1) await step('/api/login', { ...person, password: 'not the password' });
  for (let tries = 1; tries <= 9; tries += 1) await step('/api/login/code', { ticket, code: '12345' });
  const failed = (await auditOf(person.staffId)).filter((row) => row.failed !== null);
  expect(failed).toHaveLength(10);
  for (const { line } of failed) expect(line).not.toMatch(/not the password|12345"/);
});
