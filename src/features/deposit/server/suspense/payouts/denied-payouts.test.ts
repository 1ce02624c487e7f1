import { expect, it } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { deskOfficeCalls } from '#features/desk/office-contract.ts';
import { deskOf, walletOf } from '#support/deposits.ts';
import { bookReturn, strayMoney, withdraw, type Withdrawn } from '#support/ledger/payout-returns.ts';
import { approveWaiting } from '#support/office-acts.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositOfficeCalls } from '../../../office-contract.ts';

const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });
let [staff, second] = [await server.staff(), await server.staff()];
const note = 'The bank says by phone that it paid';

// The bank is silent about the payout, and two people say that it was paid.
const confirmed = async (amount: bigint): Promise<Withdrawn> => {
  const withdrawn = await withdraw(server, await server.member({ balance: amount }), amount);
  const { member, withdrawalId: workId } = withdrawn;
  await approveWaiting(server, member);
  await server.sandbox.weather({ service: 'payout', kind: 'down' });
  await server.runJobs();
  const work = { kind: 'payout', memberId: member.memberId, workId };
  const asked = { ...work, outcome: 'done', reference: 'BANK-1', note } as const;
  const { body } = await server.ask(deskOfficeCalls.proposeOutcome, asked, staff);
  const { decisionId } = body as { decisionId: string };
  const agreed = { ...work, decisionId, password: second.password };
  expect(await server.ask(deskOfficeCalls.confirmOutcome, agreed, second)).toMatchObject({ status: 200 });
  return withdrawn;
};

const offeredFor = async (itemId: string) => {
  const reply = await server.ask(depositOfficeCalls.findMatches, { kind: 'suspense', itemId }, staff);
  return (reply.body as AnswerOf<typeof depositOfficeCalls.findMatches>).payouts?.length;
};
const find = async (itemId: string, reference: string) =>
  (await server.ask(depositOfficeCalls.findPayout, { itemId, reference }, staff)).body;

it('a payout that only people say was paid comes back by two people, and by nobody while the bank says it never paid it', async () => {
  const withdrawn = await confirmed(62_200n);
  const { member, withdrawalId } = withdrawn;
  const itemId = await strayMoney(server, withdrawn);
  expect(await find(itemId, withdrawalId)).toMatchObject({ payout: { because: null }, needsTwo: true });
  expect(await bookReturn(server, withdrawn, { staff, itemId })).toMatchObject({ body: { status: 'SECOND' } });
  await server.sandbox.weather({ service: 'payout', kind: 'fine' });
  server.clock.advance(61 * 60_000);
  [staff, second] = [await server.staff(), await server.staff()];
  await server.runJobs();
  const finding = await server.database.owner.one<{ findingId: string; kind: string }>(
    'select finding_id as "findingId", kind from finding where member_id = $1',
    [member.memberId],
  );
  expect(finding).toMatchObject({ kind: 'ENDED_AS_DONE_BUT_NOT' });

  const open = await deskOf(server, { staff: second, kind: 'suspense' });
  const proposalId = open.find((item) => item.itemId === itemId)?.proposal?.proposalId ?? '';
  const agreed = { kind: 'suspense', itemId, proposalId, password: second.password } as const;
  const denied = refused('PAYOUT_NOT_PAID', 409);
  expect(await server.ask(depositOfficeCalls.agree, agreed, second)).toMatchObject(denied);
  await server.ask(depositOfficeCalls.decline, { kind: 'suspense', itemId }, second);
  expect(await offeredFor(itemId)).toBe(0);
  expect(await find(itemId, withdrawalId)).toMatchObject({ payout: { because: 'PAYOUT_NOT_PAID' } });
  expect(await bookReturn(server, withdrawn, { staff, itemId })).toMatchObject(denied);

  const manager = await server.staff({ role: 'manager' });
  const closed = { memberId: member.memberId, findingId: finding?.findingId ?? '', note };
  expect(await server.ask(deskOfficeCalls.closeFinding, closed, manager)).toMatchObject({ status: 200 });
  expect(await bookReturn(server, withdrawn, { staff, itemId })).toMatchObject({ body: { status: 'SECOND' } });
  expect(await walletOf(server, member)).toBe(0n);
});
