import { startTestSandbox } from '#support/test-sandbox.ts';
import { choosePayment } from '../choose.ts';
import { paymentConformance } from '../conformance.ts';

paymentConformance('the KBANK QR service', async () => {
  const secrets = { bank: 'bank', gateway: 'partner-secret', sms: 'sms', games: 'games' };
  const sandbox = await startTestSandbox({ serverUrl: 'http://127.0.0.1:9', secrets, now: () => new Date() });
  const port = choosePayment({
    protocol: 'kbank-qr',
    baseUrl: `${sandbox.url}/kbank-qr`,
    partnerId: 'POS001',
    partnerSecret: secrets.gateway,
    allowPrivateAddresses: true,
    timeoutMs: 800,
  });
  return {
    port,
    weather: async (kind, more) => void (await sandbox.post('/weather', { service: 'gateway', kind, ...more })),
    pay: async ({ payload, amount }) =>
      (await sandbox.post('/bank/pay-qr', {
        payload,
        fromBankCode: 'SCB',
        fromAccountNo: '1234567890',
        fromName: 'สมชาย ใจดี',
        ...(amount === undefined ? {} : { amount: Number(amount) / 100 }),
      })) as { reference: string },
    close: () => sandbox.close(),
  };
});
