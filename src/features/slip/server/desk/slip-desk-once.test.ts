import { expect, it } from 'vitest';
import { walletOf } from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { checkedSlip, openSlipBank, uploadSlip } from '#support/slips.ts';
import type { TestReply } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { slipOfficeCalls, type SlipDetail } from '../../office-contract.ts';
import { checkSlips } from '../check/check-slips.ts';

const server = await startTestServer();
const bank = openSlipBank(server, { isProofNeeded: true });

interface Seen {
  readonly bankReference: string;
  readonly amount: bigint;
  readonly paidAt: string;
}

// One person proposes what they read in the bank's record; returns what makes another one agree.
const proposeByHand = async (slipId: string, seen: Seen): Promise<() => Promise<TestReply>> => {
  const [first, second] = [await server.staff(), await server.staff()];
  const question = {
    slipId,
    accountNo: '0011000001',
    alikeShown: 0,
    evidence: 'seen',
    password: first.password,
    ...seen,
  };
  expect(await server.ask(slipOfficeCalls.credit, question, { token: first.token })).toMatchObject({ status: 200 });
  const shown = await server.ask(slipOfficeCalls.get, { slipId }, { token: second.token });
  const proposalId = (shown.body as SlipDetail).proposal?.proposalId ?? '';
  const agreement = { slipId, proposalId, password: second.password };
  return () => server.ask(slipOfficeCalls.agree, agreement, { token: second.token });
};

it('one slip of two members that two pairs of people credit at once is credited once', async () => {
  const members: TestMember[] = [await server.member(), await server.member()];
  const { code, transfer } = bank.paid(members[0] as TestMember);
  bank.answers(code, { kind: 'unknown', reason: 'timeout' });
  const slipIds: string[] = [];
  for (const member of members) slipIds.push(await uploadSlip(server, member, { codes: [code] }));
  server.clock.advance(16 * 60_000);
  await checkSlips.run(server.context);
  const agreements: (() => Promise<TestReply>)[] = [];
  for (const [nth, slipId] of slipIds.entries())
    agreements.push(
      await proposeByHand(slipId, {
        bankReference: `PAIR${String(nth)}`,
        amount: 44_400n + BigInt(nth),
        paidAt: transfer.at.toISOString(),
      }),
    );
  const replies = await Promise.all(agreements.map((agree) => agree()));
  expect(replies.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  const wallets = [await walletOf(server, members[0] as TestMember), await walletOf(server, members[1] as TestMember)];
  expect(wallets.filter((balance) => balance > 0n)).toHaveLength(1);
});

it('a slip that people credit by hand does not prove whose account it is: the next one waits for the bank all the same', async () => {
  const member = await server.member();
  const [silent, next] = [bank.paid(member), bank.paid(member)];
  bank.answers(silent.code, { kind: 'unknown', reason: 'timeout' });
  const slipId = await uploadSlip(server, member, { codes: [silent.code] });
  server.clock.advance(16 * 60_000);
  await checkSlips.run(server.context);
  const { amount, at } = silent.transfer;
  const agree = await proposeByHand(slipId, { bankReference: 'SEENBYHAND', amount, paidAt: at.toISOString() });
  expect(await agree()).toMatchObject({ status: 200 });
  expect(await checkedSlip(server, member, { codes: [next.code] })).toMatchObject({ status: 'PENDING' });
  expect(await walletOf(server, member)).toBe(amount);
});
