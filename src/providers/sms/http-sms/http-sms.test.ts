import { startTestSandbox } from '#support/test-sandbox.ts';
import { chooseSms } from '../choose.ts';
import { smsConformance } from '../conformance.ts';

smsConformance('the HTTP text-message gateway', async () => {
  const secrets = { bank: 'bank', gateway: 'gateway', sms: 'sms-token', games: 'games' };
  const sandbox = await startTestSandbox({ serverUrl: 'http://127.0.0.1:9', secrets, now: () => new Date() });
  return {
    port: chooseSms({
      protocol: 'http-sms',
      baseUrl: `${sandbox.url}/sms-gateway`,
      token: secrets.sms,
      allowPrivateAddresses: true,
      timeoutMs: 800,
    }),
    weather: async (kind, more) => void (await sandbox.post('/weather', { service: 'sms', kind, ...more })),
    received: async (phone) => (await sandbox.get(`/sms?phone=${phone}`)) as { text: string }[],
    close: () => sandbox.close(),
  };
});
