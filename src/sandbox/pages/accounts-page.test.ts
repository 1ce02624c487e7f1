import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '#support/test-sandbox.ts';
import { signatureOf } from '../callers.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ serverUrl: 'http://127.0.0.1:9', now: () => new Date() });
});
afterAll(() => sandbox.close());

const open = async (path: string): Promise<string> =>
  (await fetch(sandbox.url + path, { headers: { accept: 'text/html' } })).text();
const press = (reference: string): Promise<Response> =>
  fetch(`${sandbox.url}/accounts/return/${reference}`, { method: 'POST', redirect: 'manual' });

const payOut = async (fromAccountNo: string): Promise<string> => {
  const path = '/bank-api/payouts';
  const body = JSON.stringify({
    reference: `payout from ${fromAccountNo}`,
    fromAccountNo,
    to: { bankCode: 'KTB', accountNo: '4045550001', name: 'SOMCHAI JAIDEE' },
    amount: '250.00',
    currency: 'THB',
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = signatureOf({ secret: 'bank', timestamp, text: `POST ${path}.${body}` });
  const answer = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { 'x-bank-timestamp': timestamp, 'x-bank-signature': signature, 'content-type': 'application/json' },
    body,
  });
  return ((await answer.json()) as { bankReference: string }).bankReference;
};

it.each([
  ['SCB', '0142000002'],
  ['KBANK', '0011000001'],
])(
  'a payout from %s is returned whole by one press, to the account that paid it, and once',
  async (bank, accountNo) => {
    const reference = await payOut(accountNo);
    expect(await open('/accounts/KTB/4045550001')).toContain(`/accounts/return/${reference}`);
    const pressed = await press(reference);
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `/accounts/${bank}/${accountNo}`]);
    const statement = await open(`/accounts/${bank}/${accountNo}`);
    expect(statement).toContain('+250.00');
    expect(statement).toContain('Returned payout');
    expect(await (await press(reference)).text()).toContain('has returned this payout already');
    expect(await (await press('unknown')).text()).toContain('No payout has this reference');
  },
);
