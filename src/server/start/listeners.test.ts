import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { answerStarting, closeServer } from './listeners.ts';

it('a call that arrives while the server starts is told so by a code, and when to ask again', async () => {
  const server = createServer(answerStarting).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const response = await fetch(`http://127.0.0.1:${String(port)}/api/lookup/active`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await response.json()).toEqual({ message: 'SERVICE_UNAVAILABLE' });
  await closeServer(server);
});
