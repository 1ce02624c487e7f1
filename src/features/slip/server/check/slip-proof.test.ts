import { expect, it } from 'vitest';
import { accounts } from '#ledger';
import { accountOf, suspenseOf, walletOf } from '#support/deposits.ts';
import { changeSetting } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { checkedSlip, feedOf, openSlipBank, slipsOf, uploadSlip } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { releaseLane, stopLane } from '#server/brake.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { slipProofAbove } from '../settings.ts';
import { checkSlip } from './check-slip.ts';
import { checkSlips } from './check-slips.ts';

const server = await startTestServer();
const bank = openSlipBank(server, { isProofNeeded: true });
const tellFeed = feedOf(server);
const waiting = () => suspenseOf(server, accounts.house.BAHT);
const statusOf = async (member: TestMember) => (await slipsOf(server, member))[0];

const pass = async (seconds: number): Promise<void> => {
  for (let passed = 0; passed < seconds; passed += 20) {
    server.clock.advance(20_000);
    await checkSlips.run(server.context);
  }
};

let people = 0;
// Somebody who is no member, and an account that a thief made up: it has the same name and the digits that banks show.
const strangerAndThief = async () => {
  people += 1;
  const shown = String(3000 + people);
  const name = 'SOMCHAI JAIDEE';
  const thief = await server.member({ bankAccountNo: `60000${shown}1`, bankAccountName: name });
  return { thief, stranger: { bankCode: 'SCB', accountNo: `71111${shown}9`, name } };
};

it('a stolen slip credits no made-up account with the digits and the name of its payer: it waits, then goes to staff', async () => {
  proves('OP-097');
  const { thief } = await strangerAndThief();
  const { code } = bank.paid(thief);
  expect(await checkedSlip(server, thief, { codes: [code] })).toMatchObject({ status: 'PENDING', decideBy: null });
  await pass(400);
  expect(await statusOf(thief)).toMatchObject({ status: 'PENDING', decideBy: expect.any(String) });
  expect(await walletOf(server, thief)).toBe(0n);
});

it.each(['before', 'after'])(
  'a stolen slip credits nobody if the feed names another account %s it, and the money stays in suspense',
  async (when) => {
    const { thief, stranger } = await strangerAndThief();
    const slip = bank.paid(thief);
    const before = await waiting();
    if (when === 'before') await tellFeed(thief, slip.transfer, { from: stranger });
    await checkedSlip(server, thief, { codes: [slip.code] });
    if (when === 'after') await tellFeed(thief, slip.transfer, { from: stranger });
    await pass(120);
    expect(await statusOf(thief)).toMatchObject({ status: 'PENDING', decideBy: expect.any(String) });
    expect([await walletOf(server, thief), (await waiting()) - before]).toEqual([0n, slip.transfer.amount]);
  },
);

it('a slip of another’s transfer credits no member whose own account is proved, once the feed names the other', async () => {
  const { thief, stranger } = await strangerAndThief();
  const own = bank.paid(thief);
  await tellFeed(thief, own.transfer);
  await checkedSlip(server, thief, { codes: [own.code] });
  const stolen = bank.paid(thief);
  await tellFeed(thief, stolen.transfer, { from: stranger });
  expect(await checkedSlip(server, thief, { codes: [stolen.code] })).toMatchObject({
    status: 'PENDING',
    decideBy: expect.any(String),
  });
  expect(await walletOf(server, thief)).toBe(own.transfer.amount);
});

// Another account with the digits that banks show of the member's, and its name.
const twinOf = ({ bankAccountNo, bankAccountName }: TestMember) =>
  server.member({ bankAccountNo: `9${bankAccountNo.slice(1)}`, bankAccountName });

const prove = async (member: TestMember): Promise<void> => {
  const first = bank.paid(member);
  await tellFeed(member, first.transfer);
  expect(await checkedSlip(server, member, { codes: [first.code] })).toMatchObject({ status: 'SUCCESS' });
};

it('an account like theirs that anybody can register only lets the slips of a proved member wait for the line', async () => {
  const member = await server.member();
  await prove(member);
  const before = await walletOf(server, member);
  const liar = await twinOf(member);
  const { code, transfer } = bank.paid(member);
  const toStaff = { status: 'PENDING', decideBy: expect.any(String) };
  expect(await checkedSlip(server, liar, { codes: [code] })).toMatchObject(toStaff);
  expect(await checkedSlip(server, member, { codes: [code] })).toMatchObject({ status: 'PENDING', decideBy: null });
  await tellFeed(member, transfer);
  await checkSlips.run(server.context);
  expect(await statusOf(member)).toMatchObject({ status: 'SUCCESS' });
  expect([await walletOf(server, member), await walletOf(server, liar)]).toEqual([before + transfer.amount, 0n]);
  await pass(1_000);
  expect(await statusOf(liar)).not.toMatchObject({ status: 'SUCCESS' });
  expect(await walletOf(server, liar)).toBe(0n);
});

it.each(['before', 'after'])(
  'the slip of a member whose account is not proved yet credits no proved member with an account like it, if the line comes %s it',
  async (when) => {
    const thief = await server.member();
    await prove(thief);
    const before = await walletOf(server, thief);
    const owner = await twinOf(thief);
    const slip = bank.paid(owner);
    if (when === 'before') await tellFeed(owner, slip.transfer);
    await checkedSlip(server, thief, { codes: [slip.code] });
    if (when === 'after') await tellFeed(owner, slip.transfer);
    await pass(20);
    expect(await statusOf(thief)).toMatchObject({ status: 'PENDING', decideBy: expect.any(String) });
    expect(await checkedSlip(server, owner, { codes: [slip.code] })).toMatchObject({ status: 'SUCCESS' });
    expect([await walletOf(server, thief), await walletOf(server, owner)]).toEqual([before, slip.transfer.amount]);
  },
);

it.each(['no line at all', 'a line with the number in part'])(
  'a slip that fits a second account goes to staff after minutes if its account shows %s',
  async (shown) => {
    await changeSetting(server, 'slipProofAbove', { BAHT: 1_000_000, LAK: 0 });
    server.clock.advance(2_000);
    const member = await server.member();
    await prove(member);
    const before = await walletOf(server, member);
    await twinOf(member);
    const { code, transfer } = bank.paid(member);
    if (shown !== 'no line at all') await tellFeed(member, transfer, { from: transfer.from });
    expect(await checkedSlip(server, member, { codes: [code] })).toMatchObject({ status: 'PENDING', decideBy: null });
    await pass(400);
    expect(await statusOf(member)).toMatchObject({ status: 'PENDING', decideBy: expect.any(String) });
    expect(await walletOf(server, member)).toBe(before);
    await changeSetting(server, 'slipProofAbove', { BAHT: 0, LAK: 0 });
    server.clock.advance(2_000);
  },
);

it('the slip of money that was credited to a member with an account like theirs stays with staff once the line shows their number', async () => {
  const thief = await server.member();
  await prove(thief);
  const slip = bank.paid(thief);
  expect(await checkedSlip(server, thief, { codes: [slip.code] })).toMatchObject({ status: 'SUCCESS' });
  const before = await walletOf(server, thief);
  const owner = await twinOf(thief);
  const duplicate = { status: 'FAILED', note: 'SLIP_REFNO_DUPLICATED' };
  expect(await checkedSlip(server, owner, { codes: [slip.code] })).toMatchObject(duplicate);
  await tellFeed(owner, slip.transfer);
  await checkedSlip(server, owner, { codes: [slip.code] });
  await pass(1_000);
  expect(await statusOf(owner)).toMatchObject({ status: 'PENDING', decideBy: expect.any(String) });
  const [{ reason } = {}] = await server.database.owner.rows<{ reason: string }>(
    'select review_reason as reason from slip where member_id = $1 and ended_at is null',
    [owner.memberId],
  );
  expect(reason).toBe('MONEY_OF_ANOTHER');
  expect(await checkedSlip(server, thief, { codes: [slip.code, 'again'] })).toMatchObject(duplicate);
  expect([await walletOf(server, thief), await walletOf(server, owner)]).toEqual([before, 0n]);
});

it('a slip that fits two members goes to staff if both accounts are proved, unless the bank’s line shows the whole number', async () => {
  const member = await server.member();
  await prove(member);
  const other = await twinOf(member);
  const first = bank.paid(other);
  await tellFeed(other, first.transfer);
  const toStaff = { status: 'PENDING', decideBy: expect.any(String) };
  expect(await checkedSlip(server, member, { codes: [first.code] })).toMatchObject(toStaff);
  expect(await checkedSlip(server, other, { codes: [first.code] })).toMatchObject({ status: 'SUCCESS' });
  const [alone, shown] = [bank.paid(member), bank.paid(member)];
  expect(await checkedSlip(server, member, { codes: [alone.code] })).toMatchObject(toStaff);
  await tellFeed(member, shown.transfer);
  expect(await checkedSlip(server, other, { codes: [shown.code] })).toMatchObject(toStaff);
  expect(await checkedSlip(server, member, { codes: [shown.code] })).toMatchObject({ status: 'SUCCESS' });
  expect(await walletOf(server, other)).toBe(first.transfer.amount);
});

it('the first slip of a member waits until the feed shows their whole number, and needs nobody', async () => {
  const member = await server.member();
  const slip = bank.paid(member);
  expect(await checkedSlip(server, member, { codes: [slip.code] })).toMatchObject({
    status: 'PENDING',
    decideBy: null,
  });
  await tellFeed(member, slip.transfer);
  await pass(20);
  expect(await statusOf(member)).toMatchObject({ status: 'SUCCESS' });
  expect(await walletOf(server, member)).toBe(slip.transfer.amount);
});

it('a slip that waits for its proof is credited as soon as the feed shows it, without any time passing', async () => {
  const member = await server.member();
  const slip = bank.paid(member);
  await checkedSlip(server, member, { codes: [slip.code] });
  await pass(60);
  expect(await statusOf(member)).toMatchObject({ status: 'PENDING', decideBy: null });
  await tellFeed(member, slip.transfer);
  await checkSlips.run(server.context);
  expect(await statusOf(member)).toMatchObject({ status: 'SUCCESS' });
  expect(await walletOf(server, member)).toBe(slip.transfer.amount);
});

it('once money came from the whole number, later slips are credited at once', async () => {
  const member = await server.member();
  const first = bank.paid(member);
  await tellFeed(member, first.transfer);
  expect(await checkedSlip(server, member, { codes: [first.code] })).toMatchObject({ status: 'SUCCESS' });
  const next = bank.paid(member);
  expect(await checkedSlip(server, member, { codes: [next.code] })).toMatchObject({ status: 'SUCCESS' });
  expect(await walletOf(server, member)).toBe(first.transfer.amount + next.transfer.amount);
});

it('a line that shows the number in part proves nothing: staff get the slip within minutes, and a later proof credits it', async () => {
  const member = await server.member();
  const slip = bank.paid(member);
  await tellFeed(member, slip.transfer, { from: { ...accountOf(member), accountNo: slip.transfer.from.accountNo } });
  expect(await checkedSlip(server, member, { codes: [slip.code] })).toMatchObject({
    status: 'PENDING',
    decideBy: null,
  });
  await pass(400);
  expect(await statusOf(member)).toMatchObject({ status: 'PENDING', decideBy: expect.any(String) });
  const other = bank.paid(member);
  await tellFeed(member, other.transfer);
  await checkedSlip(server, member, { codes: [other.code] });
  await pass(1_000);
  expect((await slipsOf(server, member)).map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']);
  expect(await walletOf(server, member)).toBe(slip.transfer.amount + other.transfer.amount);
});

it('the operator may let small slips of an account that is not proved through', async () => {
  await changeSetting(server, 'slipProofAbove', { BAHT: 100, LAK: 0 });
  server.clock.advance(2_000);
  const member = await server.member();
  const [small, large] = [bank.paid(member, { amount: 10_000n }), bank.paid(member, { amount: 10_001n })];
  expect(await checkedSlip(server, member, { codes: [small.code] })).toMatchObject({ status: 'SUCCESS' });
  expect(await checkedSlip(server, member, { codes: [large.code] })).toMatchObject({ status: 'PENDING' });
  expect(await walletOf(server, member)).toBe(10_000n);
});

it('with a limit of zero not even a satang is credited without a proof, and a limit is never below zero', async () => {
  const limitTo = async (BAHT: number): Promise<void> => {
    await changeSetting(server, 'slipProofAbove', { BAHT, LAK: 0 });
    server.clock.advance(2_000);
  };
  const [least, member] = [{ amount: 1n }, await server.member()];
  await limitTo(0);
  expect(await checkedSlip(server, member, { codes: [bank.paid(member, least).code] })).toMatchObject({
    status: 'PENDING',
    decideBy: null,
  });
  await limitTo(0.01);
  expect(await checkedSlip(server, member, { codes: [bank.paid(member, least).code] })).toMatchObject({
    status: 'SUCCESS',
  });
  for (const value of [{ BAHT: -0.01, LAK: 0 }, { BAHT: 100 }, { BAHT: null, LAK: 0 }, 0])
    expect(slipProofAbove.canBe(value), JSON.stringify(value)).toBe(false);
  await limitTo(100);
});

it('what such slips of one member may add up to in a day is limited, also if they come at once', async () => {
  proves('OP-097');
  const member = await server.member();
  const slips = Array.from({ length: 5 }, () => bank.paid(member, { amount: 4_000n }));
  for (const { code } of slips) await uploadSlip(server, member, { codes: [code] });
  await Promise.all([checkSlips.run(server.context), checkSlips.run(server.context)]);
  expect(await walletOf(server, member)).toBe(8_000n);
  await pass(40);
  expect(await walletOf(server, member)).toBe(8_000n);
  server.clock.advance(24 * 60 * 60_000);
  const next = bank.paid(member, { amount: 4_000n });
  await uploadSlip(server, member, { codes: [next.code] });
  for (let run = 0; run < 3; run += 1) await checkSlips.run(server.context);
  expect(await walletOf(server, member)).toBe(16_000n);
});

it('a slip is not credited if its lane is stopped after it was matched and before its money is booked', async () => {
  const member = await server.member();
  const proved = bank.paid(member);
  await tellFeed(member, proved.transfer);
  await checkedSlip(server, member, { codes: [proved.code] });
  const { code, transfer } = bank.paid(member);
  const reference = await uploadSlip(server, member, { codes: [code] });
  const { database } = server.context;
  let isStopped = false;
  const stoppedBefore: typeof database.transaction = async (work) => {
    if (!isStopped) await stopLane(database, laneNames.slips, { reason: 'a test', now: server.clock.now() });
    isStopped = true;
    return database.transaction(work);
  };
  const context = { ...server.context, database: { ...database, transaction: stoppedBefore } };
  await checkSlip(context, { memberId: member.memberId, slipId: reference });
  expect(isStopped).toBe(true);
  expect((await slipsOf(server, member))[0]).toMatchObject({ status: 'PENDING', decideBy: expect.any(String) });
  expect(await walletOf(server, member)).toBe(proved.transfer.amount);
  await releaseLane(database, laneNames.slips, server.clock.now());
  server.clock.advance(6 * 60_000);
  await checkSlips.run(server.context);
  expect(await walletOf(server, member)).toBe(proved.transfer.amount + transfer.amount);
});
