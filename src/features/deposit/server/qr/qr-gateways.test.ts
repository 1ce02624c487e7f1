import { expect, it } from 'vitest';
import { accounts } from '#ledger';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import {
  accountOf,
  callGateway,
  eventually,
  offerQr,
  payQr,
  statementOf,
  suspenseOf,
  walletOf,
  withoutNotices,
} from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { differencesWithSandbox } from '#support/ledger/books-of-sandbox.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositCalls } from '../../contract.ts';

// No provider is silent here: one that is slow on a busy machine would answer for the test.
const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const methods = ['KBANK', 'WW', 'FP', 'PAYONEX'] as const;
type Method = (typeof methods)[number];
const othersThanKbank = ['WW', 'FP', 'PAYONEX'] as const;
const stranger = { bankCode: 'KTB', accountNo: '9990001112', name: 'SOMEBODY ELSE' };

const offer = (member: TestMember, method: Method, amount = 12_345n) => offerQr(server, member, { amount, method });
const pay = (member: TestMember, payload: string, more: object = {}) => payQr(server, { payload, member, ...more });
const unheard = <Result>(work: () => Promise<Result>): Promise<Result> => withoutNotices(server, 'gateway', work);
const later = (ms: number) => new Date(server.clock.now().getTime() + ms);

interface BookedQr {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
}
const atGateway = async (reference: string): Promise<BookedQr | undefined> => {
  const { qrs } = (await server.sandbox.get('/book')) as { qrs: BookedQr[] };
  return qrs.find((qr) => qr.reference === reference);
};
const findingsOf = async (member: TestMember): Promise<string[]> =>
  (
    await server.database.owner.rows<{ kind: string }>('select kind from finding where member_id = $1', [
      member.memberId,
    ])
  ).map(({ kind }) => kind);

const rowOf = { KBANK: 'DEP-07', WW: 'DEP-10', FP: 'DEP-11', PAYONEX: 'DEP-12' } as const;

it.each(methods)('%s: a code paid once is credited once and is no longer on offer', async (method) => {
  proves('DEP-02', 'API-042', 'API-043', rowOf[method]);
  const member = await server.member();
  const { payload, qrcodeId } = await offer(member, method);
  await pay(member, payload);
  await eventually(async () => expect(await walletOf(server, member)).toBe(12_345n));
  await callGateway(server);
  expect(await walletOf(server, member)).toBe(12_345n);
  expect(await statementOf(server, member)).toEqual([
    expect.objectContaining({ statementType: 'deposit', status: 'SUCCESS', from: method, amount: 123.45, note: null }),
  ]);
  const after = await server.ask(depositCalls.getQr, { bankCode: method }, { token: member.token });
  expect(after.body).toMatchObject({ hasQrcode: false, qrcodeId, ended: 'PAID', credited: 123.45 });
});

it.each(methods)('%s: a lost notice loses nothing', async (method) => {
  const member = await server.member();
  const { payload } = await offer(member, method);
  await unheard(() => pay(member, payload));
  expect(await walletOf(server, member)).toBe(0n);
  await callGateway(server);
  expect(await walletOf(server, member)).toBe(12_345n);
});

it.each(methods)('%s: money for an ended or a cancelled code is credited, and the line says late', async (method) => {
  proves('OP-299');
  const member = await server.member();
  const ended = await offer(member, method);
  await pay(member, ended.payload, { at: later(26 * 60_000) });
  await eventually(async () => expect(await walletOf(server, member)).toBe(12_345n));
  const cancelled = await offer(member, method);
  await server.ask(depositCalls.cancelQr, { qrcodeId: cancelled.qrcodeId }, { token: member.token });
  server.clock.advance(60_000);
  await pay(member, cancelled.payload);
  await eventually(async () => expect(await walletOf(server, member)).toBe(24_690n));
  expect((await statementOf(server, member)).map(({ note }) => note)).toEqual(['LATE', 'LATE']);
});

it.each(['WW', 'FP'] as const)('%s: each part of the amount is credited, each once', async (method) => {
  proves('OP-299');
  const member = await server.member();
  const { payload } = await offer(member, method, 10_000n);
  await pay(member, payload, { amount: 40 });
  await pay(member, payload, { amount: 60 });
  await eventually(async () => expect(await walletOf(server, member)).toBe(10_000n));
  await callGateway(server);
  expect(await walletOf(server, member)).toBe(10_000n);
  expect((await statementOf(server, member)).map(({ note }) => note)).toEqual(['OTHER_AMOUNT', 'OTHER_AMOUNT']);
});

it.each(methods)('%s: money from another account is not credited', async (method) => {
  const member = await server.member();
  const { payload } = await offer(member, method);
  const before = await suspenseOf(server, accounts.house.BAHT);
  await pay(member, payload, { from: stranger });
  await callGateway(server);
  expect(await walletOf(server, member)).toBe(0n);
  const kept = (await suspenseOf(server, accounts.house.BAHT)) - before;
  // PAYONEX keeps it itself, and a person of ours is told.
  expect(kept).toBe(method === 'PAYONEX' ? 0n : 12_345n);
  expect(await findingsOf(member)).toEqual(method === 'PAYONEX' ? ['QR_CONTRADICTS_ITSELF'] : []);
});

it.each(['WW', 'FP'] as const)(
  '%s: its notice says paid and its record says otherwise: nothing is credited, a person is told, and the record decides',
  async (method) => {
    proves('OP-299');
    const member = await server.member();
    const { payload, reference } = await offer(member, method);
    const before = await suspenseOf(server, accounts.house.BAHT);
    await server.sandbox.post('/gateway/void', { gateway: method, id: reference });
    await pay(member, payload);
    await eventually(async () => expect(await findingsOf(member)).toEqual(['QR_CONTRADICTS_ITSELF']));
    await callGateway(server);
    expect([await walletOf(server, member), await findingsOf(member)]).toEqual([0n, ['QR_CONTRADICTS_ITSELF']]);
    expect((await suspenseOf(server, accounts.house.BAHT)) - before).toBe(0n);
    await server.sandbox.post('/gateway/void', { gateway: method, id: reference, isVoided: false });
    await callGateway(server);
    expect(await walletOf(server, member)).toBe(12_345n);
  },
);

const named = { WW: 'reference', FP: 'orderNo', PAYONEX: 'referenceId' } as const;

it.each(othersThanKbank)('%s: a notice that anybody sends credits nothing', async (method) => {
  const member = await server.member();
  const { reference } = await offer(member, method);
  const reported = { [named[method]]: reference, merchantId: 'KRAPAODEMO', amount: '500.00', status: 'SUCCESS' };
  const body = method === 'PAYONEX' ? { data: { ...reported, uuid: (await atGateway(reference))?.id } } : reported;
  for (const headers of [{}, { 'x-timestamp': String(server.clock.now().getTime()), 'x-signature': 'AAAA' }]) {
    const answer = await server.request('POST', `/hooks/${method.toLowerCase()}`, { body, headers });
    expect(answer.status).toBe(method === 'FP' ? 400 : 200);
  }
  expect(await walletOf(server, member)).toBe(0n);
  expect(await statementOf(server, member)).toEqual([]);
});

it.each(othersThanKbank)(
  '%s: broken notices are refused, and one that comes ten times credits once',
  async (method) => {
    const member = await server.member();
    const { payload, reference } = await offer(member, method);
    const path = `/hooks/${method.toLowerCase()}`;
    for (const raw of ['', '{', 'null', '[]', '<html></html>', '{"reference":7}', '{"reference":"../../etc"}'])
      expect(await server.request('POST', path, { raw })).toMatchObject({ status: 400 });
    await server.sandbox.weather({ service: 'gateway', code: method, kind: 'duplicate' });
    await pay(member, payload);
    await eventually(async () => expect(await walletOf(server, member)).toBe(12_345n));
    await server.sandbox.weather({ service: 'gateway', code: method, kind: 'fine' });
    const body =
      method === 'PAYONEX'
        ? { data: { referenceId: reference, uuid: (await atGateway(reference))?.id } }
        : { [named[method]]: reference };
    await Promise.all(Array.from({ length: 10 }, () => server.request('POST', path, { body })));
    expect(await walletOf(server, member)).toBe(12_345n);
  },
);

it.each(othersThanKbank)('%s: one gateway without a word keeps no other from being credited', async (method) => {
  await server.sandbox.weather({ service: 'gateway', code: method, kind: 'down' });
  const other = method === 'WW' ? 'FP' : 'WW';
  const member = await server.member();
  const none = await server.ask(depositCalls.createQr, { bankCode: method, amount: 10_000n }, { token: member.token });
  expect(none.body).toEqual({ hasQrcode: false, message: 'QR_FAIL' });
  const { payload } = await offer(member, other);
  await pay(member, payload);
  await eventually(async () => expect(await walletOf(server, member)).toBe(12_345n));
  await server.sandbox.weather({ service: 'gateway', code: method, kind: 'fine' });
});

it.each(othersThanKbank)(
  '%s: told by notice, inquiry and feed at once, one payment is credited once',
  async (method) => {
    proves('OP-299');
    const reported = await Promise.all(
      Array.from({ length: 20 }, async (_, nth) => {
        const member = await server.member();
        const amount = 50_000n + BigInt(methods.indexOf(method)) * 10_000n + BigInt(nth) * 100n;
        return { member, amount, qr: await offer(member, method, amount) };
      }),
    );
    await unheard(() =>
      withoutNotices(server, 'bank', async () => {
        for (const { member, qr } of reported) await pay(member, qr.payload);
      }),
    );
    server.clock.advance(11_000);
    const ids = new Map<string, string | undefined>();
    for (const { qr } of reported) ids.set(qr.reference, (await atGateway(qr.reference))?.id);
    const hint = (reference: string) =>
      server.request('POST', `/hooks/${method.toLowerCase()}`, {
        body: { reference, data: { referenceId: reference, uuid: ids.get(reference) } },
      });
    const line = (member: TestMember, amount: bigint) =>
      feedLine(member, {
        sendingBank: 'SETTLEMENT',
        from: accountOf(member),
        amount: (Number(amount) / 100).toFixed(2),
        at: server.clock.now().toISOString(),
      });
    await Promise.all([
      ...reported.map(({ qr }) => hint(qr.reference)),
      ...reported.map(({ member, amount }) => postNotice(server, noticeOf([line(member, amount)]))),
      server.runJobs(),
    ]);
    await callGateway(server);
    for (const { member, amount } of reported) expect(await walletOf(server, member)).toBe(amount);
  },
);

it('every payment through a gateway is in the books once, and one that is not yet booked is a difference', async () => {
  const member = await server.member();
  const { payload } = await offer(member, 'PAYONEX');
  const reference = await unheard(() => pay(member, payload));
  expect(await differencesWithSandbox(server)).toContain(`${reference} of 12345 is booked 0 times`);
  server.clock.advance(61_000);
  await server.runJobs();
  expect(await differencesWithSandbox(server)).toEqual([]);
});
