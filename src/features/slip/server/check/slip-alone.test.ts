import { beforeEach, expect, it } from 'vitest';
import { dayMs } from '#contract/bangkok-day.ts';
import { walletOf } from '#support/deposits.ts';
import { changeSetting } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { checkedSlip, feedOf, openSlipBank, slipsOf, uploadSlip, type PaidSlip } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { checkSlips } from './check-slips.ts';

const server = await startTestServer();
const bank = openSlipBank(server);
const tellFeed = feedOf(server);
const believe = (each: number, day: number) =>
  changeSetting(server, 'slipAlone', { BAHT: { each, day }, LAK: { each, day } });

let days = 0;
// Each test has a day of its own.
beforeEach(() => {
  days += 1;
  server.clock.advance(days * dayMs);
});

const slipOf = async (member: TestMember) => (await slipsOf(server, member))[0];

it('a slip of more than one credits alone waits for its bank’s line, is shown to staff after five minutes, and is credited once the line comes', async () => {
  await believe(1_000, 100_000);
  const member = await server.member();
  const exact = bank.paid(member, { amount: 100_000n });
  expect(await checkedSlip(server, member, { codes: [exact.code] })).toMatchObject({ status: 'SUCCESS' });
  const above = bank.paid(member, { amount: 100_001n });
  expect(await checkedSlip(server, member, { codes: [above.code] })).toMatchObject({
    status: 'PENDING',
    decideBy: null,
  });
  server.clock.advance(5 * 60_000);
  await checkSlips.run(server.context);
  expect(await slipOf(member)).toMatchObject({ status: 'PENDING', decideBy: expect.any(String) });
  expect(await walletOf(server, member)).toBe(100_000n);
  await tellFeed(member, above.transfer);
  await checkSlips.run(server.context);
  expect(await slipOf(member)).toMatchObject({ status: 'SUCCESS' });
  expect(await walletOf(server, member)).toBe(200_001n);
});

it('slips of one account credit no more in a day than the service is believed alone, and more once the bank has shown some', async () => {
  await believe(1_000, 1_500);
  const members = await Promise.all(Array.from({ length: 8 }, () => server.member()));
  const slips = members.map((member, at) => bank.paid(member, { amount: 30_000n + BigInt(at) }));
  await Promise.all(members.map((member, at) => uploadSlip(server, member, { codes: [slips[at]?.code ?? ''] })));
  await checkSlips.run(server.context);
  const credited = async () => {
    const wallets = await Promise.all(members.map((member) => walletOf(server, member)));
    return wallets.flatMap((wallet, at) => (wallet > 0n ? [at] : []));
  };
  const first = await credited();
  expect(first).toHaveLength(4);
  for (const at of first.slice(0, 2)) await tellFeed(members[at] as TestMember, (slips[at] as PaidSlip).transfer);
  server.clock.advance(5 * 60_000);
  await checkSlips.run(server.context);
  expect(await credited()).toHaveLength(6);
});

it('slips of payments of days ago count towards the day on which they are credited', async () => {
  await believe(1_000, 1_500);
  await changeSetting(server, 'slipWindow', { closedFrom: '23:30', closedTo: '00:30', uploadWithinMinutes: 7 * 1_440 });
  await server.database.owner.rows(`update deposit_account set credited_since = '2020-01-01'`);
  // What waits since the test above is credited first, and counts towards that day.
  await checkSlips.run(server.context);
  server.clock.advance(dayMs);
  const at = new Date(server.clock.now().getTime() - 3 * dayMs);
  const members = await Promise.all(Array.from({ length: 3 }, () => server.member()));
  for (const [place, member] of members.entries()) {
    const { code } = bank.paid(member, { amount: 90_000n + BigInt(place), at });
    await uploadSlip(server, member, { codes: [code] });
  }
  await checkSlips.run(server.context);
  const wallets = await Promise.all(members.map((member) => walletOf(server, member)));
  expect(wallets.filter((wallet) => wallet > 0n)).toHaveLength(1);
});
