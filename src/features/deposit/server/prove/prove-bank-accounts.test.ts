import { expect, it } from 'vitest';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { accountOf, transferTo, walletOf, withoutNotices } from '#support/deposits.ts';
import { startTestServer } from '#support/test-server.ts';
import { laneIsStopped } from '#server/brake.ts';

const server = await startTestServer();
const thaiAccount = { bankCode: 'SCB', accountNo: '0142000002' };
const hours = (count: number): void => server.clock.advance(count * 60 * 60_000);

const findings = () =>
  server.database.owner.rows<{ kind: string; lane: string; object: string }>(
    'select kind, lane, object from finding order by found_at',
  );
const isStopped = (lane: string) => laneIsStopped(server.context.database, lane);

it('what the bank shows is in the books, and nothing is found', async () => {
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

it('a line of the bank that is booked nowhere is found', async () => {
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
