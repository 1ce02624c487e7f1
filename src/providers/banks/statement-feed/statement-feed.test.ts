import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { startTestSandbox } from '#support/test-sandbox.ts';
import { chooseBank } from '../choose.ts';
import { bankConformance } from '../conformance.ts';
import type { RawNotice } from '../port.ts';

interface Book {
  notices: { state: string }[];
  transfers: Record<string, { kind: string; ref1?: string }>;
}

const headersOf = (request: IncomingMessage): RawNotice['headers'] =>
  Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));

bankConformance('the bank with a statement feed', async () => {
  const notices: RawNotice[] = [];
  let clock: Date | null = null;
  const secrets = { bank: 'shared-secret', gateway: 'gateway', sms: 'sms', games: 'games' };
  // Plays the product's webhook: stores every delivery, accepts only notices that the adapter can read.
  const listener = createServer((request, response) => {
    void text(request).then((body) => {
      const raw = { body, headers: headersOf(request) };
      notices.push(raw);
      response.writeHead(port.readNotice(raw).ok ? 200 : 401).end();
    });
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const serverUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const world = { serverUrl, secrets, now: () => new Date(), noticeWaitsMs: [50, 100, 200, 400, 800, 1600, 3200] };
  const sandbox = await startTestSandbox(world);
  const port = chooseBank({
    protocol: 'statement-feed',
    baseUrl: `${sandbox.url}/bank-api`,
    secret: secrets.bank,
    allowPrivateAddresses: true,
    timeoutMs: 800,
    now: () => clock ?? new Date(),
  });
  const readBook = async (): Promise<Book> => (await sandbox.get('/book')) as Book;
  return {
    port,
    feedWeather: async (kind, more) => void (await sandbox.post('/weather', { service: 'bank', kind, ...more })),
    payoutWeather: async (kind, more) => void (await sandbox.post('/weather', { service: 'payout', kind, ...more })),
    receive: async ({ toAccountNo, amount, fromName }) =>
      (await sandbox.post('/bank/transfer', {
        toBankCode: 'SCB',
        toAccountNo,
        fromBankCode: 'KBANK',
        fromAccountNo: '0987654321',
        fromName,
        amount: Number(amount) / 100,
      })) as { reference: string },
    notices,
    quiet: async () => {
      await expect
        .poll(async () => (await readBook()).notices.every(({ state }) => state !== 'waiting'), { timeout: 10_000 })
        .toBe(true);
    },
    timesPaid: async (reference) => {
      const { transfers } = await readBook();
      const paid = Object.values(transfers).filter(({ kind, ref1 }) => kind === 'payout' && ref1 === reference);
      return paid.length;
    },
    setClock: (at) => {
      clock = at;
    },
    close: async () => {
      await sandbox.close();
      listener.close();
    },
  };
});
