import { expect, it, vi } from 'vitest';
import { depositOfficeCalls } from '#features/deposit/office-contract.ts';
import { accounts } from '#ledger';
import { deskOf, suspenseOf, walletOf } from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { checkedSlip, feedOf, openSlipBank, sendSlip, slipsOf, uploadSlip } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer();
const bank = openSlipBank(server);
const tellFeed = feedOf(server);
const agoOf = (seconds: number): Date => new Date(server.clock.now().getTime() - seconds * 1_000);

const waiting = () => suspenseOf(server, accounts.house.BAHT);

it('a payment is recognised among any number of payments of its amount in the same minutes', async () => {
  const amount = 90_000n;
  const paid: { member: TestMember; at: Date }[] = [];
  for (let nth = 0; nth < 24; nth += 1) {
    const member = await server.member({ bankAccountNo: `55555${String(1000 + nth * 37)}0` });
    const at = agoOf(300 - nth * 5);
    await uploadSlip(server, member, { codes: [bank.paid(member, { amount, at }).code] });
    paid.push({ member, at });
  }
  // A busy machine does not check all of them in one run.
  const decide = async (): Promise<void> => {
    await server.runJobs();
    for (const { member } of paid) expect(await walletOf(server, member)).toBe(amount);
  };
  await vi.waitFor(decide, { timeout: 60_000 });
  const before = await waiting();
  for (const { member, at } of paid.toReversed()) await tellFeed(member, { amount, at });
  expect(await waiting()).toBe(before);
  for (const { member } of paid) expect(await walletOf(server, member)).toBe(amount);
});

it('two equal payments that the feed tells at once after the slip of one are booked both', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => server.member()));
  const paid = members.map((member, nth) => ({ member, amount: 300_000n + BigInt(nth) * 100n }));
  for (const { member, amount } of paid)
    await checkedSlip(server, member, { codes: [bank.paid(member, { amount, at: agoOf(60) }).code] });
  const before = await waiting();
  await Promise.all(
    paid.flatMap(({ member, amount }) => [
      tellFeed(member, { amount, at: agoOf(60) }),
      tellFeed(member, { amount, at: agoOf(30) }),
    ]),
  );
  expect((await waiting()) - before).toBe(paid.reduce((sum, { amount }) => sum + amount, 0n));
});

it('two slips at once of two equal payments that the feed told are credited both', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => server.member()));
  const paid = members.map((member, nth) => ({ member, amount: 400_000n + BigInt(nth) * 100n }));
  for (const { member, amount } of paid)
    for (const ago of [60, 30]) {
      const at = agoOf(ago);
      await tellFeed(member, { amount, at });
      await uploadSlip(server, member, { codes: [bank.paid(member, { amount, at }).code] });
    }
  await Promise.all([server.runJobs(), server.runJobs()]);
  await server.runJobs();
  for (const { member, amount } of paid) {
    expect((await slipsOf(server, member)).map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']);
    expect(await walletOf(server, member)).toBe(2n * amount);
  }
});

it('money that staff named to another member than the bank’s payer waits for staff once its slip arrives', async () => {
  const [owner, other] = [await server.member(), await server.member()];
  const amount = 12_345n;
  const at = agoOf(60);
  await tellFeed(owner, { amount, at });
  const staff = await server.staff();
  const { token, password } = staff;
  const desk = await deskOf(server, { staff, kind: 'suspense' });
  const itemId = desk.find((item) => String(item.amount) === '123.45')?.itemId ?? '';
  const naming = { itemId, phone: other.phone, amount, password };
  expect(await server.ask(depositOfficeCalls.nameSuspense, naming, { token })).toMatchObject({ status: 200 });
  const { code } = bank.paid(owner, { amount, at });
  expect(await checkedSlip(server, owner, { codes: [code] })).toMatchObject({ status: 'PENDING' });
  expect([await walletOf(server, owner), await walletOf(server, other)]).toEqual([0n, amount]);
});

it('a code with characters that no text may have is a slip like any other', async () => {
  const member = await server.member();
  const { code } = bank.paid(member);
  expect(await sendSlip(server, member, { codes: ['a\u0000b', '\ud800', code] })).toMatchObject({ status: 200 });
  await server.runJobs();
  expect(await slipsOf(server, member)).toMatchObject([{ status: 'SUCCESS' }]);
});

it.each(['slip', 'feed'])(
  'a payment that its two banks book half an hour apart waits for a person, %s first',
  async (first) => {
    const member = await server.member();
    const before = await waiting();
    const { code, transfer } = bank.paid(member, { at: agoOf(1_800) });
    const tellSlip = () => checkedSlip(server, member, { codes: [code] });
    const tellBank = () => tellFeed(member, { amount: transfer.amount, at: agoOf(30) });
    if (first === 'slip') await tellSlip();
    await tellBank();
    if (first === 'feed') await tellSlip();
    expect((await walletOf(server, member)) + (await waiting()) - before).toBe(transfer.amount);
  },
);
