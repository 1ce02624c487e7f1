import { expect, it, vi } from 'vitest';
import { deskOfficeCalls } from '#features/desk/office-contract.ts';
import { releaseLane, stopLane } from '#server/brake.ts';
import { makeGift, sendLink, statementOf, walletOf } from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { serverPerTest } from '#support/test-server.ts';

const server = serverPerTest();

const weather = (code: 'VERIFY' | 'REDEEM', change: object) =>
  server().sandbox.post('/weather', { service: 'gifts', code, ...change });
const pending = { status: 200, body: { message: 'SUCCESS', status: 'PENDING' } };
const removeProvider = () => Object.assign(server().context.providers, { walletLinks: null });
const later = async (ms: number): Promise<void> => {
  server().clock.advance(ms);
  await server().runJobs();
};
const linkOf = async ({ memberId }: TestMember) => {
  const sql = `select link_id as "workId", status, last_answer as "lastAnswer" from wallet_link where member_id = $1`;
  return server().database.owner.one<{ workId: string; status: string; lastAnswer: string }>(sql, [memberId]);
};

it('a link whose provider has no settings any more is shown to people after 15 minutes, and two of them end it', async () => {
  const member = await server().member();
  await weather('REDEEM', { kind: 'timeout-before' });
  expect(await sendLink(server(), member, await makeGift(server(), { amount: '75' }))).toMatchObject(pending);
  removeProvider();
  for (const ms of [6_000, 16_000, 61_000, 301_000, 600_000]) await later(ms);
  const link = await linkOf(member);
  expect(link).toMatchObject({ status: 'REVIEW', lastAnswer: 'no provider' });
  const work = { kind: 'gift', memberId: member.memberId, workId: link?.workId ?? '' };
  const [first, second] = [await server().staff(), await server().staff()];
  const proposal = { ...work, outcome: 'refused', reference: null, note: 'The wallet’s own list lacks it' } as const;
  const { body } = await server().ask(deskOfficeCalls.proposeOutcome, proposal, { token: first.token });
  const { decisionId } = body as { decisionId: string };
  const { token, password } = second;
  expect(
    await server().ask(deskOfficeCalls.confirmOutcome, { ...work, decisionId, password }, { token }),
  ).toMatchObject({ status: 200 });
  await later(3_700_000);
  expect(await statementOf(server(), member)).toMatchObject([{ status: 'FAILED', note: 'LINK_REFUSED' }]);
  expect(await walletOf(server(), member)).toBe(0n);
});

it('a link of which nothing was sent ends once its provider has no settings any more', async () => {
  const member = await server().member();
  const { context, clock } = server();
  await weather('VERIFY', { kind: 'slow', seconds: 0.3 });
  const sent = sendLink(server(), member, await makeGift(server(), { amount: '55' }));
  await vi.waitFor(() =>
    expect(context.providers.lanes.figures().find(({ lane }) => lane === 'gifts')?.running).toBe(1),
  );
  await stopLane(context.database, 'gifts', { reason: 'a test', now: clock.now() });
  expect(await sent).toMatchObject(pending);
  expect(await linkOf(member)).toMatchObject({ status: 'RESERVED' });
  removeProvider();
  await releaseLane(context.database, 'gifts', clock.now());
  await later(61_000);
  expect(await linkOf(member)).toMatchObject({ status: 'REFUSED' });
  expect(await statementOf(server(), member)).toMatchObject([{ status: 'FAILED', note: 'LINK_REFUSED' }]);
});
