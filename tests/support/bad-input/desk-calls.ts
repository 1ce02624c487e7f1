import { deskOfficeCalls } from '#features/desk/office-contract.ts';
import { gameOfficeCalls } from '#features/game/office-contract.ts';
import { operatorOfficeCalls } from '#features/operator/office-contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { withdrawOfficeCalls } from '#features/withdraw/office-contract.ts';
import { accounts } from '#ledger';
import { stopLane } from '#server/brake.ts';
import { raiseFinding } from '#server/outside/raise-finding.ts';
import { openGame } from '../game-accounts.ts';
import { changeOperator } from '../office-acts.ts';
import type { TestStaff } from '../people.ts';
import type { TestServer } from '../test-server.ts';
import type { Arrange } from './valid-call.ts';

type Act = (server: TestServer, staff: TestStaff) => Promise<{ path: string; body: Record<string, unknown> }>;

const asManager =
  (arrange: Act): Arrange =>
  async (server) => {
    const staff = await server.staff({ role: 'manager' });
    const { path, body } = await arrange(server, staff);
    return { base: server.officeUrl, method: 'POST', path, token: staff.token, body };
  };

const note = 'The bank confirmed by phone';

// An approved payout, and with `isSent` one without an answer from its bank. A member without money has none.
const payoutOf = async (server: TestServer, isSent: boolean) => {
  const member = await server.member({ balance: 100_000n });
  const clerk = await server.staff();
  await server.ask(withdrawCalls.requestFromApp, { amount: 20_000n }, { token: member.token });
  const row = await server.database.owner.one<{ workId: string }>(
    'select withdrawal_id as "workId" from withdrawal where member_id = $1',
    [member.memberId],
  );
  const work = { kind: 'payout', memberId: member.memberId, workId: row?.workId ?? '' } as const;
  if (row === null) return work;
  const { workId } = row;
  const approval = { withdrawalId: workId, amount: 20_000n, password: clerk.password };
  await server.ask(withdrawOfficeCalls.approve, approval, { token: clerk.token });
  if (isSent)
    await server.database.owner.rows(
      `update withdrawal set status = 'PAYING', sendings = 1, first_sent_at = due_at - interval '10 minutes',
         last_sent_at = due_at - interval '10 minutes',
         due_at = due_at + interval '1 hour' where member_id = $1`,
      [member.memberId],
    );
  return work;
};

const path = ({ memberId, workId }: { memberId: string; workId: string }, act: string) =>
  `/api/outside/payout/${memberId}/${workId}/${act}`;

const proposed = async (server: TestServer, by: TestStaff) => {
  const work = await payoutOf(server, true);
  if (work.workId === '') return { work, decisionId: server.context.newId() };
  const asked = { ...work, outcome: 'refused', reference: null, note } as const;
  const reply = await server.ask(deskOfficeCalls.proposeOutcome, asked, { token: by.token });
  return { work, decisionId: (reply.body as { decisionId: string }).decisionId };
};

const gamesChanged = ['HUAYHD', 'CIRCUS'];
let changes = 0;
let waits = 0;

const changeBody = (password: string) => ({
  kind: 'game',
  object: 'JOKER',
  fields: { name: `Joker ${String((changes += 1))}` },
  because: 'a new agreement',
  password,
});

// A waiting change that no other test here has made or decided: two in a row are of two games.
const waitingChange = async (server: TestServer): Promise<string> => {
  const maker = await server.staff({ role: 'manager' });
  const { because, password, ...change } = { ...changeBody(maker.password), because: server.context.newId() };
  const object = gamesChanged[waits % gamesChanged.length] ?? 'JOKER';
  waits += 1;
  const fields = { unitFactorDenominator: 100 + waits };
  const asked = { ...change, object, fields, because, password, kind: 'game' } as const;
  await server.ask(operatorOfficeCalls.proposeChange, asked, { token: maker.token });
  const row = await server.database.owner.one<{ id: string }>(
    `select change_id as id from operator_change where status = 'WAITING' and because = $1`,
    [because],
  );
  return row?.id ?? '';
};

let accountsMade = 0;
// An account of its own for each call, which no member is offered.
const unlistedAccount = async (server: TestServer): Promise<string> => {
  accountsMade += 1;
  const accountNo = `3${String(accountsMade).padStart(9, '0')}`;
  const [bankCode, bankType, mode, accountName] = ['SCB', 'BANK', 'MANUAL', 'KRAPAO'];
  const fields = { bankCode, bankType, mode, accountName, accountNo, currency: 'BAHT', place: 99, isListed: false };
  await changeOperator(server, { kind: 'deposit_account', object: 'new', fields });
  const row = await server.database.owner.one<{ id: string }>(
    'select account_id as id from deposit_account where account_no = $1',
    [accountNo],
  );
  // A list of accounts read a moment ago does not have it.
  server.clock.advance(6_000);
  return row?.id ?? '';
};

// A win that waits for a person. A member without money has none.
const heldPlay = async (server: TestServer) => {
  const member = await server.member({ balance: 50_000n });
  const game = await openGame(server, member, 'JOKER');
  await server.ask(transferCalls.move, { from: 'WALLET', to: 'JOKER', amount: 10_000n }, { token: member.token });
  if ((await game.balance()) === 0) return { memberId: member.memberId, heldId: '' };
  await game.play({ stake: 0, win: 30_000 });
  await server.ask(walletCalls.refreshSlots, {}, { token: member.token });
  const row = await server.database.owner.one<{ heldId: string }>(
    'select held_id as "heldId" from held_play where member_id = $1',
    [member.memberId],
  );
  return { memberId: member.memberId, heldId: row?.heldId ?? '' };
};

// Valid calls of managers on outside work, findings, lanes and the operator's own data.
export const deskWrites: Readonly<Record<string, Arrange>> = {
  'office POST /api/outside/{kind}/{memberId}/{workId}/query': asManager(async (server) => ({
    path: path(await payoutOf(server, true), 'query'),
    body: {},
  })),
  'office POST /api/outside/{kind}/{memberId}/{workId}/propose': asManager(async (server) => ({
    path: path(await payoutOf(server, true), 'propose'),
    body: { outcome: 'refused', reference: null, note },
  })),
  'office POST /api/outside/{kind}/{memberId}/{workId}/confirm': asManager(async (server, { password }) => {
    const { work, decisionId } = await proposed(server, await server.staff());
    return { path: path(work, 'confirm'), body: { decisionId, password } };
  }),
  'office POST /api/outside/{kind}/{memberId}/{workId}/take-back-proposal': asManager(async (server, staff) => {
    const { work, decisionId } = await proposed(server, staff);
    return { path: path(work, 'take-back-proposal'), body: { decisionId } };
  }),
  'office POST /api/outside/{kind}/{memberId}/{workId}/cancel': asManager(async (server, { password }) => ({
    path: path(await payoutOf(server, false), 'cancel'),
    body: { note, password },
  })),
  'office POST /api/findings/{memberId}/{findingId}/close': asManager(async (server) => {
    const memberId = accounts.house.BAHT;
    const object = `test ${server.context.newId()}`;
    await raiseFinding(server.context, {
      memberId,
      kind: 'RECEIPT_NOT_SHOWN',
      lane: 'test',
      object,
      detail: {},
      stopsLane: false,
    });
    const row = await server.database.owner.one<{ id: string }>(
      'select finding_id as id from finding where object = $1',
      [object],
    );
    return { path: `/api/findings/${memberId}/${row?.id ?? ''}/close`, body: { note } };
  }),
  'office POST /api/lanes/{lane}/release': asManager(async (server, { password }) => {
    const lane = `test-${server.context.newId()}`;
    await stopLane(server.context.database, lane, { reason: 'a test', now: server.clock.now() });
    return { path: `/api/lanes/${lane}/release`, body: { note, password } };
  }),
  'office POST /api/providers/{code}/switch': asManager(() =>
    Promise.resolve({
      path: '/api/providers/CIRCUS/switch',
      body: { code: 'CIRCUS', state: 'CLOSED', text: { th: 'ปิด', la: 'ປິດ', en: 'Closed' }, until: null },
    }),
  ),
  'office POST /api/providers/{code}/query': asManager(() =>
    Promise.resolve({ path: '/api/providers/CIRCUS/query', body: {} }),
  ),
  'office POST /api/held-plays/{memberId}/{heldId}/accept': asManager(async (server, { password }) => {
    const { memberId, heldId } = await heldPlay(server);
    return { path: `/api/held-plays/${memberId}/${heldId}/accept`, body: { amount: 30_000, password } };
  }),
  'office POST /api/held-plays/{memberId}/{heldId}/refuse': asManager(async (server) => {
    const { memberId, heldId } = await heldPlay(server);
    return { path: `/api/held-plays/${memberId}/${heldId}/refuse`, body: { note } };
  }),
  'office POST /api/held-plays/{memberId}/{heldId}/write-off': asManager(async (server, { password, token }) => {
    const { memberId, heldId } = await heldPlay(server);
    if (heldId !== '') await server.ask(gameOfficeCalls.refuseHeldPlay, { memberId, heldId, note }, { token });
    return { path: `/api/held-plays/${memberId}/${heldId}/write-off`, body: { amount: 30_000, note, password } };
  }),
  'office POST /api/game-money/compare': asManager(() =>
    Promise.resolve({ path: '/api/game-money/compare', body: {} }),
  ),
  'office POST /api/game-money/{memberId}/compare': asManager(async (server) => ({
    path: `/api/game-money/${(await server.member()).memberId}/compare`,
    body: {},
  })),
  'office POST /api/game-money/{memberId}/{code}/home': asManager(async (server) => {
    const member = await server.member({ balance: 50_000n });
    await openGame(server, member, 'JOKER');
    await server.ask(transferCalls.move, { from: 'WALLET', to: 'JOKER', amount: 10_000n }, { token: member.token });
    return { path: `/api/game-money/${member.memberId}/JOKER/home`, body: { note } };
  }),
  'office POST /api/operator/accounts/{accountId}/freeze': asManager(async (server, { password }) => {
    const checkAt = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
    const body = { caseNo: 'TCSD 12/2569', frozenAmount: 100, checkAt, because: 'a test', password };
    return { path: `/api/operator/accounts/${await unlistedAccount(server)}/freeze`, body };
  }),
  'office POST /api/operator/changes': asManager((_server, { password }) =>
    Promise.resolve({ path: '/api/operator/changes', body: changeBody(password) }),
  ),
  'office POST /api/operator/changes/{changeId}/confirm': asManager(async (server, { password }) => ({
    path: `/api/operator/changes/${await waitingChange(server)}/confirm`,
    body: { password },
  })),
  'office POST /api/operator/changes/{changeId}/drop': asManager(async (server) => ({
    path: `/api/operator/changes/${await waitingChange(server)}/drop`,
    body: {},
  })),
};
