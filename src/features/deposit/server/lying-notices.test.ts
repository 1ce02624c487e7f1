import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isRefusalCode } from '#contract/refusal-codes.ts';
import { drawFrom, malformedBodies } from '#support/bad-input/malformed-bodies.ts';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { offerQr, walletOf } from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { hooks } from './routes.ts';

// No provider is silent here: one that is slow on a busy machine would answer for the notice.
const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const paths = hooks.map(({ path }) => path);
const seed = Math.floor(Math.random() * 2 ** 32);
process.stdout.write(`lying notices are drawn from the seed ${String(seed)}\n`);

const booked = () => server.database.owner.rows('select * from entry order by member_id, seq');

const send = (path: string, init: RequestInit): Promise<Response> =>
  fetch(server.url + path, { method: 'POST', ...init });

// As any of the gateways would write it, with whatever it may claim beside the reference.
const claimOf = (reference: string): Record<string, unknown> => ({
  partnerTxnUid: reference,
  reference,
  merchantId: 'KRAPAODEMO',
  orderNo: reference,
  data: { uuid: server.context.newId(), referenceId: reference, status: 'SUCCESS', amount: 1e9, currency: 'THB' },
  statusCode: '00',
  txnStatus: 'PAID',
  txnAmount: '1000000.00',
  amount: '1000000.00',
  currency: 'LAK',
  status: 'PAID',
});

// 503: a gateway that names a reference of none of our codes is asked to say it again.
const isRight = async (answer: Response): Promise<boolean> => {
  const { message = '' } = (await answer.json()) as { message?: string };
  return answer.status < 300 || ((answer.status < 500 || answer.status === 503) && isRefusalCode(message));
};

it.each(paths)('%s answers every malformed notice with a code and books nothing', async (path) => {
  const entries = await booked();
  const wrong: object[] = [];
  for (const { how, content, type, headers } of malformedBodies(claimOf('A1'), 200, drawFrom(seed))) {
    const sent = { ...headers, ...(type === null ? {} : { 'content-type': type }) };
    const answer = await send(path, { body: new Uint8Array(content), headers: sent });
    if (!(await isRight(answer.clone()))) wrong.push({ how, status: answer.status, text: await answer.text() });
  }
  expect({ seed, wrong }).toEqual({ seed, wrong: [] });
  expect(await booked()).toEqual(entries);
});

it.each(paths)('%s takes no notice by another method', async (path) => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await send(path, { method });
    const { message = '' } = (await answer.json()) as { message?: string };
    expect([method, [404, 405].includes(answer.status), isRefusalCode(message)]).toEqual([method, true, true]);
  }
});

interface Offered {
  readonly member: TestMember;
  readonly reference: string;
}

const offerEach = (): Promise<Offered[]> =>
  Promise.all(
    ['KBANK', 'WW', 'FP', 'PAYONEX'].map(async (method) => {
      const member = await server.member();
      return { member, reference: (await offerQr(server, member, { amount: 10_000n, method })).reference };
    }),
  );

it('a notice that names a code that is not paid, at the path of any gateway, credits nothing', async () => {
  const offered = await offerEach();
  const entries = await booked();
  for (const path of paths)
    for (const { reference } of offered) {
      const answer = await send(path, { body: JSON.stringify(claimOf(reference)) });
      expect([path, [200, 400, 401].includes(answer.status)]).toEqual([path, true]);
    }
  expect(await booked()).toEqual(entries);
  for (const { member } of offered) expect(await walletOf(server, member)).toBe(0n);
});

it('the signature of one provider proves nothing to another', async () => {
  const member = await server.member();
  const { reference } = (await offerEach())[2] ?? { reference: '' };
  const at = String(server.clock.now().getTime());
  const { SMS_SECRET, KBANK_QR_PARTNER_SECRET, SLIPS_SECRET, GAMES_SECRET, BANK_SECRET } = server.context.settings;
  const others = [SMS_SECRET, KBANK_QR_PARTNER_SECRET, SLIPS_SECRET, GAMES_SECRET, ''].map((secret) => secret ?? '');
  const order = JSON.stringify({ merchantId: 'KRAPAODEMO', orderNo: reference });
  const lines = noticeOf([feedLine(member, { at: server.clock.now().toISOString() })]);
  const signed = (secret: string, text: string) => createHmac('sha256', secret).update(text);
  for (const secret of others) {
    expect(await postNotice(server, lines, { secret })).toMatchObject({ status: 401 });
    const asBank = { 'x-bank-timestamp': at.slice(0, 10), 'x-bank-signature': 'f'.repeat(64), 'x-timestamp': at };
    const asGateway = { ...asBank, 'x-signature': signed(secret, `${at}.${lines}`).digest('base64') };
    expect((await send('/hooks/bank', { body: lines, headers: asGateway })).status).toBe(401);
  }
  for (const secret of [...others, BANK_SECRET ?? '']) {
    const headers = { 'x-timestamp': at, 'x-signature': signed(secret, `${at}.${order}`).digest('base64') };
    expect((await send('/hooks/fp', { body: order, headers })).status).toBe(400);
  }
  expect(await walletOf(server, member)).toBe(0n);
});
