import { expect, it } from 'vitest';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { withdrawOfficeCalls } from '#features/withdraw/office-contract.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { deskOfficeCalls } from '../office-contract.ts';

const server = await startTestServer();
const [maker, checker] = [await server.staff(), await server.staff()];
const note = 'The bank says by phone that it refused';

const approved = async () => {
  const member = await server.member({ balance: 30_000n });
  await server.ask(withdrawCalls.requestFromApp, { amount: 30_000n }, { token: member.token });
  const row = await server.database.owner.one<{ id: string }>(
    'select withdrawal_id as id from withdrawal where member_id = $1',
    [member.memberId],
  );
  const withdrawalId = row?.id ?? '';
  const approval = { withdrawalId, amount: 30_000n, password: maker.password };
  await server.ask(withdrawOfficeCalls.approve, approval, { token: maker.token });
  return { kind: 'payout', memberId: member.memberId, workId: withdrawalId };
};

type Payout = Awaited<ReturnType<typeof approved>>;

const silent = async (): Promise<Payout> => {
  const payout = await approved();
  await server.sandbox.weather({ service: 'payout', kind: 'down' });
  await server.runJobs();
  return payout;
};

const propose = async (payout: Payout, outcome: 'done' | 'refused') => {
  const asked = { ...payout, outcome, reference: 'BANK-1', note };
  const reply = await server.ask(deskOfficeCalls.proposeOutcome, asked, { token: maker.token });
  return { reply, decisionId: (reply.body as { decisionId?: string }).decisionId ?? '' };
};

const confirm = (payout: Payout, decisionId: string) =>
  server.ask(
    deskOfficeCalls.confirmOutcome,
    { ...payout, decisionId, password: checker.password },
    { token: checker.token },
  );

const statusOf = async ({ memberId }: Payout) =>
  server.database.owner.one('select status from withdrawal where member_id = $1', [memberId]);

it('staff cannot give money back while the request may still arrive, but can decide that it was paid', async () => {
  const payout = await silent();
  expect((await propose(payout, 'refused')).reply).toMatchObject(refused('TOO_EARLY', 409));
  expect((await propose(payout, 'done')).reply).toMatchObject({ status: 200 });
});

it('work that was sent again after a proposal to give it back is not given back', async () => {
  const payout = await silent();
  server.clock.advance(120_000);
  const { decisionId } = await propose(payout, 'refused');
  await server.database.owner.rows(
    'update withdrawal set sendings = sendings + 1, last_sent_at = $2 where member_id = $1',
    [payout.memberId, server.clock.now()],
  );
  expect(await confirm(payout, decisionId)).toMatchObject(refused('TOO_EARLY', 409));
  expect(await statusOf(payout)).not.toEqual({ status: 'RETURNED' });
  server.clock.advance(120_000);
  expect(await confirm(payout, decisionId)).toMatchObject({ status: 200 });
  expect(await statusOf(payout)).toEqual({ status: 'RETURNED' });
});

it('no outcome can be proposed for work that was not sent', async () => {
  expect((await propose(await approved(), 'refused')).reply).toMatchObject(refused('NOT_SENT', 409));
});
