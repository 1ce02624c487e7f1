import { expect, it } from 'vitest';
import { walletOf } from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { openSlipBank, uploadSlip } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { slipOfficeCalls, type SlipDetail } from '../../office-contract.ts';
import { checkSlips } from '../check/check-slips.ts';

const server = await startTestServer();
const bank = openSlipBank(server);

it('one slip of two members that two pairs of people credit at once is credited once', async () => {
  const members: TestMember[] = [await server.member(), await server.member()];
  const { code, transfer } = bank.paid(members[0] as TestMember);
  bank.answers(code, { kind: 'unknown', reason: 'timeout' });
  const slipIds: string[] = [];
  for (const member of members) slipIds.push(await uploadSlip(server, member, { codes: [code] }));
  server.clock.advance(16 * 60_000);
  await checkSlips.run(server.context);
  const [first, second] = [await server.staff(), await server.staff()];
  const proposals: string[] = [];
  for (const [nth, slipId] of slipIds.entries()) {
    const seen = {
      bankReference: `PAIR${String(nth)}`,
      amount: 44_400n + BigInt(nth),
      paidAt: transfer.at.toISOString(),
    };
    const question = { slipId, accountNo: '0011000001', evidence: 'seen', password: first.password, ...seen };
    expect(await server.ask(slipOfficeCalls.credit, question, { token: first.token })).toMatchObject({ status: 200 });
    const shown = await server.ask(slipOfficeCalls.get, { slipId }, { token: second.token });
    proposals.push((shown.body as SlipDetail).proposal?.proposalId ?? '');
  }
  const replies = await Promise.all(
    slipIds.map((slipId, nth) => {
      const question = { slipId, proposalId: proposals[nth] ?? '', password: second.password };
      return server.ask(slipOfficeCalls.agree, question, { token: second.token });
    }),
  );
  expect(replies.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  const wallets = [await walletOf(server, members[0] as TestMember), await walletOf(server, members[1] as TestMember)];
  expect(wallets.filter((balance) => balance > 0n)).toHaveLength(1);
});
