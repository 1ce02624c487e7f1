import { expect, it } from 'vitest';
import { depositOfficeCalls } from '#features/deposit/office-contract.ts';
import { accounts } from '#ledger';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import {
  accountOf,
  deskOf,
  handReceiptOf,
  suspenseOf,
  transferTo,
  walletOf,
  withoutNotices,
} from '#support/deposits.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';

const logged: string[] = [];
const server = await startTestServer({ logged });
const { owner } = server.database;

const thaiAccount = { bankCode: 'SCB', accountNo: '0142000002' };
const laoAccount = { bankCode: 'BCEL', accountNo: '010120000003' };
const qrAccount = { bankCode: 'KBANK', accountNo: '0011000001' };
const house = accounts.house.BAHT;

const rejects = (piece: string) =>
  server.context.database.rows<{ reason: string; status: string; times: number }>(
    `select reason, status, times from feed_reject where position($1 in raw) > 0`,
    [piece],
  );

it('a NUL in a payer’s name does not stop the feed: that money waits for a person, later money is credited', async () => {
  const [thai, lao] = [await server.member(), await server.member({ currency: 'LAK' })];
  const before = await suspenseOf(server, house);
  const stranger = { bankCode: 'KTB', accountNo: '9990001112', name: 'A\u0000B' };
  await withoutNotices(server, 'bank', async () => {
    await transferTo(server, thaiAccount, { from: stranger, amount: 10 });
    await transferTo(server, thaiAccount, { from: accountOf(thai), amount: 20 });
    await transferTo(server, laoAccount, { from: accountOf(lao), amount: 30 });
  });
  await server.runJobs();
  expect(await suspenseOf(server, house)).toBe(before + 1_000n);
  expect(await walletOf(server, thai)).toBe(2_000n);
  expect(await walletOf(server, lao)).toBe(3_000n);
});

it.each([
  ['an amount below zero', 'AMOUNT', { amount: '-5.00' }],
  ['no amount', 'AMOUNT', { amount: '0.00' }],
  ['another currency', 'CURRENCY', { currency: 'USD' }],
  ['a reference with signs', 'REFERENCE', { reference: '2026-11/22' }],
  ['no sending bank, as from a cash machine', 'SENDING_BANK', { sendingBank: '' }],
  ['a NUL in the number of the sender', 'SHAPE', { from: { bankCode: 'SCB', accountNo: '1\u00002', name: 'X' } }],
  ['an account nobody knows', 'ACCOUNT_UNKNOWN', { toAccountNo: '5550001112' }],
  ['an unknown form', 'SHAPE', { at: 'yesterday' }],
])('a line with %s is kept for staff, and the other lines are credited', async (_, reason, change) => {
  const member = await server.member();
  const odd = { ...feedLine(member), ...change };
  const notice = noticeOf([odd, feedLine(member, { amount: '20.00' })]);
  expect(await postNotice(server, notice)).toMatchObject({ status: 200 });
  expect(await postNotice(server, notice)).toMatchObject({ status: 200 });
  expect(await walletOf(server, member)).toBe(2_000n);
  expect(await rejects(odd.lineId)).toEqual([{ reason, status: 'OPEN', times: 2 }]);
});

it.each([
  ['kip', laoAccount, { currency: 'BAHT', wire: 'THB' }],
  ['baht', thaiAccount, { currency: 'LAK', wire: 'LAK' }],
] as const)(
  'a line that names another currency than that of its account in %s credits nobody',
  async (_, account, said) => {
    const member = await server.member({ currency: said.currency });
    const place = { toBankCode: account.bankCode, toAccountNo: account.accountNo };
    const line = feedLine(member, { ...place, amount: '500000.00', currency: said.wire });
    expect(await postNotice(server, noticeOf([line]))).toMatchObject({ status: 200 });
    expect(await walletOf(server, member)).toBe(0n);
    expect(await rejects(line.reference)).toEqual([{ reason: 'CURRENCY', status: 'OPEN', times: 1 }]);
    // Who books it by hand reads the amount as the bank wrote it, not in hundredths.
    const clerk = await server.staff();
    const shown = (await deskOf(server, { staff: clerk, kind: 'reject' })).find(({ raw }) =>
      raw?.includes(line.reference),
    );
    expect(JSON.parse(shown?.raw ?? '{}')).toMatchObject({ amount: '500000.00' });
    await postNotice(server, noticeOf([line]));
    expect(await rejects(line.reference)).toMatchObject([{ times: 2 }]);
  },
);

it('a line of an account that turns out to have another currency is booked only by people who read it', async () => {
  const { token, password } = await server.staff();
  const place = { toBankCode: 'KTB', toAccountNo: '0055000098' };
  const line = feedLine(await server.member({ currency: 'LAK' }), { ...place, currency: 'LAK', amount: '70.00' });
  await postNotice(server, noticeOf([line]));
  expect(await rejects(line.reference)).toMatchObject([{ reason: 'ACCOUNT_UNKNOWN' }]);
  await owner.rows(
    `insert into deposit_account (account_id, bank_code, bank_type, mode, account_name, account_no, currency, place,
       is_listed, credited_since)
     values (gen_random_uuid(), $1, 'BANK', 'AUTO', 'KRAPAO', $2, 'BAHT', 98, true, '2000-01-01')`,
    [place.toBankCode, place.toAccountNo],
  );
  server.clock.advance(61_000);
  await server.runJobs();
  expect(await rejects(line.reference)).toMatchObject([{ reason: 'CURRENCY', status: 'OPEN' }]);
  const shown = (await deskOf(server, { staff: await server.staff(), kind: 'reject' })).find(({ raw }) =>
    raw?.includes(line.reference),
  );
  expect(JSON.parse(shown?.raw ?? '{}'), 'not in hundredths').toMatchObject({ amount: '70.00' });
  const asked = { itemId: shown?.itemId ?? '', receipt: null, password };
  expect(await server.ask(depositOfficeCalls.bookReject, asked, { token })).toMatchObject(refused('KEY_INVALID', 400));
  const receipt = handReceiptOf(server, { bankCode: place.toBankCode, accountNo: place.toAccountNo });
  expect(await server.ask(depositOfficeCalls.bookReject, { ...asked, receipt }, { token })).toMatchObject({
    body: { status: 'SECOND' },
  });
});

it('an unreadable signed notice is stored before it is accepted, and its repeats are counted', async () => {
  for (const body of ['', '{', '[]', '{"noticeId":"\u0000"}', '{"noticeId":"odd","lines":7}']) {
    for (let sent = 0; sent < 3; sent += 1)
      expect(await postNotice(server, body), body).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
    const kept = await server.context.database.rows(`select reason, times from feed_reject where raw = $1`, [
      JSON.stringify(body),
    ]);
    expect(kept, body).toEqual([{ reason: 'SHAPE', times: 3 }]);
  }
  await owner.rows(`alter table feed_reject add constraint broken check (raw not like '%LATER%')`);
  expect(await postNotice(server, 'LATER'), 'one that cannot be stored is sent again').toMatchObject({ status: 500 });
  await owner.rows('alter table feed_reject drop constraint broken');
  expect(await postNotice(server, 'LATER')).toMatchObject({ status: 200 });
});

it('a line whose booking fails delays no other, and is booked automatically once booking works again', async () => {
  const member = await server.member();
  const before = await suspenseOf(server, house);
  await owner.rows(`alter table suspense_item add constraint broken check (payer_name <> 'TROUBLE') not valid`);
  const from = { bankCode: 'KTB', accountNo: '9990001112', name: 'TROUBLE' };
  const odd = feedLine(member, { from, amount: '5.00' });
  expect(await postNotice(server, noticeOf([odd, feedLine(member)]))).toMatchObject({ status: 200 });
  expect(await walletOf(server, member)).toBe(1_000n);
  expect(await rejects(odd.reference)).toEqual([{ reason: 'BOOKING_FAILED', status: 'OPEN', times: 1 }]);
  server.clock.advance(61_000);
  await server.runJobs();
  expect(await suspenseOf(server, house)).toBe(before);
  await owner.rows('alter table suspense_item drop constraint broken');
  server.clock.advance(15 * 60_000);
  await server.runJobs();
  await server.runJobs();
  expect(await suspenseOf(server, house)).toBe(before + 500n);
  expect(await rejects(odd.reference)).toMatchObject([{ status: 'BOOKED' }]);
});

it('a line that is booked only at the second try leaves a warning without an account number', async () => {
  const member = await server.member();
  const before = await suspenseOf(server, house);
  await owner.rows('create sequence tries');
  await owner.rows('grant usage on sequence tries to public');
  await owner.rows(
    `alter table suspense_item add constraint broken check (payer_name <> 'ONCE' or nextval('tries') > 1) not valid`,
  );
  const from = { bankCode: 'KTB', accountNo: '9990001113', name: 'ONCE' };
  const odd = feedLine(member, { from, amount: '5.00' });
  expect(await postNotice(server, noticeOf([odd]))).toMatchObject({ status: 200 });
  await owner.rows('alter table suspense_item drop constraint broken');
  expect(await suspenseOf(server, house)).toBe(before + 500n);
  expect(await rejects(odd.reference)).toEqual([]);
  const warnings = logged.filter((line) => line.includes('it is tried a second time'));
  expect(warnings.length).toBeGreaterThan(0);
  expect(warnings.at(-1)).toMatch(/"level":40.*"rejectId":"[0-9a-f-]{36}"/);
  for (const accountNo of [from.accountNo, odd.toAccountNo]) expect(warnings.join('')).not.toContain(accountNo);
});

it('an account whose position cannot be stored does not stop the reading of other accounts', async () => {
  const lao = await server.member({ currency: 'LAK' });
  await owner.rows(`alter table feed_place add constraint broken check (bank_code <> 'SCB') not valid`);
  await withoutNotices(server, 'bank', () => transferTo(server, laoAccount, { from: accountOf(lao), amount: 40 }));
  await server.runJobs();
  expect(await walletOf(server, lao)).toBe(4_000n);
  await owner.rows('alter table feed_place drop constraint broken');
});

it('money at the account of the QR codes, whose number the lookup names, waits for a person', async () => {
  const [noticed, missed] = [await server.member(), await server.member()];
  const before = await suspenseOf(server, house);
  await postNotice(
    server,
    noticeOf([feedLine(noticed, { toBankCode: qrAccount.bankCode, toAccountNo: qrAccount.accountNo })]),
  );
  expect(await suspenseOf(server, house)).toBe(before + 1_000n);
  await withoutNotices(server, 'bank', () => transferTo(server, qrAccount, { from: accountOf(missed), amount: 555 }));
  await server.runJobs();
  expect(await suspenseOf(server, house)).toBe(before + 56_500n);
  for (const member of [noticed, missed]) expect(await walletOf(server, member)).toBe(0n);
});
