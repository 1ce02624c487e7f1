import { expect, it } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { accounts, balancesOf } from '#ledger';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { withdrawOfficeCalls } from '#features/withdraw/office-contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { releaseLane, releasePayouts, stopLane, stopPayouts } from '#server/brake.ts';
import { openGame } from '#support/game-accounts.ts';
import { whileSuspended } from '#support/people.ts';
import type { TestMember } from '#support/people.ts';
import { serverPerTest } from '#support/test-server.ts';
import { deskOfficeCalls } from '../office-contract.ts';

const server = serverPerTest();
const code = 'SLOTXO';
const note = 'The bank confirmed by phone, 14:05';

interface Stuck {
  readonly kind: 'payout' | 'transfer';
  readonly memberId: string;
  readonly workId: string;
}

const held = async ({ memberId }: { memberId: string }) => {
  const { balances } = await balancesOf(server().context.database, memberId);
  return {
    wallet: balances.get(accounts.wallet) ?? 0n,
    held: balances.get(accounts.held) ?? 0n,
    transit: balances.get(accounts.transit(code)) ?? 0n,
    game: balances.get(accounts.game(code)) ?? 0n,
  };
};
const weather = (service: string, kind: string) =>
  server().sandbox.weather({ service, kind, ...(service === 'games' ? { code } : {}) });
const later = async (ms: number): Promise<void> => {
  server().clock.advance(ms);
  await server().runJobs();
};

const approved = async (amount = 30_000n): Promise<Stuck> => {
  const member = await server().member({ balance: amount + 10_000n });
  const staff = await server().staff();
  await server().ask(withdrawCalls.requestFromApp, { amount }, { token: member.token });
  const row = await server().database.owner.one<{ id: string }>(
    'select withdrawal_id as id from withdrawal where member_id = $1',
    [member.memberId],
  );
  const workId = row?.id ?? '';
  await server().ask(
    withdrawOfficeCalls.approve,
    { withdrawalId: workId, amount, password: staff.password },
    { token: staff.token },
  );
  return { kind: 'payout', memberId: member.memberId, workId };
};

const silentPayout = async (): Promise<Stuck> => {
  const payout = await approved();
  await weather('payout', 'timeout-after');
  await later(0);
  await weather('payout', 'down');
  return payout;
};

const silentTransfer = async (member?: TestMember): Promise<Stuck> => {
  const owner = member ?? (await server().member({ balance: 50_000n }));
  if (member === undefined) await openGame(server(), owner, code);
  await weather('games', 'timeout-after');
  await server().ask(transferCalls.move, { from: 'WALLET', to: code, amount: 20_000n }, { token: owner.token });
  await weather('games', 'down');
  const row = await server().database.owner.one<{ id: string }>(
    `select transfer_id as id from game_transfer where member_id = $1 and ended_at is null`,
    [owner.memberId],
  );
  return { kind: 'transfer', memberId: owner.memberId, workId: row?.id ?? '' };
};
const fine = async () => {
  await weather('payout', 'fine');
  await weather('games', 'fine');
};

const propose = async (stuck: Stuck, outcome: 'done' | 'refused', reference: string | null = 'BANK-REF-1') => {
  // Past the time within which a sent request may still arrive.
  if (outcome === 'refused') server().clock.advance(120_000);
  const maker = await server().staff();
  const reply = await server().ask(
    deskOfficeCalls.proposeOutcome,
    { ...stuck, outcome, reference, note },
    { token: maker.token },
  );
  return { maker, reply, decisionId: (reply.body as { decisionId?: string }).decisionId ?? '' };
};
const confirm = async (stuck: Stuck, decisionId: string) => {
  const checker = await server().staff();
  return server().ask(
    deskOfficeCalls.confirmOutcome,
    { ...stuck, decisionId, password: checker.password },
    { token: checker.token },
  );
};
const openItems = async (view: 'open' | 'review' | 'unsent' = 'open') => {
  const staff = await server().staff();
  const reply = await server().ask(deskOfficeCalls.listWork, { view }, { token: staff.token });
  return reply.body as {
    items: { workId: string; lane: string; lastAnswer: string | null; amount: number }[];
    counts: Record<string, number>;
    lanes: { lane: string; open: number; isStopped: boolean }[];
  };
};
const nothing = { wallet: 0n, held: 0n, transit: 0n, game: 0n };

it('all work that waits for a provider is listed with its lane and its last answer', async () => {
  const [payout, transfer] = [await silentPayout(), await silentTransfer()];
  const { items, lanes } = await openItems();
  expect(items.find(({ workId }) => workId === payout.workId)).toMatchObject({ lane: 'payout:BAHT', amount: 300 });
  expect(items.find(({ workId }) => workId === transfer.workId)).toMatchObject({ lane: 'game:SLOTXO', amount: 200 });
  expect(items.find(({ workId }) => workId === transfer.workId)?.lastAnswer).not.toBeNull();
  expect(lanes.find(({ lane }) => lane === 'game:SLOTXO')?.open).toBeGreaterThan(0);
  await fine();
  await later(60_000);
});

it('the metrics show how much waits in each lane, and that a lane is stopped', async () => {
  const payout = await silentPayout();
  await stopLane(server().context.database, 'payout:BAHT', { reason: 'a test', now: server().clock.now() });
  const { text } = await server().request('GET', '/metrics');
  expect(text).toMatch(/outside_open\{kind="payout",lane="payout:BAHT"\} [1-9]/);
  expect(text).toContain('outside_stopped{lane="payout:BAHT"} 1');
  expect(text).not.toContain(payout.workId);
  await releaseLane(server().context.database, 'payout:BAHT', server().clock.now());
  await fine();
  await later(60_000);
});

it('two people end a payout without an answer as paid, and its money leaves the member once', async () => {
  const payout = await silentPayout();
  const { decisionId, reply } = await propose(payout, 'done');
  expect(reply.status).toBe(200);
  expect(await held(payout)).toEqual({ ...nothing, wallet: 10_000n, held: 30_000n });
  expect(await confirm(payout, decisionId)).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
  expect(await held(payout)).toEqual({ ...nothing, wallet: 10_000n });
  expect(await confirm(payout, decisionId)).toMatchObject({ status: 409, body: { message: 'DECIDED_ALREADY' } });
  await fine();
});

it('work that a person proposed the outcome of waits in the list of others, marked so, and no longer in theirs', async () => {
  const payout = await silentPayout();
  await later(901_000);
  const { maker, decisionId } = await propose(payout, 'done');
  const other = await server().staff();
  const seenBy = async ({ token }: { token: string }, view: 'review' | 'open') => {
    const { body } = await server().ask(deskOfficeCalls.listWork, { view }, { token });
    const { items, counts } = body as AnswerOf<typeof deskOfficeCalls.listWork>;
    return { counts, item: items.find(({ workId }) => workId === payout.workId) };
  };
  const [ofOther, own] = [await seenBy(other, 'review'), await seenBy(maker, 'review')];
  expect(ofOther.item).toMatchObject({ isForReview: true, isProposed: true, isMine: false });
  expect(own.item).toBeUndefined();
  expect(own.counts.review).toBe(ofOther.counts.review - 1);
  expect((await seenBy(maker, 'open')).item).toMatchObject({ isProposed: true, isMine: true });
  await server().ask(deskOfficeCalls.takeBackProposal, { ...payout, decisionId }, { token: maker.token });
  expect((await seenBy(maker, 'review')).item).toMatchObject({ isProposed: false, isMine: false });
  await fine();
});

it('two people return a transfer without an answer, and a late answer of the game becomes a finding and stops its lane', async () => {
  const transfer = await silentTransfer();
  const { decisionId } = await propose(transfer, 'refused', null);
  await confirm(transfer, decisionId);
  expect(await held(transfer)).toEqual({ ...nothing, wallet: 50_000n });
  await fine();
  await later(3_700_000);
  const manager = await server().staff({ role: 'manager' });
  const found = await server().ask(
    deskOfficeCalls.listFindings,
    { view: 'open', page: 1, limit: 50 },
    { token: manager.token },
  );
  const { items } = found.body as {
    items: { findingId: string; memberId: string; object: string; kind: string }[];
  };
  const finding = items.find(({ object }) => object === `transfer ${transfer.workId}`);
  expect(finding?.kind).toBe('RETURNED_BUT_DONE');
  expect((await openItems()).lanes.find(({ lane }) => lane === 'game:SLOTXO')?.isStopped).toBe(true);
  expect(await held(transfer)).toEqual({ ...nothing, wallet: 50_000n });
  const release = { lane: 'game:SLOTXO', note, password: manager.password };
  expect(await server().ask(deskOfficeCalls.releaseLane, release, { token: manager.token })).toMatchObject({
    status: 409,
    body: { message: 'FINDINGS_OPEN' },
  });
  const closed = { memberId: finding?.memberId ?? '', findingId: finding?.findingId ?? '', note };
  expect(await server().ask(deskOfficeCalls.closeFinding, closed, { token: manager.token })).toMatchObject({
    status: 200,
  });
  expect(await server().ask(deskOfficeCalls.closeFinding, closed, { token: manager.token })).toMatchObject({
    status: 409,
    body: { message: 'DECIDED_ALREADY' },
  });
  expect(
    await server().ask(
      deskOfficeCalls.closeFinding,
      { ...closed, findingId: server().context.newId() },
      { token: manager.token },
    ),
  ).toMatchObject({ status: 404, body: { message: 'NO_DATA' } });
  expect(
    await server().ask(deskOfficeCalls.releaseLane, { ...release, password: 'wrong' }, { token: manager.token }),
  ).toMatchObject({ status: 400, body: { message: 'WRONG_PASSWORD' } });
  expect(await server().ask(deskOfficeCalls.releaseLane, release, { token: manager.token })).toMatchObject({
    status: 200,
  });
  expect(await server().ask(deskOfficeCalls.releaseLane, release, { token: manager.token })).toMatchObject({
    status: 404,
    body: { message: 'NO_DATA' },
  });
});

it('a transfer decided as done that is absent at the game becomes a finding and stops its lane', async () => {
  const member = await server().member({ balance: 50_000n });
  await openGame(server(), member, code);
  await weather('games', 'timeout-before');
  await server().ask(transferCalls.move, { from: 'WALLET', to: code, amount: 20_000n }, { token: member.token });
  const row = await server().database.owner.one<{ id: string }>(
    'select transfer_id as id from game_transfer where member_id = $1',
    [member.memberId],
  );
  const transfer: Stuck = { kind: 'transfer', memberId: member.memberId, workId: row?.id ?? '' };
  const { decisionId } = await propose(transfer, 'done');
  expect(await confirm(transfer, decisionId)).toMatchObject({ status: 200 });
  await fine();
  await later(3_700_000);
  const finding = await server().database.owner.one<{ kind: string; lane: string }>(
    'select kind, lane from finding where member_id = $1 and object = $2',
    [member.memberId, `transfer ${transfer.workId}`],
  );
  expect(finding).toEqual({ kind: 'ENDED_AS_DONE_BUT_NOT', lane: 'game:SLOTXO' });
  await releaseLane(server().context.database, 'game:SLOTXO', server().clock.now());
});

it('the proposer of an outcome cannot confirm it; call and database refuse it', async () => {
  const payout = await silentPayout();
  const { maker, decisionId } = await propose(payout, 'done');
  const own = { ...payout, decisionId, password: maker.password };
  expect(await server().ask(deskOfficeCalls.confirmOutcome, own, { token: maker.token })).toMatchObject({
    status: 403,
    body: { message: 'SAME_PERSON' },
  });
  const refusedNow = await whileSuspended(server(), maker, () => confirm(payout, decisionId));
  expect(refusedNow).toMatchObject({ status: 409, body: { message: 'MAKER_SUSPENDED' } });
  await expect(
    server().context.database.rows(
      `update outside_decision set status = 'CONFIRMED', decided_by = proposed_by, decided_person = proposed_person,
         decided_at = proposed_at where member_id = $1`,
      [payout.memberId],
    ),
  ).rejects.toThrow('outside_decision_maker_is_not_checker');
  const wrong = { ...own, password: 'another password' };
  const checker = await server().staff();
  expect(await server().ask(deskOfficeCalls.confirmOutcome, wrong, { token: checker.token })).toMatchObject({
    status: 400,
    body: { message: 'WRONG_PASSWORD' },
  });
  const taken = { ...payout, decisionId };
  expect(await server().ask(deskOfficeCalls.takeBackProposal, taken, { token: maker.token })).toMatchObject({
    status: 200,
  });
  expect(await server().ask(deskOfficeCalls.takeBackProposal, taken, { token: maker.token })).toMatchObject({
    status: 409,
    body: { message: 'DECIDED_ALREADY' },
  });
  await fine();
  await later(60_000);
});

it('an outcome without evidence is not even proposed, and one piece of work has one open proposal', async () => {
  const payout = await silentPayout();
  expect((await propose(payout, 'done', null)).reply).toMatchObject({
    status: 400,
    body: { message: 'EVIDENCE_MISSING' },
  });
  expect((await propose(payout, 'done')).reply.status).toBe(200);
  expect((await propose(payout, 'refused')).reply).toMatchObject({
    status: 409,
    body: { message: 'PROPOSED_ALREADY' },
  });
  await fine();
  await later(60_000);
});

it('a decision about work that ended meanwhile changes nothing', async () => {
  const payout = await silentPayout();
  const { decisionId } = await propose(payout, 'refused');
  await fine();
  await later(60_000);
  expect(await held(payout)).toEqual({ ...nothing, wallet: 10_000n });
  expect(await confirm(payout, decisionId)).toMatchObject({ status: 409, body: { message: 'DECIDED_ALREADY' } });
  expect(await held(payout)).toEqual({ ...nothing, wallet: 10_000n });
  const staff = await server().staff();
  expect(await server().ask(deskOfficeCalls.queryNow, payout, { token: staff.token })).toMatchObject({
    status: 409,
    body: { message: 'DECIDED_ALREADY' },
  });
});

it('a payout that two people gave back and the bank has paid is a finding a minute after the bank answers', async () => {
  const payout = await silentPayout();
  const { decisionId } = await propose(payout, 'refused');
  expect(await confirm(payout, decisionId)).toMatchObject({ status: 200 });
  expect(await held(payout)).toEqual({ ...nothing, wallet: 40_000n });
  await fine();
  await later(61_000);
  const found = await server().database.owner.rows('select kind from finding where member_id = $1', [payout.memberId]);
  expect(found).toEqual([{ kind: 'RETURNED_BUT_DONE' }]);
});

it('a query by hand ends work as soon as the provider answers again', async () => {
  const payout = await silentPayout();
  await fine();
  const staff = await server().staff();
  expect(await server().ask(deskOfficeCalls.queryNow, payout, { token: staff.token })).toMatchObject({
    status: 200,
    body: { status: 'PAID' },
  });
  const seen = await server().ask(deskOfficeCalls.getWork, payout, { token: staff.token });
  expect(seen.body).toMatchObject({ isEnded: true, proposal: null });
});

it('an approved payout can be cancelled before it is sent, and never after', async () => {
  await stopPayouts(server().context.database, 'a test', server().clock.now());
  const payout = await approved();
  await later(0);
  expect((await openItems('unsent')).items.map(({ workId }) => workId)).toContain(payout.workId);
  const staff = await server().staff();
  const asked = { ...payout, note, password: staff.password };
  expect(
    await server().ask(deskOfficeCalls.cancelUnsent, { ...asked, password: 'wrong' }, { token: staff.token }),
  ).toMatchObject({ status: 400, body: { message: 'WRONG_PASSWORD' } });
  expect(await server().ask(deskOfficeCalls.cancelUnsent, asked, { token: staff.token })).toMatchObject({
    status: 200,
  });
  expect(await held(payout)).toEqual({ ...nothing, wallet: 40_000n });
  expect(await server().ask(deskOfficeCalls.cancelUnsent, asked, { token: staff.token })).toMatchObject({
    status: 409,
    body: { message: 'DECIDED_ALREADY' },
  });
  await releasePayouts(server().context.database, server().clock.now());
  const sent = await silentPayout();
  expect(
    await server().ask(
      deskOfficeCalls.cancelUnsent,
      { ...sent, note, password: staff.password },
      { token: staff.token },
    ),
  ).toMatchObject({ status: 409, body: { message: 'SENT_ALREADY' } });
  await fine();
  await later(60_000);
});

it('every call answers NO_DATA to an id of another kind, or of nothing', async () => {
  const payout = await silentPayout();
  const staff = await server().staff();
  const { password } = staff;
  const decisionId = server().context.newId();
  const missing = { status: 404, body: { message: 'NO_DATA' } };
  for (const other of [
    { ...payout, kind: 'transfer' },
    { ...payout, kind: 'nothing' },
    { ...payout, workId: server().context.newId() },
  ]) {
    const token = staff.token;
    expect(await server().ask(deskOfficeCalls.getWork, other, { token })).toMatchObject(missing);
    expect(await server().ask(deskOfficeCalls.queryNow, other, { token })).toMatchObject(missing);
    expect(
      await server().ask(deskOfficeCalls.proposeOutcome, { ...other, outcome: 'refused', note }, { token }),
    ).toMatchObject(missing);
    expect(
      await server().ask(deskOfficeCalls.confirmOutcome, { ...other, decisionId, password }, { token }),
    ).toMatchObject(missing);
    expect(await server().ask(deskOfficeCalls.takeBackProposal, { ...other, decisionId }, { token })).toMatchObject(
      missing,
    );
    expect(await server().ask(deskOfficeCalls.cancelUnsent, { ...other, note, password }, { token })).toMatchObject(
      missing,
    );
  }
  await fine();
  await later(60_000);
});
