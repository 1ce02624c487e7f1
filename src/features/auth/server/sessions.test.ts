import { expect, it } from 'vitest';
import { dayMs } from '#contract/bangkok-day.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { profileCalls } from '#features/profile/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { type TestReply, refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import type { TestMember } from '#support/people.ts';
import { readmit, suspend } from '#support/office-acts.ts';
import { proves } from '#support/requirements/proves.ts';
import { authCalls } from '../contract.ts';
import { authOfficeCalls } from '../office-contract.ts';
import { openSession } from './open-session.ts';

const server = await startTestServer();

const enter = async ({ phone, password }: TestMember): Promise<string> =>
  ((await server.ask(authCalls.logIn, { username: phone, password })).body as { token: string }).token;
const ask = (token: string): Promise<TestReply> => server.ask(profileCalls.get, {}, { token });
const change = (token: string, oldPassword: string, newPassword: string): Promise<TestReply> =>
  server.ask(authCalls.changePassword, { oldPassword, newPassword }, { token });

it('no token answers UNAUTHORIZED', async () => {
  proves('API-002', 'OP-026', 'OP-213', 'ERR-006');
  expect(await server.ask(profileCalls.get, {})).toMatchObject(refused('UNAUTHORIZED', 401));
  for (const call of [authCalls.logOut, walletCalls.get] satisfies Endpoint[])
    expect(await server.ask(call, {})).toMatchObject(refused('UNAUTHORIZED', 401));
});

it('a malformed, an unknown and a forged token answer invalid-token', async () => {
  proves('OP-026');
  const { token } = await server.member();
  const forged = token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA');
  const unknown = Buffer.alloc(48, 7).toString('base64url');
  for (const wrong of ['x', 'eyJhbGciOiJub25lIn0.e30.', `${token}A`, forged, unknown, token.toLowerCase()])
    expect(await ask(wrong)).toMatchObject(refused('invalid-token', 401));
  expect(await server.ask(profileCalls.get, {}, { headers: { authorization: 'Basic eDp5' } })).toMatchObject(
    refused('invalid-token', 401),
  );
});

it('a token is opaque, carries 256 random bits, and only its digest is stored', async () => {
  proves('OP-025');
  const member = await server.member();
  const tokens: string[] = [];
  for (let login = 1; login <= 20; login += 1) tokens.push(await enter(member));
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{64}$/);
  const secrets = tokens.map((token) => Buffer.from(token, 'base64url').subarray(16).toString('hex'));
  expect(new Set(secrets).size).toBe(20);
  const [stored] = await server.database.owner.rows<{ text: string }>(
    `select string_agg(session::text, ' ') as text from session where member_id = $1`,
    [member.memberId],
  );
  for (const secret of secrets) expect(stored?.text).not.toContain(secret);
});

it('a token is valid for 7 days from the login and is not renewed by use', async () => {
  proves('OP-025', 'OP-214', 'ERR-007');
  const token = await enter(await server.member());
  server.clock.advance(7 * dayMs - 1);
  expect(await ask(token)).toMatchObject({ status: 200 });
  server.clock.advance(1);
  expect(await ask(token)).toMatchObject(refused('EXPIRED_AUTH_TOKEN', 401));
  await server.runJobs();
  expect(await ask(token)).toMatchObject(refused('EXPIRED_AUTH_TOKEN', 401));
});

it('a token whose member no longer exists answers INVALID_USER_2', async () => {
  proves('OP-216', 'ERR-009');
  const { memberId, token } = await server.member();
  for (const table of ['credential', 'member_bank_account', 'member'])
    await server.database.owner.rows(`delete from ${table} where member_id = $1`, [memberId]);
  expect(await ask(token)).toMatchObject(refused('INVALID_USER_2', 401));
});

it('every call of a suspended member answers INACTIVE_USER at once', async () => {
  proves('OP-223', 'ERR-016');
  const member = await server.member();
  const { token } = member;
  expect(await ask(token)).toMatchObject({ status: 200 });
  await suspend(server, member);
  expect(await ask(token)).toMatchObject(refused('INACTIVE_USER', 403));
  expect(await server.ask(walletCalls.get, {}, { token })).toMatchObject(refused('INACTIVE_USER', 403));
  await readmit(server, member);
  expect(await ask(token)).toMatchObject(refused('INVALID_USER_3', 401));
});

it('after a logout the token answers INVALID_USER_3, 100 of 100 times', async () => {
  proves('OP-035', 'OP-217', 'ERR-010');
  const member = await server.member();
  for (let round = 1; round <= 100; round += 1) {
    const token = await openSession(server.context, member.memberId);
    expect(await server.ask(authCalls.logOut, {}, { token })).toMatchObject({
      status: 200,
      body: { message: 'SUCCESS' },
    });
    expect(await ask(token)).toMatchObject(refused('INVALID_USER_3', 401));
  }
  expect(await ask(member.token)).toMatchObject({ status: 200 });
});

it('a changed password ends all other sessions and keeps this one', async () => {
  proves('PROF-11', 'API-026', 'OP-082', 'OP-035');
  const member = await server.member();
  const [here, phone, tablet] = [await enter(member), await enter(member), await enter(member)];
  expect(await change(here, member.password, 'a new password')).toMatchObject({
    status: 200,
    body: { message: 'SUCCESS' },
  });
  for (const token of [phone, tablet, member.token])
    expect(await ask(token)).toMatchObject(refused('INVALID_USER_3', 401));
  expect(await ask(here)).toMatchObject({ status: 200 });
  expect(await server.ask(authCalls.logIn, { username: member.phone, password: member.password })).toMatchObject({
    status: 401,
  });
  expect(await ask(await enter({ ...member, password: 'a new password' }))).toMatchObject({ status: 200 });
});

it('a second login does not affect the first session', async () => {
  const member = await server.member();
  const tokens = [await enter(member), await enter(member)];
  for (const token of tokens) expect(await ask(token)).toMatchObject({ status: 200 });
});

it('a wrong old password answers WRONG_PASSWORD and changes nothing', async () => {
  proves('OP-082', 'OP-221', 'ERR-014');
  const member = await server.member();
  const other = await enter(member);
  expect(await change(member.token, 'not the password', 'a new password')).toMatchObject(
    refused('WRONG_PASSWORD', 400),
  );
  expect(await ask(other)).toMatchObject({ status: 200 });
  expect(await server.ask(authCalls.logIn, { username: member.phone, password: member.password })).toMatchObject({
    status: 200,
  });
});

it('a new password has 8 to 128 characters', async () => {
  proves('OP-062', 'OP-237');
  const member = await server.member();
  for (const wrong of ['1234567', 'x'.repeat(129)])
    expect(await change(member.token, member.password, wrong)).toMatchObject(refused('INVALID_USER_INFO', 400));
  expect(await change(member.token, member.password, 'ก'.repeat(128))).toMatchObject({ status: 200 });
  expect(await change(member.token, 'ก'.repeat(128), '12345678')).toMatchObject({ status: 200 });
});

it('a stolen token cannot be used to try passwords faster than the login allows', async () => {
  const member = await server.member();
  for (let failure = 1; failure <= 10; failure += 1)
    expect(await change(member.token, 'wrong', 'a new password')).toMatchObject({ status: 400 });
  expect(await change(member.token, member.password, 'a new password')).toMatchObject(refused('REQUEST_LIMIT', 429));
});

it('of two password changes at once with the same old password one succeeds', async () => {
  const member = await server.member();
  const replies = await Promise.all([
    change(member.token, member.password, 'the first new one'),
    change(member.token, member.password, 'the second new one'),
  ]);
  expect(replies.map(({ status }) => status).sort((left, right) => left - right)).toEqual([200, 400]);
});

it('login, logout and password change are in the audit chain of the member, without secrets', async () => {
  const member = await server.member();
  const token = await enter(member);
  await change(token, member.password, 'a new password');
  await server.ask(authCalls.logOut, {}, { token });
  const rows = await server.database.owner.rows<{ act: string; line: string }>(
    `select act, audit::text as line from audit where member_id = $1 order by number`,
    [member.memberId],
  );
  expect(rows.map(({ act }) => act)).toEqual([
    'create member',
    'POST /api/login',
    'PUT /api/account/changepwd',
    'POST /api/logout',
  ]);
  for (const { line } of rows)
    for (const secret of ['a new password', member.password, token, member.bankAccountNo])
      expect(line).not.toContain(secret);
});

it("a member's token gives no access to the back office", async () => {
  const { token } = await server.member();
  expect(await server.ask(authOfficeCalls.self, {}, { token })).toMatchObject(refused('invalid-token', 401));
});
