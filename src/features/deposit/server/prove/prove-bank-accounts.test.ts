import { afterEach, expect, it, vi } from 'vitest';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { accountOf, transferTo, walletOf, withoutNotices } from '#support/deposits.ts';
import { startTestServer } from '#support/test-server.ts';
import { laneIsStopped } from '#server/brake.ts';
import { proveBankAccounts } from './prove-bank-accounts.ts';

// No provider is silent here: one that is slow on a busy machine would answer for the test.
const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const thaiAccount = { bankCode: 'SCB', accountNo: '0142000002' };
const laoAccount = { bankCode: 'BCEL', accountNo: '010120000003' };
const hours = (count: number): void => server.clock.advance(count * 60 * 60_000);

const findings = () =>
  server.database.owner.rows<{ kind: string; lane: string; object: string }>(
    'select kind, lane, object from finding order by found_at',
  );
const isStopped = (lane: string) => laneIsStopped(server.context.database, lane);

it('receipts that the bank shows are in the books, and there is no finding', async () => {
  const [noticed, missed] = [await server.member(), await server.member()];
  await transferTo(server, thaiAccount, { from: accountOf(noticed), amount: 10 });
  await withoutNotices(server, 'bank', async () => {
    for (let count = 0; count < 120; count += 1)
      await transferTo(server, thaiAccount, { from: accountOf(missed), amount: 1 });
    await transferTo(server, thaiAccount, { from: { ...accountOf(missed), accountNo: 'x', name: '' }, amount: 1 });
  });
  await server.runJobs();
  expect(await walletOf(server, missed)).toBe(12_000n);
  for (const _ of [1, 2, 3]) {
    hours(2);
    await server.runJobs();
  }
  expect(await findings()).toEqual([]);
  const left = await server.database.owner.rows('select operation_id from receipt_channel where proved_at is null');
  expect(left).toEqual([]);
});

it('a booked line that the bank dates to its next business day is proved, and stops nothing', async () => {
  const member = await server.member();
  const { bankCode, accountNo, name } = accountOf(member);
  const from = { fromBankCode: bankCode, fromAccountNo: accountNo, fromName: name };
  const to = { toBankCode: thaiAccount.bankCode, toAccountNo: thaiAccount.accountNo };
  const at = new Date(server.clock.now().getTime() + 24 * 60 * 60_000).toISOString();
  await server.sandbox.post('/bank/transfer', { ...to, ...from, amount: 10, at });
  await server.runJobs();
  expect(await walletOf(server, member)).toBe(1_000n);
  for (const _ of [1, 2, 3]) {
    hours(2);
    await server.runJobs();
  }
  expect([await findings(), await isStopped('payout:BAHT')]).toEqual([[], false]);
});

it('a comparison that did not reach the end of the bank’s record does not count as made, and goes on with the next run', async () => {
  const { context } = server;
  const provedAt = async () =>
    (await server.database.owner.one<{ at: Date }>(`select proved_at as at from bank_proof where bank_code = 'SCB'`))
      ?.at;
  const member = await server.member();
  for (let count = 0; count < 101; count += 1)
    await transferTo(server, thaiAccount, { from: accountOf(member), amount: 1 });
  await server.runJobs();
  const before = await provedAt();
  hours(2);
  const { bank } = context.providers;
  const feed = bank.feed.bind(bank);
  let pages = 0;
  const asked = vi.spyOn(bank, 'feed').mockImplementation(async (question) => {
    if (question.accountNo !== thaiAccount.accountNo) return feed(question);
    pages += 1;
    return pages === 2 ? { kind: 'unknown', reason: 'no answer' } : feed(question);
  });
  await proveBankAccounts.run(context);
  expect([pages, await provedAt()]).toEqual([2, before]);
  server.clock.advance(60_000);
  await proveBankAccounts.run(context);
  expect(await provedAt()).toEqual(server.clock.now());
  asked.mockRestore();
});

it('a bank line that is booked nowhere is a finding', async () => {
  const member = await server.member();
  await server.database.owner.rows(`update feed_place set after = '999999999999' where bank_code = 'SCB'`);
  await withoutNotices(server, 'bank', () => transferTo(server, thaiAccount, { from: accountOf(member), amount: 10 }));
  hours(2);
  await server.runJobs();
  expect(await walletOf(server, member)).toBe(0n);
  expect(await findings()).toEqual([
    { kind: 'LINE_BOOKED_NOWHERE', lane: 'feed', object: expect.stringMatching(/^line SCB \d+$/) },
  ]);
  expect(await isStopped('payout:BAHT')).toBe(false);
});

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['counts, but does not show, is found', { amount: 1_000n, isStopped: false }],
  ['shows, but does not count, stops payouts of its currency', { amount: -1_000n, isStopped: true }],
])('money that the bank %s', async (_, { amount, isStopped: stops }) => {
  const { bank } = server.context.providers;
  const feed = bank.feed.bind(bank);
  const member = await server.member();
  await server.database.owner.rows('delete from finding');
  await transferTo(server, laoAccount, { from: { ...accountOf(member), bankCode: 'BCEL' }, amount: 10_000 });
  vi.spyOn(bank, 'feed').mockImplementation(async (question) => {
    const answer = await feed(question);
    if (answer.kind !== 'done' || question.accountNo !== laoAccount.accountNo) return answer;
    const { total } = answer.value;
    return { ...answer, value: { ...answer.value, total: total === null ? null : total + amount } };
  });
  hours(2);
  await server.runJobs();
  const found = await server.database.owner.rows(`select kind, detail from finding where kind = 'BANK_TOTAL_DIFFERS'`);
  expect(found).toHaveLength(1);
  expect(await isStopped('payout:LAK')).toBe(stops);
  vi.restoreAllMocks();
  await server.database.owner.rows(`delete from bank_proof`);
  await server.database.owner.rows(`delete from finding`);
  await server.database.owner.rows(`update brake set released_at = now()`);
});

it('money in the books that the bank does not show stops payouts of its currency, and of no other', async () => {
  const member = await server.member();
  await postNotice(server, noticeOf([feedLine(member, { at: server.clock.now().toISOString() })]));
  expect(await walletOf(server, member)).toBe(1_000n);
  hours(1);
  await server.runJobs();
  expect(await isStopped('payout:BAHT')).toBe(false);
  hours(2);
  await server.runJobs();
  hours(2);
  await server.runJobs();
  expect((await findings()).slice(1)).toEqual([
    {
      kind: 'RECEIPT_NOT_SHOWN',
      lane: 'payout:BAHT',
      object: expect.stringMatching(/^receipt [0-9a-f-]{36}$/),
    },
  ]);
  expect([await isStopped('payout:BAHT'), await isStopped('payout:LAK')]).toEqual([true, false]);
});

it('however many receipts the bank does not show, the next one is found', async () => {
  await server.database.owner.rows('delete from finding');
  const member = await server.member();
  const at = server.clock.now().toISOString();
  const lies = Array.from({ length: 101 }, () => feedLine(member, { at }));
  await postNotice(server, noticeOf(lies));
  expect(await walletOf(server, member)).toBe(101_000n);
  hours(3);
  await server.runJobs();
  const found = await server.database.owner.rows('select kind from finding where member_id = $1', [member.memberId]);
  expect(found).toHaveLength(101);
});
