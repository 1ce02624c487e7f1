import { expect, it } from 'vitest';
import { accounts } from '#ledger';
import { deskOf, suspenseOf, walletOf } from '#support/deposits.ts';
import { agreeOnMoneyIn, creditByHand, type HandCredit, lateLineOf } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositOfficeCalls } from '../../office-contract.ts';

const server = await startTestServer();
const house = accounts.house.BAHT;
const people = [await server.staff(), await server.staff()] as const;
const [first, second] = people;
const asSecond = { status: 200, body: { status: 'SECOND' } };

const own = { password: first.password };
const name = (itemId: string, { member, amount }: { member: TestMember; amount: bigint }) =>
  server.ask(depositOfficeCalls.nameSuspense, { itemId, phone: member.phone, amount, ...own }, { token: first.token });
const sendBack = (itemId: string, { amount }: { amount: bigint }) =>
  server.ask(depositOfficeCalls.returnSuspense, { itemId, evidence: 'sent', amount, ...own }, { token: first.token });
const suggest = (itemId: string, { member, amount }: { member: TestMember; amount: bigint }) =>
  server.ask(
    depositOfficeCalls.proposeCandidate,
    { itemId, memberId: member.memberId, amount, ...own },
    { token: first.token },
  );
const agree = (itemId: string) => agreeOnMoneyIn(server, { staff: second, kind: 'suspense', itemId });
const decline = (itemId: string) =>
  server.ask(depositOfficeCalls.decline, { kind: 'suspense', itemId }, { token: second.token });

const acts = [
  { how: 'named by phone', propose: name, ends: 'NAMED', reaches: 2n },
  { how: 'named as a candidate', propose: suggest, ends: 'NAMED', reaches: 2n },
  { how: 'sent back', propose: sendBack, ends: 'RETURNED', reaches: 1n },
] as const;

it.each(acts)(
  'a small amount that may be in a wallet already is $how only by two people, who found the two to be different money',
  async ({ propose, ends, reaches }) => {
    const before = await suspenseOf(server, house);
    const credit = await creditByHand(server, people);
    const itemId = await lateLineOf(server, credit);
    expect(await propose(itemId, credit)).toMatchObject(asSecond);
    expect([await suspenseOf(server, house), await walletOf(server, credit.member)]).toEqual([
      before + credit.amount,
      credit.amount,
    ]);
    expect(await agree(itemId)).toMatchObject({ status: 200, body: { status: ends } });
    await server.runJobs();
    expect([await suspenseOf(server, house), await walletOf(server, credit.member)]).toEqual([
      before,
      credit.amount * reaches,
    ]);
    const audited = await server.database.owner.one<{ detail: { otherThan: string[] } }>(
      `select detail from audit where object = $1 and detail ? 'proposed'`,
      [`suspense ${itemId}`],
    );
    expect(audited?.detail.otherThan).toEqual([credit.creditId]);
  },
);

// Two people credit the same amount from the bank's record while a line of it waits for its second person.
const creditAgain = async ({ amount, at }: HandCredit): Promise<HandCredit> => {
  const later = await creditByHand(server, people, { amount, at: new Date(at.getTime() - 3 * 60 * 60_000) });
  expect(later.amount).toBe(amount);
  return later;
};

it.each(acts)(
  'money that was credited after it was proposed to be $how is compared again first',
  async ({ propose }) => {
    const credit = await creditByHand(server, people);
    const itemId = await lateLineOf(server, credit);
    expect(await propose(itemId, credit)).toMatchObject(asSecond);
    const later = await creditAgain(credit);
    const before = await suspenseOf(server, house);
    expect(await agree(itemId)).toMatchObject(refused('RECEIPT_BOOKED', 409));
    expect([await suspenseOf(server, house), await walletOf(server, later.member)]).toEqual([before, later.amount]);
    expect(await decline(itemId)).toMatchObject({ status: 200 });
    expect(await propose(itemId, credit)).toMatchObject(asSecond);
    expect(await agree(itemId)).toMatchObject({ status: 200 });
    expect((await deskOf(server, { staff: second, kind: 'suspense' })).some((one) => one.itemId === itemId)).toBe(
      false,
    );
  },
);
