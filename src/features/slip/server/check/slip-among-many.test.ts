import { expect, it, vi } from 'vitest';
import { depositOfficeCalls } from '#features/deposit/office-contract.ts';
import { accounts } from '#ledger';
import { deskOf, suspenseOf, walletOf } from '#support/deposits.ts';
import { agreeOnMoneyIn } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { checkedSlip, feedOf, openSlipBank, sendSlip, slipsOf, uploadSlip } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { slipOfficeCalls } from '../../office-contract.ts';

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

// Two people name money that the bank shows to be the owner's to somebody else.
const nameTo = async (member: TestMember, amount: bigint): Promise<void> => {
  const [first, second] = [await server.staff(), await server.staff()];
  const desk = await deskOf(server, { staff: first, kind: 'suspense' });
  const itemId = desk.find((item) => String(item.amount) === (Number(amount) / 100).toFixed(2))?.itemId ?? '';
  const naming = { itemId, phone: member.phone, amount, password: first.password };
  const named = await server.ask(depositOfficeCalls.nameSuspense, naming, { token: first.token });
  expect(named).toMatchObject({ body: { status: 'SECOND' } });
  await agreeOnMoneyIn(server, { staff: second, kind: 'suspense', itemId });
  expect(await walletOf(server, member)).toBe(amount);
};

const findingsOf = ({ memberId }: TestMember) =>
  server.database.owner.rows(`select kind, detail ->> 'bookedTo' as "bookedTo" from finding where member_id = $1`, [
    memberId,
  ]);

const checkAgain = {
  'once staff try it again': async ({ memberId }: TestMember) => {
    const { token } = await server.staff();
    const [slip] = await server.database.owner.rows<{ slipId: string }>(
      'select slip_id as "slipId" from slip where member_id = $1',
      [memberId],
    );
    const retried = await server.ask(slipOfficeCalls.retry, { slipId: slip?.slipId ?? '' }, { token });
    expect(retried).toMatchObject({ status: 200 });
    await server.runJobs();
  },
  'once it is due again': async () => {
    server.clock.advance(16 * 60_000);
    await server.runJobs();
  },
};

it.each(Object.entries(checkAgain))(
  'a slip whose money staff named to another member waits for staff and is a finding, also %s',
  async (when, again) => {
    const [owner, other] = [await server.member(), await server.member()];
    const amount = when.includes('staff') ? 12_345n : 12_346n;
    const at = agoOf(60);
    await tellFeed(owner, { amount, at });
    await nameTo(other, amount);
    const { code } = bank.paid(owner, { amount, at });
    expect(await checkedSlip(server, owner, { codes: [code] })).toMatchObject({ status: 'PENDING' });
    const before = bank.asked(code);
    await again(owner);
    expect(bank.asked(code)).toBe(before + 1);
    expect(await slipsOf(server, owner)).toMatchObject([{ status: 'PENDING' }]);
    expect([await walletOf(server, owner), await walletOf(server, other)]).toEqual([0n, amount]);
    expect(await findingsOf(owner)).toEqual([{ kind: 'MONEY_OF_TWO_MEMBERS', bookedTo: other.memberId }]);
  },
);

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
