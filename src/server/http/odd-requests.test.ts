import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { startTestServer } from '#support/test-server.ts';
import { proves } from '#support/requirements/proves.ts';
import { answerUnknownPaths } from './refusals-to-http.ts';

const server = await startTestServer();
const json = { 'content-type': 'application/json' };

it('an empty body declared as JSON counts as an empty question', async () => {
  const { token } = await server.member();
  const reply = await server.request('POST', '/api/logout', { token, raw: '', headers: json });
  expect(reply).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
  const after = await server.request('GET', '/api/account/profile', { token });
  expect(after).toMatchObject({ status: 401, body: { message: 'INVALID_USER_3' } });
});

it('an empty body lacks the fields of a call that requires some', async () => {
  proves('OP-281');
  const reply = await server.request('POST', '/api/login', { raw: '', headers: json });
  expect(reply).toMatchObject({ status: 400, body: { message: 'KEY_MISSING' } });
});

it('a body of any type except JSON answers 415, plain text included', async () => {
  proves('OP-282');
  const types = ['text/plain', 'text/plain; charset=utf-8', 'text/html', 'application/x-www-form-urlencoded', 'x/y'];
  for (const type of types) {
    const reply = await server.request('POST', '/api/login', { raw: '{}', headers: { 'content-type': type } });
    expect([type, reply.status, reply.body]).toEqual([type, 415, { message: 'KEY_INVALID' }]);
  }
});

it('a body that is refused for its size or its form is read to its end: the answer arrives, and the connection serves on', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connections = new Set<unknown>();
  const post = async (body: string) => {
    const sent = request(`${server.url}/api/login`, { method: 'POST', agent, headers: json });
    sent.on('socket', (socket) => connections.add(socket)).end(body);
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    reply.resume();
    await once(reply, 'end');
    return reply.statusCode;
  };
  const tooLarge = JSON.stringify({ username: 'x'.repeat(5_000_000) });
  expect([await post(tooLarge), await post('{"username":'), await post('{}')]).toEqual([413, 400, 400]);
  expect(connections.size).toBe(1);
  agent.destroy();
});

it('a path field too long for any id answers 404, not 405', async () => {
  const [staff, member] = [await server.staff(), await server.member()];
  const found = { status: 404, body: { message: 'NO_DATA' } };
  const path = `/api/wallet/activate/${'a'.repeat(600)}`;
  expect(await server.request('GET', path, member)).toMatchObject(found);
  const office = await fetch(`${server.officeUrl}/api/withdrawals/${'a'.repeat(600)}`, {
    headers: { authorization: `Bearer ${staff.token}` },
  });
  expect({ status: office.status, body: await office.json() }).toEqual(found);
});

it('a call that reaches the page route of a built app answers 404 for its own method and 405 for another', async () => {
  const app = Fastify();
  answerUnknownPaths(app, [{ method: 'GET', path: '/api/withdrawals/{id}' }]);
  app.get('/*', (_request, reply) => reply.callNotFound());
  const url = `/api/withdrawals/${'a'.repeat(600)}`;
  expect((await app.inject({ method: 'GET', url })).statusCode).toBe(404);
  const wrong = await app.inject({ method: 'PUT', url });
  expect([wrong.statusCode, wrong.headers['allow']]).toEqual([405, 'GET']);
});
