import { expect, it, vi } from 'vitest';
import { statementCalls } from '#features/statement/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { makeGift, sendLink, statementOf } from '#support/deposits.ts';
import { openGame, seenWallet } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import type { TestReply } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { jobs } from './features/all-parts.ts';

// In the proportion of production (14 s for a provider, 24 s for a member): more than one call to a provider, less than
// two.
const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '4000', ANSWER_WITHIN_MS: '1500' } });
const patient = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '600' } });

type Server = typeof server;
const slow = (at: Server, code: string, seconds: number) =>
  at.sandbox.weather({ service: 'games', code, kind: 'slow', seconds });
const fine = (at: Server) => at.sandbox.weather({ service: 'games', kind: 'fine' });
const move = (
  at: Server,
  member: TestMember,
  asked: { from: string; to: string; key?: string },
): Promise<TestReply> => {
  const { from, to, key = 'the press' } = asked;
  return at.ask(transferCalls.move, { from, to, amount: 10_000n }, { token: member.token, key });
};
const transfersOf = async (at: Server, member: TestMember): Promise<string[]> => {
  const reply = await at.ask(statementCalls.get, { page: 1, limit: 20 }, { token: member.token });
  const lines = (reply.body as { statements: { statementType: string; status: string }[] }).statements;
  return lines.filter((line) => line.statementType === 'transfer').map(({ status }) => status);
};
const pending = { status: 200, body: { message: 'SUCCESS', status: 'PENDING' } };
const done = { status: 200, body: { message: 'SUCCESS' } };

it('a transfer at a provider that exceeds its timeout is answered as in progress, and ends once by inquiry', async () => {
  proves('OP-297');
  const member = await patient.member({ balance: 50_000n });
  const game = await openGame(patient, member, 'SLOTXO');
  await slow(patient, 'SLOTXO', 1.2);
  expect(await move(patient, member, { from: 'WALLET', to: 'SLOTXO' })).toMatchObject(pending);
  expect(await transfersOf(patient, member)).toEqual(['PENDING']);
  await fine(patient);
  // The sandbox carries it out after all, or it never does; either way the inquiry decides and nothing is doubled.
  patient.clock.advance(600_000);
  await patient.runJobs();
  const seen = await seenWallet(patient, member);
  expect(seen.wallet + seen.game('SLOTXO')).toBe(500);
  expect(await game.balance()).toBe(seen.game('SLOTXO'));
});

it('while one game is slow the others answer first, although they were called later', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, () => server.member({ balance: 50_000n })));
  for (const member of members) for (const code of ['IMI', 'USUN']) await openGame(server, member, code);
  await slow(server, 'IMI', 1);
  const order: string[] = [];
  const press = async (member: TestMember, code: string): Promise<void> => {
    expect(await move(server, member, { from: 'WALLET', to: code, key: code })).toMatchObject(done);
    order.push(code);
  };
  const all = [...members.map((member) => press(member, 'IMI')), ...members.map((member) => press(member, 'USUN'))];
  await Promise.all(all);
  await fine(server);
  expect(order.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 'USUN'));
});

it('a gift whose wallet is slow is answered as in progress in time, with the id of the line in which it ends', async () => {
  const member = await server.member();
  const port = server.context.providers.walletLinks;
  if (port === null) throw new Error('there are no gift links');
  const redeem = port.redeem.bind(port);
  const { promise: isOver, resolve: goOn } = Promise.withResolvers<void>();
  const spied = vi.spyOn(port, 'redeem').mockImplementation(async (asked) => {
    await isOver;
    return redeem(asked);
  });
  const { link } = await makeGift(server, { amount: '40' });
  const { body } = await sendLink(server, member, { link });
  goOn();
  expect(body).toMatchObject({ status: 'PENDING' });
  const { id: lineId = '' } = body as { id?: string };
  const line = () => server.ask(statementCalls.timeline, { lineId }, { token: member.token });
  await vi.waitFor(async () =>
    expect(await line()).toMatchObject({ body: { line: { status: 'SUCCESS', amount: 40 } } }),
  );
  spied.mockRestore();
});

it('a transfer with two slow halves is answered as in progress in time, continues, and a repeat gets its outcome', async () => {
  proves('OP-297');
  const member = await server.member({ balance: 50_000n });
  for (const code of ['CIRCUS', 'PGSLOT']) await openGame(server, member, code);
  await move(server, member, { from: 'WALLET', to: 'CIRCUS', key: 'before' });
  for (const code of ['CIRCUS', 'PGSLOT']) await slow(server, code, 0.8);
  const late = await move(server, member, { from: 'CIRCUS', to: 'PGSLOT' });
  expect(late).toMatchObject(pending);
  const { id } = late.body as { id: string };
  await vi.waitFor(async () => expect(await transfersOf(server, member)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS']), {
    timeout: 10_000,
  });
  await fine(server);
  const line = (await statementOf(server, member)).find(({ _id }) => _id === id);
  await vi.waitFor(async () => {
    const again = await move(server, member, { from: 'CIRCUS', to: 'PGSLOT' });
    expect([again.status, again.body]).toEqual([200, { message: 'SUCCESS', id, createdAt: line?.createdAt }]);
  });
  expect(line).toBeDefined();
  const seen = await seenWallet(server, member);
  expect([seen.wallet, seen.game('CIRCUS'), seen.game('PGSLOT')]).toEqual([400, 0, 100]);
});

it('a transfer of everything to the wallet with one slow game is answered in time, and the money arrives', async () => {
  const member = await server.member({ balance: 50_000n });
  for (const code of ['JOKER', 'SLOTXO']) {
    await openGame(server, member, code);
    await move(server, member, { from: 'WALLET', to: code, key: code });
  }
  await slow(server, 'SLOTXO', 0.9);
  const asked = { token: member.token, key: 'home' };
  expect(await server.ask(transferCalls.moveEverything, { to: 'WALLET' }, asked)).toMatchObject(pending);
  await fine(server);
  await vi.waitFor(async () => expect((await seenWallet(server, member)).wallet).toBe(500), { timeout: 10_000 });
});

it('inquiries about transfers of a silent game do not delay those of another', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => server.member({ balance: 50_000n })));
  const codes = ['AREASLOT', 'SUPERSLOT'];
  for (const member of members) for (const code of codes) await openGame(server, member, code);
  for (const code of codes) {
    await server.sandbox.weather({ service: 'games', code, kind: 'timeout-after', seconds: 30 });
    for (const member of members) void move(server, member, { from: 'WALLET', to: code, key: code });
  }
  const openAt = async (code: string): Promise<number> => {
    const sql = `select count(*) as count from game_transfer where code = $1 and ended_at is null`;
    return Number((await server.database.owner.one<{ count: bigint }>(sql, [code]))?.count);
  };
  const unknown = `select count(*) as count from game_transfer where status = 'UNKNOWN'`;
  await vi.waitFor(async () => expect(await server.database.owner.one(unknown)).toEqual({ count: 12n }), {
    timeout: 15_000,
  });
  await server.sandbox.weather({ service: 'games', code: 'SUPERSLOT', kind: 'fine' });
  await slow(server, 'AREASLOT', 30);
  // The silent game's are due first.
  await server.database.owner.rows(
    `update game_transfer set due_at = due_at - interval '1 hour' where code = 'AREASLOT' and ended_at is null`,
  );
  server.clock.advance(6_000);
  const run = jobs.find(({ name }) => name === 'query transfers')?.run(server.context);
  let hasRunEnded = false;
  void run?.then(() => (hasRunEnded = true));
  await vi.waitFor(async () => expect(await openAt('SUPERSLOT')).toBe(0), { timeout: 10_000, interval: 20 });
  expect([hasRunEnded, await openAt('AREASLOT')]).toEqual([false, 6]);
  await fine(server);
  await run;
  // The breaker of the game that was silent lets one request through, and then the others.
  const checkAgain = async (): Promise<void> => {
    server.clock.advance(61_000);
    await server.runJobs();
    expect(await openAt('AREASLOT')).toBe(0);
  };
  await vi.waitFor(checkAgain, { timeout: 20_000, interval: 200 });
});
