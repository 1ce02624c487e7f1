import { expect, it } from 'vitest';
import { accountOf, suspend } from '#support/deposits.ts';
import type { TestMember, TestStaff } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositOfficeCalls } from '../../office-contract.ts';

const server = await startTestServer();

// What was said before the press, and what the press then did.
const give = async (itemId: string, { phone }: TestMember, { amount, by }: { amount: bigint; by: TestStaff }) => {
  const { token, password } = by;
  const payee = await server.ask(depositOfficeCalls.findPayee, { itemId, phone }, { token });
  const done = await server.ask(depositOfficeCalls.nameSuspense, { itemId, phone, amount, password }, { token });
  return [(payee.body as { needsTwo?: boolean }).needsTwo, (done.body as { status: string }).status];
};
const sendBack = async (itemId: string, { amount, by }: { amount: bigint; by: TestStaff }) => {
  const { token, password } = by;
  const matches = await server.ask(depositOfficeCalls.findMatches, { kind: 'suspense', itemId }, { token });
  const asked = { itemId, evidence: 'SCB 20261122-77', amount, password };
  const done = await server.ask(depositOfficeCalls.returnSuspense, asked, { token });
  return [(matches.body as { returnNeedsTwo?: boolean }).returnNeedsTwo, (done.body as { status: string }).status];
};

it('a person reads before the press that a second one is needed: for the amount, the sum of the day and money of another member', async () => {
  const [payer, other, by] = [await server.member(), await server.member(), await server.staff()];
  const half = { amount: 1_500_000n, by };
  const waiting = async (amount: string, from = {}): Promise<string> =>
    (await suspend(server, payer, { amount, ...from })).itemId;
  expect(await give(await waiting('30000.00'), payer, { amount: 3_000_000n, by })).toEqual([true, 'SECOND']);
  expect(await give(await waiting('15000.00'), payer, half)).toEqual([false, 'NAMED']);
  expect(await give(await waiting('15000.00'), payer, half)).toEqual([true, 'SECOND']);

  const ofPayer = { from: accountOf(payer), toBankCode: 'KBANK', toAccountNo: '0011000001' };
  const small = { amount: 1_000n, by: await server.staff() };
  expect(await give(await waiting('10.00', ofPayer), other, small)).toEqual([true, 'SECOND']);
  expect(await give(await waiting('10.00', ofPayer), payer, small)).toEqual([false, 'NAMED']);
});

it('a person reads before the press that a second one is needed to send money back', async () => {
  const [payer, by] = [await server.member(), await server.staff()];
  const waiting = async (amount: string): Promise<string> => (await suspend(server, payer, { amount })).itemId;
  expect(await sendBack(await waiting('30000.00'), { amount: 3_000_000n, by })).toEqual([true, 'SECOND']);
  expect(await sendBack(await waiting('10.00'), { amount: 1_000n, by })).toEqual([false, 'RETURNED']);
});
