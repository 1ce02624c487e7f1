import { generateKeyPairSync } from 'node:crypto';
import { startTestSandbox, type TestSandbox } from '#support/test-sandbox.ts';
import type { OutboundSettings } from '../outbound.ts';
import { trialPayer, type PaymentTrial } from './conformance.ts';
import type { PaymentPort } from './port.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });

export const trialSecrets = {
  bank: 'bank',
  gateway: 'partner-secret',
  sms: 'sms',
  games: 'games',
  ww: 'ww-token',
  payonex: { accessKey: 'access', secretKey: 'secret' },
  fpKey: pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
};
export const trialPublicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

export interface StartedTrial extends PaymentTrial {
  sandbox: TestSandbox;
}

// A payment port against the sandbox's gateway of one code, over HTTP.
export const startPaymentTrial = async (asked: {
  code: string;
  traits: PaymentTrial['traits'];
  port: (outside: { sandboxUrl: string } & Omit<OutboundSettings, 'baseUrl'>) => PaymentPort;
}): Promise<StartedTrial> => {
  const { code, traits } = asked;
  const sandbox = await startTestSandbox({
    serverUrl: 'http://127.0.0.1:9',
    secrets: trialSecrets,
    now: () => new Date(),
  });
  const from = { fromBankCode: trialPayer.bankCode, fromAccountNo: trialPayer.accountNo, fromName: trialPayer.name };
  return {
    port: asked.port({ sandboxUrl: sandbox.url, allowPrivateAddresses: true, timeoutMs: 800 }),
    traits,
    sandbox,
    weather: async (kind, more) => void (await sandbox.post('/weather', { service: 'gateway', code, kind, ...more })),
    pay: async ({ payload, amount }) =>
      (await sandbox.post('/bank/pay-qr', {
        payload,
        ...from,
        ...(amount === undefined ? {} : { amount: Number(amount) / 100 }),
      })) as { reference: string },
    close: () => sandbox.close(),
  };
};
