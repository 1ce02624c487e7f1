import { startTestSandbox } from '#support/test-sandbox.ts';
import { chooseSlips } from '../choose.ts';
import { slipConformance } from '../conformance.ts';

interface Book {
  'slip checks': { code: string; times: number }[];
}

slipConformance('the slip-checking service', async () => {
  const sandbox = await startTestSandbox({
    serverUrl: 'http://127.0.0.1:9',
    secrets: { slips: 'shop-secret' },
    now: () => new Date(),
  });
  return {
    port: chooseSlips({
      protocol: 'slip2go',
      baseUrl: `${sandbox.url}/slip-verifier`,
      secret: 'shop-secret',
      allowPrivateAddresses: true,
      timeoutMs: 800,
    }),
    weather: async (kind, more) => void (await sandbox.post('/weather', { service: 'slips', kind, ...more })),
    transfer: async (order) =>
      (await sandbox.post('/bank/transfer', {
        ...order,
        toAccountNo: '1112223334',
        fromAccountNo: '0987654321',
        fromName: 'สมชาย ใจดี',
      })) as { slipReference: string; slipCode: string },
    timesAsked: async (slipCode) => {
      const book = (await sandbox.get('/book')) as Book;
      return book['slip checks'].find(({ code }) => code === slipCode)?.times ?? 0;
    },
    close: () => sandbox.close(),
  };
});
