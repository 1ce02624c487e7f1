import { createHook } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { profileCalls } from '#features/profile/contract.ts';
import type { TestReply } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { suspend } from '#support/office-acts.ts';
import { proves } from '#support/requirements/proves.ts';
import { authCalls } from '../contract.ts';
import { hashingQueues } from './passwords/hashing-queues.ts';

const server = await startTestServer();
const minuteMs = 60_000;

const enter = (username: string, password: string): Promise<TestReply> =>
  server.ask(authCalls.logIn, { username, password });
const tokenOf = (reply: TestReply): string => (reply.body as { token: string }).token;

it('a phone and its password get a token for the calls of the member', async () => {
  proves('API-019', 'API-020', 'ENT-067');
  const member = await server.member();
  const reply = await enter(member.phone, member.password);
  expect(reply.status).toBe(200);
  expect(Object.keys(reply.body as object)).toEqual(['token']);
  const profile = await server.ask(profileCalls.get, {}, { token: tokenOf(reply) });
  expect(profile).toMatchObject({ status: 200, body: { profile: { _id: member.memberId } } });
});

it('takes the phone as typed, with spaces and dashes', async () => {
  proves('OP-061');
  const member = await server.member();
  const typed = `${member.phone.slice(0, 3)}-${member.phone.slice(3, 6)} ${member.phone.slice(6)}`;
  expect(await enter(typed, member.password)).toMatchObject({ status: 200 });
});

// The number of passwords that the process hashes during the work.
const hashesDuring = async (act: () => Promise<unknown>): Promise<number> => {
  let hashes = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  }).enable();
  await act();
  hook.disable();
  return hashes;
};

it('an unknown phone and a wrong password get the same answer', async () => {
  proves('OP-061', 'OP-220', 'OP-222', 'ERR-013');
  const member = await server.member();
  const known = await enter(member.phone, 'not the password');
  const unknown = await enter('0999999999', 'not the password');
  expect(known).toMatchObject({ status: 401, body: { message: 'WRONG_CREDENTIAL' } });
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
});

it('a password is hashed for an unknown phone as for a known one', async () => {
  proves('OP-061');
  const member = await server.member();
  expect(await hashesDuring(() => enter(member.phone, 'not the password'))).toBe(1);
  expect(await hashesDuring(() => enter('0988888888', 'not the password'))).toBe(1);
});

it('after 10 failures no password is checked for 15 minutes, not even the right one', async () => {
  proves('OP-061', 'OP-243', 'ERR-036');
  const member = await server.member();
  for (let failure = 1; failure <= 10; failure += 1)
    expect(await enter(member.phone, `wrong ${String(failure)}`)).toMatchObject({ status: 401 });
  const refused = { status: 429, body: { message: 'REQUEST_LIMIT' } };
  expect(await enter(member.phone, member.password)).toMatchObject(refused);
  server.clock.advance(15 * minuteMs - 1);
  expect(await enter(member.phone, member.password)).toMatchObject(refused);
  server.clock.advance(1);
  expect(await enter(member.phone, member.password)).toMatchObject({ status: 200 });
});

it('an unknown phone meets the same limit as a known one', async () => {
  proves('OP-061');
  const phone = '0977777777';
  for (let failure = 1; failure <= 10; failure += 1) await enter(phone, 'wrong');
  expect(await enter(phone, 'wrong')).toMatchObject({ status: 429, body: { message: 'REQUEST_LIMIT' } });
});

it('failures older than 15 minutes and right passwords do not count', async () => {
  proves('OP-061');
  const member = await server.member();
  for (let failure = 1; failure <= 9; failure += 1) await enter(member.phone, 'wrong');
  for (let entry = 1; entry <= 5; entry += 1)
    expect(await enter(member.phone, member.password)).toMatchObject({ status: 200 });
  server.clock.advance(15 * minuteMs);
  for (let failure = 1; failure <= 9; failure += 1)
    expect(await enter(member.phone, 'wrong')).toMatchObject({ status: 401 });
  expect(await enter(member.phone, member.password)).toMatchObject({ status: 200 });
});

it('of thirty wrong passwords at once only ten are checked', async () => {
  proves('OP-061');
  const member = await server.member();
  const replies = await Promise.all(Array.from({ length: 30 }, () => enter(member.phone, 'wrong')));
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(20);
});

it('tries refused because the server is busy do not count as failures', async () => {
  proves('ERR-036');
  const member = await server.member();
  const held = Promise.withResolvers<void>();
  const waiting: Promise<unknown>[] = [];
  const fill = (place: number): void =>
    void waiting.push(hashingQueues.member.strangers(() => held.promise, String(place)).catch(() => undefined));
  for (let place = 1; place <= 60; place += 1) fill(place);
  for (let refused = 1; refused <= 12; refused += 1)
    expect(await enter(member.phone, member.password)).toMatchObject({
      status: 429,
      body: { message: 'REQUEST_LIMIT' },
    });
  held.resolve();
  await Promise.all(waiting);
  expect(await enter(member.phone, member.password)).toMatchObject({ status: 200 });
});

it('failures of one phone do not affect another phone', async () => {
  proves('OP-061');
  const [tried, other] = [await server.member(), await server.member()];
  for (let failure = 1; failure <= 10; failure += 1) await enter(tried.phone, 'wrong');
  expect(await enter(other.phone, other.password)).toMatchObject({ status: 200 });
});

it('a suspended member learns of the suspension only with the right password', async () => {
  proves('OP-223', 'ERR-016');
  const member = await server.member();
  await suspend(server, member);
  expect(await enter(member.phone, 'wrong')).toMatchObject({ status: 401, body: { message: 'WRONG_CREDENTIAL' } });
  expect(await enter(member.phone, member.password)).toMatchObject({
    status: 403,
    body: { message: 'INACTIVE_USER' },
  });
});

it('a session that cannot be stored answers LOGIN_FAIL and no detail', async () => {
  proves('OP-224', 'ERR-017');
  const member = await server.member();
  await server.database.owner.rows('alter table session rename to session_away');
  const reply = await enter(member.phone, member.password);
  await server.database.owner.rows('alter table session_away rename to session');
  expect(reply).toMatchObject({ status: 500, body: { message: 'LOGIN_FAIL' } });
  expect(Object.keys(reply.body as object)).toEqual(['message']);
});

it('unknown and privileged fields of a login change nothing', async () => {
  const member = await server.member();
  const body = { username: member.phone, password: member.password, role: 'admin', memberId: 'x', __proto__: { a: 1 } };
  const reply = await server.request('POST', '/api/login', { body });
  expect(reply.status).toBe(200);
  for (const username of [{ $ne: null }, [member.phone], 7, null])
    expect(await server.request('POST', '/api/login', { body: { username, password: member.password } })).toMatchObject(
      { status: 400, body: { message: 'KEY_INVALID' } },
    );
});
