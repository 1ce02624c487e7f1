import { startTestSandbox } from '#support/test-sandbox.ts';
import { chooseWalletLinks } from '../choose.ts';
import { walletLinkConformance } from '../conformance.ts';

walletLinkConformance('the gift page', async () => {
  const secrets = { bank: 'bank', gateway: 'gateway', sms: 'sms', games: 'games' };
  const sandbox = await startTestSandbox({ serverUrl: 'http://127.0.0.1:9', secrets, now: () => new Date() });
  const port = chooseWalletLinks({
    protocol: 'truemoney-gift',
    baseUrl: `${sandbox.url}/truemoney-gift`,
    allowPrivateAddresses: true,
    timeoutMs: 800,
  });
  return {
    port,
    ours: '0890000001',
    weather: async (kind, more) => void (await sandbox.post('/weather', { service: 'gifts', kind, ...more })),
    give: async (receivers) => (await sandbox.post('/gifts', { amount: '60', receivers })) as { hash: string },
    takeByOther: async ({ hash }) => void (await sandbox.post('/gifts/take', { hash, mobile: '0822222222' })),
    close: () => sandbox.close(),
  };
});
