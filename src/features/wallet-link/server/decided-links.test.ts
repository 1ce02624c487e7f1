import { expect, it } from 'vitest';
import { deskOfficeCalls } from '#features/desk/office-contract.ts';
import { makeGift, sendLink, statementOf, walletOf } from '#support/deposits.ts';
import { ourWallet } from '#support/ledger/gift-links.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer();
const note = 'The wallet’s own list shows it, 14:05';

const weather = (code: 'VERIFY' | 'REDEEM', kind: string) => server.sandbox.weather({ service: 'gifts', code, kind });
const fine = () => server.sandbox.weather({ service: 'gifts', kind: 'fine' });
const later = async (ms: number): Promise<void> => {
  server.clock.advance(ms);
  await server.runJobs();
};

// A link whose outcome nobody tells.
const silentLink = async (
  gift: { amount: string; receivers?: number },
  silence: 'timeout-before' | 'timeout-after' = 'timeout-after',
) => {
  const member = await server.member();
  const made = await makeGift(server, gift);
  await weather('REDEEM', silence);
  await sendLink(server, member, made);
  await weather('VERIFY', 'down');
  return { member, work: await workOf(member), made };
};
const workOf = async ({ memberId }: TestMember) => {
  const row = await server.database.owner.one<{ workId: string }>(
    'select link_id as "workId" from wallet_link where member_id = $1',
    [memberId],
  );
  return { kind: 'gift', memberId, workId: row?.workId ?? '' };
};
type Proposal = { outcome: 'done' | 'refused'; reference?: string | null; amount?: bigint | null };
const propose = async (work: Awaited<ReturnType<typeof workOf>>, proposal: Proposal) => {
  const { token } = await server.staff();
  const reply = await server.ask(
    deskOfficeCalls.proposeOutcome,
    { ...work, reference: 'TM-123', note, ...proposal },
    { token },
  );
  return { reply, decisionId: (reply.body as { decisionId?: string }).decisionId ?? '' };
};
const confirm = async (work: Awaited<ReturnType<typeof workOf>>, decisionId: string) => {
  const { token, password } = await server.staff();
  return server.ask(deskOfficeCalls.confirmOutcome, { ...work, decisionId, password }, { token });
};

it('a link without an answer is on the desk with its lane and answer, and two people credit it once', async () => {
  const { member, work } = await silentLink({ amount: '75' });
  const { token } = await server.staff();
  const listed = await server.ask(deskOfficeCalls.listWork, { view: 'open', kind: 'gift' }, { token });
  expect((listed.body as { items: object[] }).items).toMatchObject([
    { workId: work.workId, lane: 'gifts', status: 'UNKNOWN', amount: 75, lastAnswer: 'timeout', isIncoming: true },
  ]);
  const { decisionId } = await propose(work, { outcome: 'done' });
  expect(await walletOf(server, member)).toBe(0n);
  expect(await confirm(work, decisionId)).toMatchObject({ status: 200 });
  expect(await walletOf(server, member)).toBe(7_500n);
  await fine();
  await later(3_700_000);
  expect(await walletOf(server, member)).toBe(7_500n);
  expect(await statementOf(server, member)).toMatchObject([{ status: 'SUCCESS', amount: 75 }]);
});

it('what a shared gift brought is said by the people who saw it, and agreed to by another', async () => {
  const { member, work } = await silentLink({ amount: '90', receivers: 3 });
  expect((await propose(work, { outcome: 'done' })).reply).toMatchObject({
    status: 400,
    body: { message: 'EVIDENCE_MISSING' },
  });
  expect((await propose(work, { outcome: 'done', amount: 0n })).reply).toMatchObject({ status: 400 });
  const { decisionId } = await propose(work, { outcome: 'done', amount: 3_000n });
  const { token } = await server.staff();
  expect((await server.ask(deskOfficeCalls.getWork, work, { token })).body).toMatchObject({ proposal: { amount: 30 } });
  await confirm(work, decisionId);
  expect(await walletOf(server, member)).toBe(3_000n);
  await fine();
});

it('a gift whose lost request was decided as refused is redeemed by another link, which contradicts no decision', async () => {
  const { member, work, made } = await silentLink({ amount: '85' }, 'timeout-before');
  const other = await server.member();
  server.clock.advance(120_000);
  const { decisionId } = await propose(work, { outcome: 'refused', reference: null });
  expect(await confirm(work, decisionId)).toMatchObject({ status: 200 });
  await fine();
  expect(await sendLink(server, other, made)).toMatchObject({ status: 200, body: { amount: 85 } });
  await later(3_700_000);
  expect([await walletOf(server, member), await walletOf(server, other)]).toEqual([0n, 8_500n]);
  const findings = await server.database.owner.rows('select kind from finding where member_id = $1', [member.memberId]);
  expect(findings).toEqual([]);
});

it('a link decided as refused credits nothing, and a late answer that our wallet has it is a finding', async () => {
  const { member, work } = await silentLink({ amount: '75' });
  expect((await propose(work, { outcome: 'refused', reference: null })).reply).toMatchObject({
    status: 409,
    body: { message: 'TOO_EARLY' },
  });
  server.clock.advance(120_000);
  const { decisionId } = await propose(work, { outcome: 'refused', reference: null });
  expect(await confirm(work, decisionId)).toMatchObject({ status: 200 });
  expect(await statementOf(server, member)).toMatchObject([{ status: 'FAILED', note: 'LINK_REFUSED' }]);
  await fine();
  await later(3_700_000);
  expect(await walletOf(server, member)).toBe(0n);
  const findings = await server.database.owner.rows('select kind from finding where member_id = $1', [member.memberId]);
  expect(findings).toEqual([{ kind: 'RETURNED_BUT_DONE' }]);
});

it.each([1_000n, 750_000n])(
  'a gift that two people credited with another amount than our wallet got, %s, is a finding',
  async (amount) => {
    await server.database.owner.rows(`update brake set released_at = now()`);
    const { member, work } = await silentLink({ amount: '75' });
    const { decisionId } = await propose(work, { outcome: 'done', amount });
    expect(await confirm(work, decisionId)).toMatchObject({ status: 200 });
    await fine();
    await later(3_700_000);
    expect(await walletOf(server, member)).toBe(amount);
    const { memberId } = member;
    const findings = await server.database.owner.rows('select kind from finding where member_id = $1', [memberId]);
    expect(findings).toEqual([{ kind: 'ENDED_AS_DONE_BUT_NOT' }]);
  },
);

it('a gift that our wallet had before is credited or dropped by two people, and watched for nothing', async () => {
  const [member, other] = [await server.member(), await server.member()];
  await server.database.owner.rows(`update brake set released_at = now()`);
  for (const [who, outcome] of [
    [member, 'done'],
    [other, 'refused'],
  ] as const) {
    const gift = await makeGift(server, { amount: '50', receivers: 2 });
    await server.sandbox.post('/gifts/take', { hash: gift.hash, mobile: ourWallet });
    await sendLink(server, who, gift);
    server.clock.advance(120_000);
    const work = await workOf(who);
    const { decisionId } = await propose(work, { outcome });
    await confirm(work, decisionId);
  }
  await later(3_700_000);
  expect([await walletOf(server, member), await walletOf(server, other)]).toEqual([2_500n, 0n]);
  const findings = await server.database.owner.rows(
    `select kind from finding where member_id = any ($1::uuid[]) and kind <> 'GIFT_TAKEN_BEFORE'`,
    [[member.memberId, other.memberId]],
  );
  expect(findings).toEqual([]);
});
