import { expect, it } from 'vitest';
import { callGateway, eventually, offerQr, payQr, walletOf, withoutNotices } from '#support/deposits.ts';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositCalls } from '../../contract.ts';

// No provider is silent here: one that is slow on a busy machine would answer for the test.
const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const stranger = { bankCode: 'KTB', accountNo: '9990001112', name: 'SOMEBODY ELSE' };

const reported = async (member: TestMember): Promise<unknown> =>
  (await server.ask(depositCalls.getQr, { bankCode: 'KBANK' }, { token: member.token })).body;

const instant = expect.stringMatching(/^\d{4}-.*Z$/) as unknown;

it('a paid code says what was credited, for an hour', async () => {
  const member = await server.member();
  const qr = await offerQr(server, member, 10_000n);
  await payQr(server, { payload: qr.payload, member, amount: 100.25 });
  const ended = {
    hasQrcode: false,
    qrcodeId: qr.qrcodeId,
    amount: 100,
    ended: 'PAID',
    credited: 100.25,
    paidAt: instant,
  };
  await eventually(async () => expect(await reported(member)).toEqual(ended));
  await callGateway(server);
  expect(await reported(member)).toEqual(ended);
  server.clock.advance(61 * 60_000);
  expect(await reported(member)).toEqual({ hasQrcode: false });
});

it('a code paid twice says the sum, and one paid after its cancellation says its amount', async () => {
  const member = await server.member();
  const twice = await offerQr(server, member, 10_000n);
  await payQr(server, { payload: twice.payload, member });
  await payQr(server, { payload: twice.payload, member });
  await eventually(async () => expect(await reported(member)).toMatchObject({ ended: 'PAID', credited: 200 }));
  const cancelled = await offerQr(server, member, 30_000n);
  await server.ask(depositCalls.cancelQr, { qrcodeId: cancelled.qrcodeId }, { token: member.token });
  expect(await reported(member)).toEqual({
    hasQrcode: false,
    qrcodeId: cancelled.qrcodeId,
    amount: 300,
    ended: 'CANCELLED',
  });
  await payQr(server, { payload: cancelled.payload, member });
  await eventually(async () => expect(await reported(member)).toMatchObject({ ended: 'PAID', credited: 300 }));
});

it('a code that somebody else paid says that the money waits, and not that it is credited', async () => {
  const member = await server.member();
  const qr = await offerQr(server, member, 10_000n);
  await payQr(server, { payload: qr.payload, member, from: stranger });
  const waits = {
    hasQrcode: false,
    qrcodeId: qr.qrcodeId,
    amount: 100,
    ended: 'OTHER_SENDER',
    waiting: 100,
    paidAt: instant,
  };
  await eventually(async () => expect(await reported(member)).toEqual(waits));
  expect(await walletOf(server, member)).toBe(0n);
  await callGateway(server);
  expect(await reported(member)).toEqual(waits);
  await payQr(server, { payload: qr.payload, member });
  await eventually(async () => expect(await reported(member)).toMatchObject({ ended: 'PAID', credited: 100 }));
});

it('a code whose payment the bank feed reported first is shown as credited', async () => {
  const member = await server.member();
  const qr = await offerQr(server, member, 12_300n);
  const reference = await withoutNotices(server, 'gateway', () => payQr(server, { payload: qr.payload, member }));
  const line = feedLine(member, { amount: '123.00', reference, at: server.clock.now().toISOString() });
  await postNotice(server, noticeOf([line]));
  await callGateway(server);
  expect(await reported(member)).toMatchObject({ ended: 'PAID', credited: 123 });
  expect(await walletOf(server, member)).toBe(12_300n);
});

it('an expired code says so at once, before its end is recorded', async () => {
  const member = await server.member();
  const qr = await offerQr(server, member, 10_000n);
  server.clock.advance(600_001);
  const expired = { hasQrcode: false, qrcodeId: qr.qrcodeId, amount: 100, ended: 'EXPIRED' };
  expect(await reported(member)).toEqual(expired);
  await server.runJobs();
  expect(await reported(member)).toEqual(expired);
});

it('only the member of a code learns how it ended, and not once a newer one is on offer', async () => {
  const [member, other] = [await server.member(), await server.member()];
  const qr = await offerQr(server, member, 10_000n);
  await server.ask(depositCalls.cancelQr, { qrcodeId: qr.qrcodeId }, { token: member.token });
  expect(await reported(other)).toEqual({ hasQrcode: false });
  await offerQr(server, member, 20_000n);
  expect(await reported(member)).toMatchObject({ hasQrcode: true, amount: 200 });
});
