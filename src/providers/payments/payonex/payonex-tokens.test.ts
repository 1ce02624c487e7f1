import { afterAll, expect, it } from 'vitest';
import { createPayonex } from './payonex-adapter.ts';
import { startPaymentTrial, trialSecrets } from '../sandbox-trial.ts';
import { trialPayer } from '../conformance.ts';

let now = Date.now();
const trial = await startPaymentTrial({
  code: 'PAYONEX',
  traits: { amountMin: 10_000n, lifeMsMax: 0, cancels: false, takesFurtherMoney: false },
  port: ({ sandboxUrl, ...outside }) =>
    createPayonex({
      ...outside,
      ...trialSecrets.payonex,
      baseUrl: `${sandboxUrl}/payonex`,
      callbackUrl: 'https://wallet.example/hooks/payonex',
      now: () => new Date(now),
    }),
});
afterAll(() => trial.close());

const introduce = async () => (await trial.port.introduce?.(trialPayer))?.kind;
const logins = async (): Promise<number> =>
  ((await trial.sandbox.get('/book')) as { payonexLogins: unknown[] }).payonexLogins.length;

it('one token serves all requests of most of a day, also those that ask at once', async () => {
  expect(await Promise.all([introduce(), introduce(), introduce()])).toEqual(['done', 'done', 'done']);
  now += 19 * 60 * 60_000;
  expect(await introduce()).toBe('done');
  expect(await logins()).toBe(1);
  now += 60 * 60_000;
  expect(await introduce()).toBe('done');
  expect(await logins()).toBe(2);
});

it('a token that the gateway ended early is renewed once, and the request is sent again', async () => {
  await trial.sandbox.post('/gateway/payonex/forget-tokens', {});
  expect(await introduce()).toBe('done');
  expect(await logins()).toBe(3);
});

it('wrong keys are unknown and no endless round of logins', async () => {
  const wrong = createPayonex({
    baseUrl: `${trial.sandbox.url}/payonex`,
    allowPrivateAddresses: true,
    accessKey: 'access',
    secretKey: 'wrong',
    callbackUrl: 'https://wallet.example/hooks/payonex',
  });
  expect((await wrong.introduce?.(trialPayer))?.kind).toBe('unknown');
  expect(await logins()).toBe(3);
});
