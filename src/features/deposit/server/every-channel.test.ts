import { beforeAll, expect, it } from 'vitest';
import { accounts } from '#ledger';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { accountOf, callGateway, eventually, offerQr, payQr, suspenseOf, walletOf } from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { isInFull } from '#support/requirements/in-full.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositCalls } from '../contract.ts';

const server = await startTestServer();

// The account behind the QR codes, whose feed shows the same money under the same references.
const merchant = { bankCode: 'KBANK', accountNo: '099999999999990' };

beforeAll(async () => {
  await server.database.owner.rows(
    `insert into deposit_account (account_id, bank_code, bank_type, mode, account_name, account_no, currency, place,
       credited_since)
     values ($1, $2, 'BANK', 'AUTO', 'QR merchant', $3, 'BAHT', 99, $4)`,
    [server.context.newId(), merchant.bankCode, merchant.accountNo, server.clock.now()],
  );
  server.clock.advance(10_000);
});

const lineOf = (member: TestMember, reference: string) =>
  feedLine(member, {
    toBankCode: merchant.bankCode,
    toAccountNo: merchant.accountNo,
    reference,
    amount: '100.00',
    at: server.clock.now().toISOString(),
  });

const hint = (reference: string) =>
  server.request('POST', '/hooks/kbank-qr', { body: { partnerTxnUid: reference, statusCode: '00' } });

const gateway = (kind: string) => server.sandbox.weather({ service: 'gateway', kind });

const claims = async (reference: string) =>
  server.context.database.rows<{ channel: string; amount: bigint }>(
    'select channel, amount from bank_receipt where bank_reference = $1',
    [reference],
  );

it('money seen first by the QR and then in the feed is credited once', async () => {
  const member = await server.member();
  const qr = await offerQr(server, member, 10_000n);
  const reference = await payQr(server, { payload: qr.payload, member });
  await eventually(async () => expect(await walletOf(server, member)).toBe(10_000n));
  await server.runJobs();
  await postNotice(server, noticeOf([lineOf(member, reference)]));
  expect(await walletOf(server, member)).toBe(10_000n);
  expect(await claims(reference)).toEqual([{ channel: 'QR', amount: 10_000n }]);
});

it('money seen first in the feed and then by the QR is credited once, and the code ends as paid', async () => {
  const member = await server.member();
  const qr = await offerQr(server, member, 10_000n);
  await gateway('down');
  const reference = await payQr(server, { payload: qr.payload, member });
  await server.runJobs();
  expect(await walletOf(server, member)).toBe(10_000n);
  await gateway('fine');
  await callGateway(server);
  await hint(qr.reference);
  expect(await walletOf(server, member)).toBe(10_000n);
  expect(await claims(reference)).toEqual([{ channel: 'FEED', amount: 10_000n }]);
  const answer = await server.ask(depositCalls.getQr, { bankCode: 'KBANK' }, { token: member.token });
  expect(answer.body).toMatchObject({ hasQrcode: false, ended: 'PAID', credited: 100 });
});

it('money of a stranger is kept in suspense once, whichever channel reports it first', async () => {
  const member = await server.member();
  const stranger = { bankCode: 'KTB', accountNo: '9990001112', name: 'SOMEBODY ELSE' };
  const before = await suspenseOf(server, accounts.house.BAHT);
  const qr = await offerQr(server, member, 10_000n);
  await payQr(server, { payload: qr.payload, member, from: stranger });
  await server.runJobs();
  await callGateway(server);
  await hint(qr.reference);
  expect(await suspenseOf(server, accounts.house.BAHT)).toBe(before + 10_000n);
});

it('one bank reference on every channel at once, 50 times, is one credit', async () => {
  const member = await server.member();
  const qr = await offerQr(server, member, 10_000n);
  await gateway('slow');
  const reference = await payQr(server, { payload: qr.payload, member });
  await gateway('fine');
  const notice = noticeOf([lineOf(member, reference)]);
  await Promise.all([
    ...Array.from({ length: 25 }, () => postNotice(server, notice)),
    ...Array.from({ length: 24 }, () => hint(qr.reference)),
    server.runJobs(),
  ]);
  expect(await walletOf(server, member)).toBe(10_000n);
  expect(await claims(reference)).toHaveLength(1);
});

it('one bank reference reported for many members at once is booked once', async () => {
  const members = await Promise.all(Array.from({ length: isInFull ? 50 : 20 }, () => server.member()));
  const reference = `REF${server.context.newId().replaceAll('-', '')}`;
  const lines = members.map((member) => ({ ...lineOf(member, reference), sendingBank: 'SCB' }));
  await Promise.all(lines.map((line) => postNotice(server, noticeOf([line]))));
  const balances = await Promise.all(members.map((member) => walletOf(server, member)));
  expect(balances.filter((balance) => balance === 10_000n)).toHaveLength(1);
  expect(balances.reduce((sum, balance) => sum + balance, 0n)).toBe(10_000n);
});

it('the same reference at another bank is other money', async () => {
  const member = await server.member();
  const reference = `REF${server.context.newId().replaceAll('-', '')}`;
  for (const sendingBank of ['SCB', 'KTB']) {
    const line = { ...lineOf(member, reference), sendingBank };
    expect(await postNotice(server, noticeOf([line]))).toMatchObject({ status: 200 });
  }
  expect(await walletOf(server, member)).toBe(20_000n);
});

it('reporting a deposit creates no money, and only the bank’s record credits it', async () => {
  const member = await server.member();
  await server.request('POST', '/api/wallet/add', { body: { amount: 100 }, token: member.token });
  expect(await walletOf(server, member)).toBe(0n);
  await postNotice(server, noticeOf([{ ...lineOf(member, 'REFALONE1'), from: accountOf(member) }]));
  expect(await walletOf(server, member)).toBe(10_000n);
});
