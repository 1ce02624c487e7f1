import { expect, it } from 'vitest';
import { eventually, offerQr, payQr, walletOf, withoutNotices } from '#support/deposits.ts';
import { startTestServer } from '#support/test-server.ts';
import { untilWaiting } from '#support/cluster/until-waiting.ts';
import type { PaymentPort } from '#providers/payments/port.ts';
import { systemOrigin } from '#server/transaction-on.ts';
import { depositCalls } from '../../contract.ts';
import { confirmQrPayment, receiptOf } from './confirm-qr-payment.ts';
import { findQr, updateQrCredit, updateQrSooner, type QrCode } from './qr-codes-table.ts';
import { portOf } from './qr-flow.ts';
import { takeQrPayments } from './take-qr-payments.ts';

const server = await startTestServer();
const { context } = server;
const origin = systemOrigin('test');
const gateway = portOf(context, 'KBANK') as PaymentPort;
const stranger = { bankCode: 'KTB', accountNo: '9990001112', name: 'SOMEBODY ELSE' };

// A code that somebody else has paid; no notice of it arrived.
const paidByStranger = async () => {
  const member = await server.member();
  const offered = await offerQr(server, member, 5_500n);
  await withoutNotices(server, 'gateway', () => payQr(server, { payload: offered.payload, member, from: stranger }));
  const qr = await findQr(context.database, member.memberId, offered.qrcodeId);
  return { member, offered, qr: qr as QrCode };
};

it('a process that still knows only a stranger’s payment does not hide that the member’s own was credited', async () => {
  const { member, qr } = await paidByStranger();
  const { memberId, qrcodeId } = qr;
  const found = await gateway.inquire({ reference: qr.reference, gatewayReference: null, payer: null });
  const payments = found.kind === 'paid' ? found.payments : [];
  const receipts = payments.map((payment) => receiptOf('KBANK', payment));
  expect(receipts).toHaveLength(1);
  // Another process credits the member's own payment while this one is about to write what it knows.
  const late = await context.database.transaction(async (sql) => {
    await updateQrCredit(sql, { memberId, qrcodeId, amount: 5_500n, at: context.now() });
    const writing = takeQrPayments(context, qr, { receipts, origin });
    await untilWaiting(server.database);
    return { writing };
  });
  await late.writing;
  const answer = await server.ask(depositCalls.getQr, { bankCode: 'KBANK' }, { token: member.token });
  expect(answer.body).toMatchObject({ qrcodeId, ended: 'PAID', credited: 55 });
});

it('a notice that arrives while the gateway still answers an earlier query is not forgotten', async () => {
  const { member, offered, qr } = await paidByStranger();
  const { memberId, qrcodeId } = qr;
  const answered = Promise.withResolvers<void>();
  const inquiring = Promise.withResolvers<void>();
  const slowly: PaymentPort['inquire'] = async (asked) => {
    const answer = await gateway.inquire(asked);
    inquiring.resolve();
    await answered.promise;
    return answer;
  };
  const payments = { ...context.providers.payments, KBANK: { ...gateway, inquire: slowly } };
  const held = { ...context, providers: { ...context.providers, payments } };
  const confirming = confirmQrPayment(held, { memberId, qrcodeId, noticed: null }, origin);
  await inquiring.promise;
  await withoutNotices(server, 'gateway', () => payQr(server, { payload: offered.payload, member }));
  const soon = new Date(context.now().getTime() + 2_000);
  await updateQrSooner(context.database, { memberId, qrcodeId, dueAt: soon });
  answered.resolve();
  await confirming;
  server.clock.advance(2_001);
  await server.runJobs();
  await eventually(async () => expect(await walletOf(server, member)).toBe(5_500n));
});
