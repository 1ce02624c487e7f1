import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createOutbound, type OutboundSettings } from './outbound.ts';
import { isPrivateAddress } from './private-addresses.ts';

const servers: Server[] = [];
const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const outboundTo = (baseUrl: string, more: Partial<OutboundSettings> = {}) =>
  createOutbound({ baseUrl, allowPrivateAddresses: true, timeoutMs: 300, ...more });
const ask = async (listener: RequestListener, more: Partial<OutboundSettings> = {}) =>
  outboundTo(await serve(listener), more).call({ method: 'GET', path: '/x' });

it('an answer is its status and its JSON, client errors included', async () => {
  const answer = await ask((_, response) => response.writeHead(422).end('{"error":"NO"}'));
  expect(answer).toEqual({ kind: 'answered', status: 422, json: { error: 'NO' } });
});

it.each([500, 502, 503, 408, 429, 301, 302, 307, 204])('status %i tells nothing', async (status) => {
  const answer = await ask((_, response) => response.writeHead(status, { location: '/elsewhere' }).end('{}'));
  expect(answer.kind).toBe('unknown');
});

it('a redirection is never followed', async () => {
  let visits = 0;
  const elsewhere = await serve((_, response) => {
    visits++;
    response.end('{}');
  });
  await ask((_, response) => response.writeHead(302, { location: elsewhere }).end());
  expect(visits).toBe(0);
});

it('a body longer than the cap is cut off, whatever its head promised', async () => {
  let sent = 0;
  const answer = await ask(
    (_, response) => {
      response.on('close', () => clearInterval(timer));
      const timer = setInterval(() => {
        sent += 100_000;
        response.write('x'.repeat(100_000));
      }, 1);
    },
    { bytesMax: 300_000, timeoutMs: 5_000 },
  );
  expect(answer).toEqual({ kind: 'unknown', reason: 'answer too long' });
  expect(sent).toBeLessThan(5_000_000);
});

it('a body that comes drop by drop ends at the time limit', async () => {
  const answer = await ask((_, response) => {
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  });
  expect(answer).toEqual({ kind: 'unknown', reason: 'timeout' });
});

it('silence, a closed connection and a closed port are unknown', async () => {
  expect(await ask(() => undefined)).toEqual({ kind: 'unknown', reason: 'timeout' });
  expect(await ask((request) => request.socket.destroy())).toEqual({ kind: 'unknown', reason: 'no answer' });
  const closed = await outboundTo('http://127.0.0.1:1').call({ method: 'GET', path: '/' });
  expect(closed).toEqual({ kind: 'unknown', reason: 'no answer' });
});

it('a call that moves money uses a new connection, so that a closing idle connection cannot fail it', async () => {
  const seen = new Set<object>();
  const base = await serve((request, response) => {
    if (seen.has(request.socket)) request.socket.destroy();
    else response.end('{}');
    seen.add(request.socket);
  });
  const outbound = outboundTo(base);
  await outbound.call({ method: 'GET', path: '/balance' });
  const sent = [1, 2].map(() => outbound.call({ method: 'POST', path: '/pay', movesMoney: true }));
  for (const answer of await Promise.all(sent)) expect(answer.kind).toBe('answered');
  expect((await outbound.call({ method: 'POST', path: '/pay', movesMoney: true })).kind).toBe('answered');
});

it('an answer that is not JSON is unknown', async () => {
  for (const body of ['', '<html>', '{"a":', 'NaN'])
    expect(await ask((_, response) => response.end(body))).toEqual({ kind: 'unknown', reason: 'not json' });
});

it('a call never leaves its base address', async () => {
  let target = '';
  const base = await serve((request, response) => {
    target = request.url ?? '';
    response.end('{}');
  });
  const outbound = outboundTo(`${base}/v1`);
  await outbound.call({ method: 'GET', path: '//evil.example/x' });
  expect(target).toBe('/v1//evil.example/x');
  expect((await outbound.call({ method: 'GET', path: 'http://evil.example/' })).kind).toBe('unknown');
  expect((await outboundTo(base).call({ method: 'GET', path: '//evil.example/x' })).kind).toBe('unknown');
  await outbound.call({ method: 'GET', path: '/@evil.example', query: { a: '&b=1' } });
  expect(target).toBe('/v1/@evil.example?a=%26b%3D1');
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '[::1]',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  'fe80::1',
  'fd00::1',
])('%s counts as an internal address', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

it('public addresses are not internal', () => {
  for (const address of ['1.1.1.1', '203.150.1.1', '2606:4700::1111', 'api.bank.example'])
    expect(isPrivateAddress(address)).toBe(false);
});

it('an internal address is refused unless permitted, also behind a name', async () => {
  expect(() => createOutbound({ baseUrl: 'http://127.0.0.1:1' })).toThrow('the base address must not be private');
  expect(() => createOutbound({ baseUrl: 'file:///etc/passwd' })).toThrow('a base address must be http or https');
  let visits = 0;
  const base = await serve((_, response) => {
    visits++;
    response.end('{}');
  });
  const named = createOutbound({ baseUrl: base.replace('127.0.0.1', 'localhost') });
  expect(await named.call({ method: 'GET', path: '/' })).toEqual({ kind: 'unknown', reason: 'no answer' });
  expect(visits).toBe(0);
});
