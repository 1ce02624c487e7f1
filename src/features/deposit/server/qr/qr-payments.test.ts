import { expect, it } from 'vitest';
import { accounts } from '#ledger';
import {
  accountOf,
  callGateway,
  deskOf,
  eventually,
  offerQr,
  payQr,
  statementOf,
  suspenseOf,
  walletOf,
  withoutNotices as withoutNoticesOf,
} from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositCalls } from '../../contract.ts';
import { depositOfficeCalls } from '../../office-contract.ts';

const logged: string[] = [];
const server = await startTestServer({ logged });
const house = accounts.house.BAHT;

const stranger = { bankCode: 'KTB', accountNo: '9990001112', name: 'SOMEBODY ELSE' };
const later = (ms: number) => new Date(server.clock.now().getTime() + ms);
const isLive = async (member: TestMember): Promise<boolean> => {
  const answer = await server.ask(depositCalls.getQr, { bankCode: 'KBANK' }, { token: member.token });
  return (answer.body as { hasQrcode: boolean }).hasQrcode;
};

const withoutNotices = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withoutNoticesOf(server, 'gateway', work);

interface Item {
  readonly reason: string;
  readonly amount: bigint;
  readonly owner: string;
  readonly dueAt: Date;
  readonly openedAt: Date;
  readonly supposed: string | null;
}

const itemOf = (reference: string): Promise<Item | null> =>
  server.context.database.one<Item>(
    `select reason, amount, owner, due_at as "dueAt", opened_at as "openedAt", supposed_member_id as supposed
     from suspense_item where member_id = $1 and bank_reference = $2`,
    [house, reference],
  );

it('a code paid once is credited once, and is no longer on offer', async () => {
  proves('DEP-02', 'OP-299');
  const member = await server.member();
  const qr = await offerQr(server, member, 12_345n);
  await payQr(server, { payload: qr.payload, member });
  await eventually(async () => expect(await walletOf(server, member)).toBe(12_345n));
  expect(await isLive(member)).toBe(false);
  await callGateway(server);
  expect(await walletOf(server, member)).toBe(12_345n);
  expect(await statementOf(server, member)).toEqual([
    expect.objectContaining({
      statementType: 'deposit',
      status: 'SUCCESS',
      from: 'KBANK',
      to: 'WALLET',
      amount: 123.45,
      note: null,
    }),
  ]);
});

it('a paid code writes an event, so that the app can reload', async () => {
  proves('OP-113');
  const member = await server.member();
  const qr = await offerQr(server, member, 10_000n);
  await payQr(server, { payload: qr.payload, member });
  await eventually(async () => {
    const events = await server.context.database.rows<{ topic: string }>(
      'select topic from outbox where member_id = $1 order by topic',
      [member.memberId],
    );
    expect(events).toEqual(expect.arrayContaining([{ topic: 'balances' }, { topic: 'qr-paid' }]));
  });
});

it('a lost notice loses nothing: the gateway is queried about open codes', async () => {
  const member = await server.member();
  const qr = await offerQr(server, member, 10_000n);
  await withoutNotices(() => payQr(server, { payload: qr.payload, member }));
  expect(await walletOf(server, member)).toBe(0n);
  await callGateway(server);
  expect(await walletOf(server, member)).toBe(10_000n);
});

it('a code paid twice is credited with both payments, each once', async () => {
  const member = await server.member();
  const qr = await offerQr(server, member, 10_000n);
  await payQr(server, { payload: qr.payload, member });
  await payQr(server, { payload: qr.payload, member });
  await eventually(async () => expect(await walletOf(server, member)).toBe(20_000n));
  await callGateway(server);
  expect(await walletOf(server, member)).toBe(20_000n);
  expect(await statementOf(server, member)).toHaveLength(2);
});

it('a second payment whose notice got lost is found after the code was paid', async () => {
  proves('OP-299');
  const member = await server.member();
  const qr = await offerQr(server, member, 10_000n);
  await payQr(server, { payload: qr.payload, member });
  await eventually(async () => expect(await walletOf(server, member)).toBe(10_000n));
  await withoutNotices(() => payQr(server, { payload: qr.payload, member }));
  await callGateway(server);
  expect(await walletOf(server, member)).toBe(20_000n);
});

it('money that is late by a second or a day is credited, and the statement says late', async () => {
  proves('OP-299');
  for (const lateMs of [1_000, 24 * 3_600_000]) {
    const member = await server.member();
    const qr = await offerQr(server, member, 10_000n);
    server.clock.advance(600_000 + lateMs);
    await server.runJobs();
    await payQr(server, { payload: qr.payload, member });
    await eventually(async () => expect(await walletOf(server, member)).toBe(10_000n));
    expect(await statementOf(server, member)).toEqual([expect.objectContaining({ note: 'LATE', amount: 100 })]);
  }
});

it('late money without a notice is still found, a day after the code ended', async () => {
  const member = await server.member();
  const qr = await offerQr(server, member, 10_000n);
  server.clock.advance(660_000);
  await server.runJobs();
  await withoutNotices(() => payQr(server, { payload: qr.payload, member, at: later(23 * 3_600_000) }));
  server.clock.advance(24 * 3_600_000);
  await server.runJobs();
  expect(await walletOf(server, member)).toBe(10_000n);
});

it('a satang more or less is credited as paid and the statement says so', async () => {
  proves('OP-299');
  for (const amount of [99.99, 100.01]) {
    const member = await server.member();
    const qr = await offerQr(server, member, 10_000n);
    await payQr(server, { payload: qr.payload, member, amount });
    await eventually(async () => expect(await walletOf(server, member)).toBe(BigInt(Math.round(amount * 100))));
    expect(await statementOf(server, member)).toEqual([expect.objectContaining({ note: 'OTHER_AMOUNT', amount })]);
  }
});

it('a late payment of another amount is marked as both', async () => {
  proves('OP-299');
  const member = await server.member();
  const qr = await offerQr(server, member, 10_000n);
  await payQr(server, { payload: qr.payload, member, amount: 55, at: later(700_000) });
  await eventually(async () => expect(await walletOf(server, member)).toBe(5_500n));
  expect(await statementOf(server, member)).toEqual([expect.objectContaining({ note: 'LATE_OTHER_AMOUNT' })]);
});

it('money for a cancelled or replaced code is credited', async () => {
  proves('OP-306');
  const member = await server.member();
  const cancelled = await offerQr(server, member, 10_000n);
  await server.ask(depositCalls.cancelQr, { qrcodeId: cancelled.qrcodeId }, { token: member.token });
  await payQr(server, { payload: cancelled.payload, member });
  await eventually(async () => expect(await walletOf(server, member)).toBe(10_000n));
  const replaced = await offerQr(server, member, 20_000n);
  const newer = await offerQr(server, member, 30_000n);
  await withoutNotices(() => payQr(server, { payload: replaced.payload, member }));
  await callGateway(server);
  expect(await walletOf(server, member)).toBe(30_000n);
  await payQr(server, { payload: newer.payload, member });
  await eventually(async () => expect(await walletOf(server, member)).toBe(60_000n));
});

it('money from another account waits in suspense with an owner and a deadline', async () => {
  proves('OP-299');
  const member = await server.member();
  const before = await suspenseOf(server, house);
  const qr = await offerQr(server, member, 10_000n);
  const reference = await payQr(server, { payload: qr.payload, member, from: stranger });
  await eventually(async () => expect(await suspenseOf(server, house)).toBe(before + 10_000n));
  const item = await itemOf(reference);
  expect(item).toMatchObject({
    reason: 'SENDER_DIFFERS',
    amount: 10_000n,
    owner: 'FINANCE',
    supposed: member.memberId,
  });
  expect(item?.dueAt.getTime()).toBeGreaterThan(item?.openedAt.getTime() ?? Infinity);
  await callGateway(server);
  expect(await walletOf(server, member)).toBe(0n);
  expect(await suspenseOf(server, house)).toBe(before + 10_000n);
  expect(await isLive(member)).toBe(false);
});

it('the member sees money from another account in progress at once, and then its outcome', async () => {
  const member = await server.member();
  const staff = await server.staff();
  const line = (status: string, note: string): unknown =>
    expect.objectContaining({ statementType: 'deposit', from: 'KBANK', to: 'WALLET', amount: 100, status, note });
  const items: string[] = [];
  for (const _ of [1, 2]) {
    const qr = await offerQr(server, member, 10_000n);
    await payQr(server, { payload: qr.payload, member, from: stranger });
    await eventually(async () =>
      expect((await statementOf(server, member))[0]).toEqual(line('PENDING', 'OTHER_SENDER')),
    );
    await callGateway(server);
    items.push((await deskOf(server, { staff, kind: 'suspense' })).at(-1)?.itemId ?? '');
  }
  expect(await statementOf(server, member)).toHaveLength(2);
  const [named = '', returned = ''] = items;
  const { phone } = member;
  const own = { amount: 10_000n, password: staff.password };
  await server.ask(depositOfficeCalls.nameSuspense, { itemId: named, phone, ...own }, { token: staff.token });
  await server.ask(
    depositOfficeCalls.returnSuspense,
    { itemId: returned, evidence: 'slip 7', ...own },
    { token: staff.token },
  );
  expect(await statementOf(server, member)).toEqual([line('FAILED', 'NOT_YOURS'), line('SUCCESS', 'BY_STAFF')]);
  expect(await walletOf(server, member)).toBe(10_000n);
});

it('a masked sender that does not show enough waits for a person; one that fits is credited', async () => {
  proves('OP-299');
  const member = await server.member();
  const masked = (accountNo: string) => ({ ...accountOf(member), accountNo });
  const unclear = await offerQr(server, member, 10_000n);
  const reference = await payQr(server, {
    payload: unclear.payload,
    member,
    from: masked(`xxxxxxxx${member.bankAccountNo.slice(-2)}`),
  });
  await eventually(async () => expect((await itemOf(reference))?.reason).toBe('SENDER_UNCLEAR'));
  const clear = await offerQr(server, member, 10_000n);
  const shown = `xxxxxx${member.bankAccountNo.slice(-4)}`;
  await payQr(server, { payload: clear.payload, member, from: masked(shown) });
  await eventually(async () => expect(await walletOf(server, member)).toBe(10_000n));
});

it('notices that arrive ten times and out of order credit each payment once', async () => {
  await server.sandbox.weather({ service: 'gateway', kind: 'reorder', seconds: 0.1 });
  const members = await Promise.all(Array.from({ length: 8 }, () => server.member()));
  const offers = await Promise.all(members.map((member) => offerQr(server, member, 10_000n)));
  await Promise.all(members.map((member, index) => payQr(server, { payload: offers[index]?.payload ?? '', member })));
  const notice = (reference: string) =>
    server.request('POST', '/hooks/kbank-qr', {
      body: { partnerTxnUid: reference, statusCode: '00', txnAmount: '100' },
    });
  const repeats = offers.flatMap(({ reference }) => Array.from({ length: 10 }, () => reference));
  const answers = await Promise.all(repeats.toReversed().map(notice));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await callGateway(server);
  for (const member of members) expect(await walletOf(server, member)).toBe(10_000n);
  await server.sandbox.weather({ service: 'gateway', kind: 'fine' });
});

it('a forged notice credits nothing, whatever it claims', async () => {
  const member = await server.member();
  const qr = await offerQr(server, member, 10_000n);
  const forged = {
    partnerTxnUid: qr.reference,
    statusCode: '00',
    txnAmount: '99999.00',
    txnStatus: 'PAID',
    txnNo: '1',
  };
  const answer = await server.request('POST', '/hooks/kbank-qr', { body: forged });
  expect(answer).toMatchObject({ status: 200, body: { statusCode: '00' } });
  expect(await walletOf(server, member)).toBe(0n);
  expect(await isLive(member)).toBe(true);
  for (const raw of ['', '{', 'null', '[]', '{"partnerTxnUid":7}', '{"partnerTxnUid":"../../etc"}'])
    expect(await server.request('POST', '/hooks/kbank-qr', { raw }), raw).toMatchObject({ status: 400 });
});

it('money under an unknown reference waits in suspense', async () => {
  proves('OP-299');
  const member = await server.member();
  const qr = await offerQr(server, member, 10_000n);
  await server.database.owner.rows('delete from qr_reference where reference = $1', [qr.reference]);
  await server.database.owner.rows('delete from qr_code where member_id = $1', [member.memberId]);
  const notice = () => server.request('POST', '/hooks/kbank-qr', { body: { partnerTxnUid: qr.reference } });
  expect(await notice(), 'a notice that it is not paid yet').toMatchObject({ status: 200 });
  const reference = await withoutNotices(() => payQr(server, { payload: qr.payload, member }));
  server.clock.advance(61_000);
  await server.sandbox.weather({ service: 'gateway', kind: 'timeout-before' });
  expect(await notice(), 'a notice that could not be checked is not accepted').toMatchObject({ status: 503 });
  await server.sandbox.weather({ service: 'gateway', kind: 'fine' });
  expect(await notice()).toMatchObject({ status: 200 });
  const again = await withoutNotices(() => payQr(server, { payload: qr.payload, member }));
  expect(await notice(), 'asked a moment ago').toMatchObject({ status: 503 });
  server.clock.advance(61_000);
  expect(await notice()).toMatchObject({ status: 200 });
  for (const paid of [reference, again])
    expect(await itemOf(paid)).toMatchObject({ reason: 'REFERENCE_UNKNOWN', amount: 10_000n, supposed: null });
  expect(await walletOf(server, member)).toBe(0n);
});

it('all money received by QR is credited or in suspense, to the satang', async () => {
  const { transfers } = (await server.sandbox.get('/book')) as {
    transfers: Record<string, { kind: string; amount: number }>;
  };
  const paid = Object.values(transfers).filter(({ kind }) => kind === 'bill');
  const sum = paid.reduce((total, { amount }) => total + BigInt(Math.round(amount * 100)), 0n);
  const booked = await server.context.database.one<{ credited: bigint; suspended: bigint }>(
    `select coalesce(sum(amount) filter (where kind = 'deposit'), 0)::bigint as credited,
       coalesce(sum(case kind when 'unnamed' then amount when 'named' then -amount end), 0)::bigint as suspended
     from entry`,
  );
  expect((booked?.credited ?? 0n) + (booked?.suspended ?? 0n)).toBe(sum);
  expect(paid.length).toBeGreaterThan(15);
});

it('no account number or name of a payer is in the logs', () => {
  const text = logged.join('\n');
  expect(text).not.toContain(stranger.accountNo);
  expect(text).not.toContain(stranger.name);
});
