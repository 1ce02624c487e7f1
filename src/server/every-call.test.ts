import { expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { isRefusalCode } from '#contract/refusal-codes.ts';
import { proves } from '#support/requirements/proves.ts';
import { type TestReply, refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { memberRoutes, officeRoutes } from './features/all-parts.ts';

const server = await startTestServer({ isProvedOnce: true });
const calls = memberRoutes.map((route) => route.endpoint);
const officeCalls = officeRoutes.map((route) => route.endpoint);

const pathOf = (call: Endpoint): string =>
  call.path.replace(/\{(\w+)\}/g, (_, name: string) => (name.endsWith('Id') ? server.context.newId() : 'JOKER'));
const messageOf = (reply: TestReply): string => (reply.body as { message?: string } | null)?.message ?? '';
const stranger = { status: 401, body: { message: 'UNAUTHORIZED' } };

const at = (
  base: string,
  call: Endpoint,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> =>
  fetch(base + pathOf(call), {
    method: call.method,
    headers: { 'x-requested-with': 'wallet-user', ...headers },
  }).then(async (response) => ({ status: response.status, body: await response.json() }));

for (const call of calls.filter(({ who }) => who === 'member')) {
  it(`asked by a stranger: ${call.at} answers UNAUTHORIZED without a token, invalid-token with a forged one`, async () => {
    proves('OP-007', 'OP-026');
    const staff = await server.staff();
    expect(await server.request(call.method, pathOf(call))).toMatchObject(stranger);
    for (const token of ['x', 'a'.repeat(2048), staff.token]) {
      const reply = await server.request(call.method, pathOf(call), { token });
      expect(reply).toMatchObject({ status: 401, body: { message: 'invalid-token' } });
    }
  });
}

for (const call of officeCalls.filter(({ who }) => who === 'staff')) {
  it(`asked by a stranger: office ${call.at} is for staff alone`, async () => {
    proves('OP-024');
    const member = await server.member();
    expect(await at(server.officeUrl, call)).toMatchObject(stranger);
    expect(await at(server.officeUrl, call, { authorization: `Bearer ${member.token}` })).toMatchObject({
      status: 401,
      body: { message: 'invalid-token' },
    });
    expect((await at(server.url, call)).status).not.toBe(200);
  });
}

for (const call of [...calls, ...officeCalls].filter(({ who }) => who === 'anyone')) {
  it(`asked by a stranger: ${call.at} is open to anyone and never asks who`, async () => {
    const base = officeCalls.includes(call) ? server.officeUrl : server.url;
    const reply = await at(base, call, { authorization: 'Bearer forged' });
    expect(reply.status).not.toBe(500);
    expect(reply.body).not.toMatchObject({ message: 'invalid-token' });
  });
}

it('every call answers 405 with Allow to methods it does not support', async () => {
  proves('OP-302');
  const member = await server.member();
  const shape = (path: string) => path.replace(/\{\w+\}/g, '{}');
  for (const call of calls) {
    const has = calls.filter((other) => shape(other.path) === shape(call.path)).map(({ method }) => String(method));
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'].filter((name) => !has.includes(name))) {
      const reply = await server.request(method, pathOf(call), { token: member.token });
      expect(reply, `${method} of ${call.at}`).toMatchObject(
        method === 'HEAD' ? { status: 405 } : refused('KEY_INVALID', 405),
      );
      expect(reply.headers.get('allow')?.split(', ').sort()).toEqual([...new Set(has)].sort());
    }
  }
});

it('an unknown path answers NO_DATA', async () => {
  proves('OP-302', 'OP-283');
  for (const path of ['/api', '/api/nothing', '/api/wallet/nothing/at/all', '/hooks/nobody']) {
    expect(await server.request('POST', path)).toMatchObject({ status: 404, body: { message: 'NO_DATA' } });
  }
});

it('a body that is no JSON object, too large, or of another type is refused with its status', async () => {
  proves('OP-302');
  const post = (raw: string, type = 'application/json') =>
    server.request('POST', '/api/login', { raw, headers: { 'content-type': type } });
  for (const raw of ['[]', '1', '"x"', 'null x', '{', '{"username":"1",}', 'nul']) {
    expect(await post(raw)).toMatchObject({ status: 400, body: { message: 'KEY_INVALID' } });
  }
  expect(await post(`{"username":"${'1'.repeat(110_000)}"}`)).toMatchObject({
    status: 413,
    body: { message: 'KEY_INVALID' },
  });
  expect(await post('username=1', 'application/x-www-form-urlencoded')).toMatchObject({
    status: 415,
    body: { message: 'KEY_INVALID' },
  });
  expect(await server.request('POST', '/api/login')).toMatchObject({ status: 400, body: { message: 'KEY_MISSING' } });
});

it.each([
  ['NOT_UFABET', 'OP-287'],
  ['INVALID_USER_1', 'OP-215'],
])('%s, which has a text, is a code that no call can answer', (code, id) => {
  proves(id);
  expect(isRefusalCode(code)).toBe(false);
  const reported: string[] = [...calls, ...officeCalls].flatMap(({ refuses }) => refuses);
  expect(reported).not.toContain(code);
});

it('no error reveals internal details', async () => {
  proves('OP-003');
  const replies = [
    await server.request('GET', '/api/%'),
    await server.request('POST', '/api/login', { raw: '{' }),
    await server.request('GET', '/api/wallet', { token: 'x' }),
  ];
  for (const reply of replies) {
    expect(Object.keys(reply.body as object)).toEqual(['message']);
    expect(isRefusalCode(messageOf(reply))).toBe(true);
    expect(reply.text).not.toMatch(/at |node_modules|select|fastify/i);
  }
});

it('no answer of a call may be stored', async () => {
  const member = await server.member();
  for (const call of calls.filter(({ method, effect }) => method === 'GET' && effect === 'read')) {
    const reply = await server.request('GET', pathOf(call), { token: member.token });
    expect([call.at, reply.headers.get('cache-control')]).toEqual([call.at, 'no-store']);
  }
});
