import { beforeEach, expect, it } from 'vitest';
import { accounts } from '#ledger';
import { deskOf, statementOf, suspenseOf, walletOf } from '#support/deposits.ts';
import {
  agreeOnMoneyIn,
  approveWaiting,
  creditByHand,
  type HandCredit,
  lateLineOf,
  shownProposal,
  suspend as suspendMember,
} from '#support/office-acts.ts';
import type { TestMember, TestStaff } from '#support/people.ts';
import { type TestReply, refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { depositOfficeCalls, type DeskKind } from '../../office-contract.ts';

const server = await startTestServer();
const house = accounts.house.BAHT;
let [first, second, third] = [await server.staff(), await server.staff(), await server.staff()];
beforeEach(async () => {
  [first, second, third] = [await server.staff(), await server.staff(), await server.staff()];
});

const agree = (kind: DeskKind, itemId: string, staff: TestStaff = second): Promise<TestReply> =>
  agreeOnMoneyIn(server, { staff, kind, itemId });
const creditedByHand = (): Promise<HandCredit> => creditByHand(server, [first, second]);
const lineOf = (credit: HandCredit, laterMinutes?: number): Promise<string> => lateLineOf(server, credit, laterMinutes);

const creditsFor = async (itemId: string) => {
  const reply = await server.ask(depositOfficeCalls.findMatches, { kind: 'suspense', itemId }, { token: first.token });
  return (reply.body as AnswerOf<typeof depositOfficeCalls.findMatches>).receipts;
};

const join = (
  itemId: string,
  receiptId: string,
  { amount, password = first.password }: { amount: bigint; password?: string },
) => server.ask(depositOfficeCalls.joinSuspense, { itemId, receiptId, amount, password }, { token: first.token });

const name = (itemId: string, { phone }: TestMember, amount: bigint) =>
  server.ask(
    depositOfficeCalls.nameSuspense,
    { itemId, phone, amount, password: third.password },
    { token: third.token },
  );
const sendBack = (itemId: string, amount: bigint) =>
  server.ask(
    depositOfficeCalls.returnSuspense,
    { itemId, evidence: 'sent', amount, password: third.password },
    { token: third.token },
  );

// What the books say that our banks hold: everybody's bank account together.
const atBanks = async (): Promise<bigint> =>
  (
    await server.database.owner.one<{ sum: bigint }>(
      `select sum(balance)::bigint as sum from account where name = 'bank'`,
    )
  )?.sum ?? 0n;

it('the line of money that people credited by hand is that credit: no wallet changes, and the books hold it once', async () => {
  const [suspenseBefore, banksBefore] = [await suspenseOf(server, house), await atBanks()];
  const credited = await creditedByHand();
  const { member, creditId, amount } = credited;
  const itemId = await lineOf(credited);
  expect(await suspenseOf(server, house)).toBe(suspenseBefore + amount);
  expect(await creditsFor(itemId)).toMatchObject([
    { place: 'CREDITED', itemId: creditId, member: { memberId: member.memberId } },
  ]);
  expect(await join(itemId, creditId, { amount })).toMatchObject({ status: 200, body: { status: 'SECOND' } });
  const [shown] = (await deskOf(server, { staff: second, kind: 'suspense' })).filter((one) => one.itemId === itemId);
  expect(shown).toMatchObject({
    proposal: { act: 'JOIN', detail: credited.at.toISOString() },
    namedTo: { memberId: member.memberId },
  });
  expect(await agree('suspense', itemId, first)).toMatchObject(refused('SAME_PERSON', 403));
  expect(await agree('suspense', itemId)).toMatchObject({ status: 200, body: { status: 'NAMED' } });
  await server.runJobs();
  expect([await walletOf(server, member), await suspenseOf(server, house)]).toEqual([amount, suspenseBefore]);
  expect(await atBanks()).toBe(banksBefore - amount);
  expect(await statementOf(server, member)).toHaveLength(1);
  const ended = await deskOf(server, { staff: second, kind: 'suspense', view: 'ended' });
  expect(ended.find((one) => one.itemId === itemId)).toMatchObject({ status: 'JOINED' });
  for (const reply of [
    await name(itemId, member, amount),
    await sendBack(itemId, amount),
    await agree('suspense', itemId),
  ])
    expect(reply).toMatchObject(refused('DECIDED_ALREADY', 409));
  const rows = await server.database.owner.rows(
    `select act from audit where object = $1 and (detail ->> 'proposed' = 'JOIN' or detail ->> 'act' = 'JOIN')`,
    [`suspense ${itemId}`],
  );
  expect(rows).toHaveLength(2);
  const unproved = await server.database.owner.rows(
    'select channel from receipt_channel where member_id = $1 and proved_at is null',
    [member.memberId],
  );
  expect(unproved).toEqual([]);
});

it('a credit that the line cannot show, another amount or a wrong password is refused', async () => {
  const [credited, other] = [await creditedByHand(), await creditedByHand()];
  const { creditId, amount } = credited;
  const itemId = await lineOf(credited);
  expect(await join(itemId, other.creditId, { amount })).toMatchObject(refused('NO_DATA', 404));
  expect(await join(crypto.randomUUID(), creditId, { amount })).toMatchObject(refused('NO_DATA', 404));
  expect(await join(itemId, creditId, { amount: amount + 1n })).toMatchObject(refused('KEY_INVALID', 400));
  expect(await join(itemId, creditId, { amount, password: 'wrong' })).toMatchObject(refused('WRONG_PASSWORD', 400));
  expect(await join(itemId, creditId, { amount })).toMatchObject({ status: 200 });
  expect(await join(itemId, creditId, { amount })).toMatchObject(refused('DECIDED_ALREADY', 409));
});

it('two lines that are joined with one credit at once: one is, and the other still waits', async () => {
  const before = await suspenseOf(server, house);
  const credited = await creditedByHand();
  const { member, creditId, amount } = credited;
  const items = [await lineOf(credited, 40), await lineOf(credited, 60)];
  for (const itemId of items) expect(await join(itemId, creditId, { amount })).toMatchObject({ status: 200 });
  const replies = await Promise.all(
    items.flatMap((itemId) => [agree('suspense', itemId, second), agree('suspense', itemId, third)]),
  );
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
  expect(await suspenseOf(server, house)).toBe(before + amount);
  expect(await walletOf(server, member)).toBe(amount);
  const waiting = (await deskOf(server, { staff: second, kind: 'suspense' })).find((one) => items.includes(one.itemId));
  const left = waiting?.itemId ?? '';
  expect(await creditsFor(left)).toEqual([]);
  await server.ask(depositOfficeCalls.decline, { kind: 'suspense', itemId: left }, { token: third.token });
  expect(await join(left, creditId, { amount })).toMatchObject(refused('NO_DATA', 404));
});

it.each(['named', 'returned'])('a line that is joined and %s at the same moment ends once', async (how) => {
  const before = await suspenseOf(server, house);
  const credited = await creditedByHand();
  const { member, creditId, amount } = credited;
  const itemId = await lineOf(credited);
  expect(await join(itemId, creditId, { amount })).toMatchObject({ status: 200 });
  const proposalId = await shownProposal(server, { staff: second, kind: 'suspense', itemId });
  const question = { kind: 'suspense' as const, itemId, proposalId, password: second.password };
  const [joined, otherwise] = await Promise.all([
    server.ask(depositOfficeCalls.agree, question, { token: second.token }),
    how === 'named' ? name(itemId, member, amount) : sendBack(itemId, amount),
  ]);
  expect([joined.status, otherwise.status]).toEqual([200, 409]);
  expect([await suspenseOf(server, house), await walletOf(server, member)]).toEqual([before, amount]);
});

// A member who has the money no longer and left.
const leaver = async () => {
  const credited = await creditedByHand();
  const { member, amount } = credited;
  // In two parts: the line of the whole amount is the return of neither.
  for (const part of [amount / 2n, amount - amount / 2n]) {
    const body = { amount: Number(part) / 100 };
    await server.request('POST', '/api/wallet/withdraw', { body, token: member.token });
    await approveWaiting(server, member);
    await server.runJobs();
  }
  const itemId = await lineOf(credited);
  await suspendMember(server, member);
  return { ...credited, itemId };
};

const proposeErasure = async ({ memberId }: TestMember) => {
  const question = { memberId, kind: 'ERASE', note: 'asked in writing, passport checked' } as const;
  const proposed = await server.ask(memberCareOfficeCalls.proposeChange, question, { token: first.token });
  const { changeId } = proposed.body as { changeId: string };
  const confirmation = { memberId, changeId, password: second.password };
  return () => server.ask(memberCareOfficeCalls.confirmChange, confirmation, { token: second.token });
};

it('a member is not erased while a line is proposed as their credit, nor is a line joined with the credit of an erased one', async () => {
  const [joined, erased] = [await leaver(), await leaver()];
  server.clock.advance(7 * 24 * 60 * 60_000 + 60_000);
  [first, second, third] = [await server.staff(), await server.staff({ role: 'manager' }), await server.staff()];
  const { member, creditId, amount, itemId } = joined;
  const erase = await proposeErasure(member);
  expect(await join(itemId, creditId, { amount })).toMatchObject({ status: 200 });
  expect(await erase()).toMatchObject(refused('MEMBER_UNSETTLED', 409));
  expect(await agree('suspense', itemId)).toMatchObject({ status: 200 });
  expect(await erase()).toMatchObject({ status: 200 });
  const left = await server.database.owner.rows(
    `select payer_name from bank_receipt where member_id = $1 or operation_id = $2`,
    [member.memberId, itemId],
  );
  expect(left).toEqual([{ payer_name: '' }, { payer_name: '' }]);
  const eraseOther = await proposeErasure(erased.member);
  expect(await eraseOther()).toMatchObject({ status: 200 });
  expect(await creditsFor(erased.itemId)).toEqual([]);
  expect(await join(erased.itemId, erased.creditId, { amount: erased.amount })).toMatchObject(refused('NO_DATA', 404));
});
