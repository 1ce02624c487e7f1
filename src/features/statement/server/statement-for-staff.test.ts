import { expect, it } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { depositOfficeCalls } from '#features/deposit/office-contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { withdrawOfficeCalls } from '#features/withdraw/office-contract.ts';
import { reportDepositOf } from '#support/deposits.ts';
import { openGame } from '#support/game-accounts.ts';
import { approveWaiting } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { statementCalls } from '../contract.ts';
import { statementOfficeCalls } from '../office-contract.ts';

const server = await startTestServer();
const clerk = await server.staff({ role: 'support' });
const { token } = clerk;

type Listed = AnswerOf<typeof statementOfficeCalls.listLines>;
type Followed = AnswerOf<typeof statementOfficeCalls.getLine>;

const list = async (member: TestMember, page = 1): Promise<Listed> => {
  const asked = { memberId: member.memberId, page, limit: 2 };
  return (await server.ask(statementOfficeCalls.listLines, asked, { token })).body as Listed;
};
const newestId = async (member: TestMember): Promise<string> => (await list(member)).statements[0]?._id ?? '';
const ask = ({ memberId }: TestMember, lineId: string) =>
  server.ask(statementOfficeCalls.getLine, { memberId, lineId }, { token });
const newest = async (member: TestMember): Promise<Followed> =>
  (await ask(member, await newestId(member))).body as Followed;
const requested = async (): Promise<TestMember> => {
  const member = await server.member({ balance: 50_000n });
  await server.ask(withdrawCalls.request, { amount: 20_000n }, { token: member.token });
  return member;
};

it('staff read the same lines and the same timeline as the member, to the word', async () => {
  const member = await server.member({ balance: 50_000n });
  await openGame(server, member, 'SLOTXO');
  await server.ask(transferCalls.move, { from: 'WALLET', to: 'SLOTXO', amount: 20_000n }, { token: member.token });
  const own = await server.ask(statementCalls.get, { page: 1, limit: 2 }, { token: member.token });
  const { member: face, ...listed } = await list(member);
  expect(listed).toEqual(own.body);
  expect(face).toMatchObject({ memberId: member.memberId, currency: 'BAHT' });
  const lineId = await newestId(member);
  const seen = await server.ask(statementCalls.timeline, { lineId }, { token: member.token });
  const { line, timeline, facts } = await newest(member);
  expect({ line, timeline }).toEqual(seen.body);
  expect(facts).toContainEqual({ name: 'status', value: 'CONFIRMED' });
});

it('the lines come in pages, and a page past the end is empty', async () => {
  const member = await requested();
  expect(await list(member)).toMatchObject({ total: 2 });
  expect((await list(member, 2)).statements).toEqual([]);
});

it('a withdrawal adds for staff who decided it, which its member is not told', async () => {
  const member = await requested();
  await approveWaiting(server, member);
  server.clock.advance(1_000);
  await server.runJobs();
  const { acts, timeline } = await newest(member);
  expect(acts[0]).toMatchObject({ outcome: 'APPROVED', by: expect.any(String) });
  expect(acts.at(-1)).toMatchObject({ outcome: 'PAID', by: null });
  expect(JSON.stringify(timeline)).not.toContain(String(acts[0]?.by));
});

it('a withdrawal and money in say whose they are, so that their timeline is one press away', async () => {
  const [drawn, reported] = [await requested(), await server.member()];
  await reportDepositOf(server, reported);
  const finance = await server.staff({ role: 'finance' });
  const view = { page: 1, limit: 50 } as const;
  const withdrawals = await server.ask(withdrawOfficeCalls.list, { ...view, view: 'waiting' }, finance);
  const { items } = withdrawals.body as AnswerOf<typeof withdrawOfficeCalls.list>;
  const line = items.find(({ memberId }) => memberId === drawn.memberId);
  expect((await ask(drawn, line?.withdrawalId ?? '')).body).toMatchObject({ line: { statementType: 'withdraw' } });
  const moneyIn = await server.ask(
    depositOfficeCalls.listMoneyIn,
    { ...view, view: 'open', kind: 'reported' },
    finance,
  );
  const item = (moneyIn.body as AnswerOf<typeof depositOfficeCalls.listMoneyIn>).items.find(
    ({ member }) => member?.memberId === reported.memberId,
  );
  expect((await ask(reported, item?.itemId ?? '')).body).toMatchObject({
    line: { statementType: 'deposit' },
    timeline: { reason: 'TO_CONFIRM' },
  });
});

it('a line of another member, an unknown one and an unknown member are refused', async () => {
  const [owner, stranger] = [await requested(), await server.member()];
  const lineId = await newestId(owner);
  const unknown = server.context.newId();
  const refused = { status: 404, body: { message: 'NO_DATA' } };
  expect(await ask(stranger, lineId)).toMatchObject(refused);
  expect(await ask(owner, unknown)).toMatchObject(refused);
  expect(await ask({ ...owner, memberId: unknown }, lineId)).toMatchObject(refused);
  const lines = { memberId: unknown, page: 1, limit: 2 };
  expect(await server.ask(statementOfficeCalls.listLines, lines, { token })).toMatchObject(refused);
});

it('a member’s token opens neither call', async () => {
  const member = await requested();
  const asked = { memberId: member.memberId, lineId: await newestId(member) };
  expect(await server.ask(statementOfficeCalls.getLine, asked, { token: member.token })).toMatchObject({ status: 401 });
});
