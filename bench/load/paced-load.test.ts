import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { type PacedLoad, p99OfAll, runPacedLoad } from './paced-load.ts';

const server = createServer((request, reply) => {
  request.resume();
  reply.writeHead(request.url === '/refuses' ? 503 : 200).end('{}');
}).listen(0, 'localhost');
await once(server, 'listening');
afterAll(() => server.close());

const load = (path: string, leaveOut?: PacedLoad['leaveOut']): Promise<Awaited<ReturnType<typeof runPacedLoad>>> => {
  const { port } = server.address() as AddressInfo;
  const paced = { port, path, perSecond: 200, body: '{}', headers: () => ({}), until: sleep(100) };
  return runPacedLoad(leaveOut === undefined ? paced : { ...paced, leaveOut });
};

it('calls that are left out count as answered and failed, and only their times are not compared', async () => {
  const result = await load('/refuses', { knownAfterMs: 0, isLeftOut: () => true });
  expect(result.answered).toBeGreaterThan(0);
  expect([result.sorted, result.whole.length, result.failed]).toEqual([[], result.answered, result.answered]);
  expect(result.failures).toContain('503');
});

it('a load of which every call is left out has no slowest hundredth, which is within no limit', async () => {
  const result = await load('/', { knownAfterMs: 0, isLeftOut: () => true });
  expect(p99OfAll([result])).toBeNaN();
});

it('whether a call is left out is decided by when it was due and answered, in milliseconds since 1970', async () => {
  const seen: { readonly from: number; readonly to: number }[] = [];
  const isLeftOut = (from: number, to: number): boolean => seen.push({ from, to }) === 1;
  const { sorted, whole } = await load('/', { knownAfterMs: 0, isLeftOut });
  expect(whole.length - sorted.length).toBe(1);
  expect(seen.filter(({ from, to }) => from < performance.timeOrigin || to < from)).toEqual([]);
});

it('without such a rule every call counts', async () => {
  const { sorted, whole } = await load('/');
  expect(sorted).toEqual(whole);
});
