import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { type GameAccount, walletCalls } from '#features/wallet/contract.ts';
import { openGame, seenWallet, type GameSide } from '#support/game-accounts.ts';
import type { TestMember, TestStaff } from '#support/people.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { transferCalls } from '../../contract.ts';
import { type GameMoneyLine, type MemberGame, transferOfficeCalls } from '../../office-contract.ts';

const server = await startTestServer();
const hourMs = 3_600_000;
const note = 'The member asked by phone';
let manager: TestStaff;
beforeEach(async () => {
  manager = await server.staff({ role: 'manager' });
});

const weather = (code: string, kind: string) => server.sandbox.weather({ service: 'games', code, kind });
const player = async (code: string): Promise<{ member: TestMember; game: GameSide }> => {
  const member = await server.member({ balance: 100_000n });
  const game = await openGame(server, member, code);
  const move = { from: 'WALLET', to: code, amount: 10_000n };
  await server.ask(transferCalls.move, move, { token: member.token });
  return { member, game };
};
const listed = async (member: TestMember, view: 'unexplained' | 'explained'): Promise<GameMoneyLine | undefined> => {
  const { body } = await server.ask(
    transferOfficeCalls.listGameMoney,
    { view, page: 1, limit: 100 },
    { token: (await server.staff()).token },
  );
  return (body as { items: GameMoneyLine[] }).items.find(({ memberId }) => memberId === member.memberId);
};
interface Detail {
  readonly wallet: number;
  readonly games: MemberGame[];
  readonly transfers: { code: string; direction: string; amount: number; status: string }[];
}
const detail = async ({ memberId }: TestMember): Promise<Detail> =>
  (await server.ask(transferOfficeCalls.getGameMoney, { memberId }, { token: manager.token })).body as Detail;
const compare = ({ memberId }: TestMember) => {
  // Within 10 s the last reading would count.
  server.clock.advance(10_000);
  return server.ask(transferOfficeCalls.compareGames, { memberId }, { token: manager.token });
};
const home = ({ memberId }: TestMember, code: string, act: { by?: TestStaff; note?: string } = {}) =>
  server.ask(
    transferOfficeCalls.bringHome,
    { memberId, code, note: act.note ?? note },
    { token: (act.by ?? manager).token },
  );
const findings = ({ memberId }: TestMember) =>
  server.database.owner.rows<{ kind: string; detail: Record<string, string> }>(
    'select kind, detail from finding where member_id = $1 order by found_at',
    [memberId],
  );

it('staff see what a member has at each game, there and in the books, and have the games queried now', async () => {
  const { member, game } = await player('JOKER');
  await game.play({ stake: 10, win: 30 });
  expect((await detail(member)).games).toMatchObject([{ code: 'JOKER', bookedAmount: 100, playToday: 0 }]);
  expect(await compare(member)).toMatchObject({ status: 200 });
  const seen = await detail(member);
  const at = server.clock.now().toISOString();
  expect(seen.games).toMatchObject([
    {
      code: 'JOKER',
      bookedAmount: 120,
      providerAmount: 120,
      inTransit: 0,
      kind: 'PLAY',
      answeredAt: at,
      playToday: 20,
    },
  ]);
  expect(seen.transfers).toMatchObject([{ code: 'JOKER', direction: 'in', amount: 100, status: 'CONFIRMED' }]);
  expect(seen.wallet).toBe(900);
  await compare(member);
  expect((await detail(member)).games).toMatchObject([{ kind: 'AGREES' }]);
});

it('money at a game without an answer is listed since the first silence, and put before a person once after a day', async () => {
  const { member } = await player('IMI');
  await weather('IMI', 'down');
  await compare(member);
  await server.runJobs();
  const since = server.clock.now().toISOString();
  expect(await listed(member, 'unexplained')).toMatchObject({ code: 'IMI', kind: 'SILENT', bookedAmount: 100, since });
  server.clock.advance(23 * hourMs);
  await server.runJobs();
  expect([await listed(member, 'unexplained'), await findings(member)]).toMatchObject([{ since }, []]);
  server.clock.advance(2 * hourMs);
  for (const _ of ['found', 'found again']) await server.runJobs();
  expect(await findings(member)).toEqual([
    {
      kind: 'GAME_MONEY_OUT_OF_REACH',
      detail: { booked: '10000', there: '-', currency: 'BAHT', because: 'SILENT', since },
    },
  ]);
  await weather('IMI', 'fine');
  manager = await server.staff({ role: 'manager' });
  await compare(member);
  expect(await listed(member, 'unexplained')).toBeUndefined();
});

it('a transfer under way explains a difference until it ends, and a held win is before a person already', async () => {
  const { member, game } = await player('SLOTXO');
  await weather('SLOTXO', 'timeout-after');
  await server.ask(transferCalls.moveEverything, { to: 'WALLET' }, { token: member.token });
  await weather('SLOTXO', 'fine');
  await compare(member);
  expect(await listed(member, 'explained')).toMatchObject({ kind: 'TRANSFER', providerAmount: 0 });
  expect((await detail(member)).games).toMatchObject([{ inTransit: 100, bookedAmount: 0 }]);
  server.clock.advance(10_000);
  await server.runJobs();
  expect(await listed(member, 'explained')).toBeUndefined();
  expect((await detail(member)).games).toMatchObject([{ inTransit: 0, kind: null, since: null }]);
  await game.play({ stake: 0, win: 50_000 });
  await compare(member);
  expect(await listed(member, 'explained')).toMatchObject({ kind: 'HELD', bookedAmount: 0, providerAmount: 50_000 });
});

const command = fileURLToPath(new URL('compare-games-command.ts', import.meta.url));
const printed = async (code: string): Promise<string | undefined> => {
  const env = { DATABASE_URL: server.database.url };
  const { stdout } = await promisify(execFile)(process.execPath, [command], { env, cwd: '/' });
  return stdout.split('\n').find((line) => line.startsWith(code));
};

it('the totals are those of the books now, and a reading of before a transfer ended is not set against them', async () => {
  const { member } = await player('BETFLIX');
  await weather('BETFLIX', 'timeout-after');
  await server.ask(transferCalls.move, { from: 'WALLET', to: 'BETFLIX', amount: 50_000n }, { token: member.token });
  await weather('BETFLIX', 'fine');
  await compare(member);
  server.clock.advance(10_000);
  await server.runJobs();
  const all = 'BETFLIX BAHT: 1 accounts, books 600.00';
  const none = '0 compared: books 0.00, game 0.00';
  expect(await printed('BETFLIX')).toBe(`${all}; ${none}; 1 to be read again: books 600.00`);
  await compare(member);
  expect(await printed('BETFLIX')).toBe(`${all}; 1 compared: books 600.00, game 600.00`);
  await server.ask(transferCalls.move, { from: 'BETFLIX', to: 'WALLET', amount: 10_000n }, { token: member.token });
  const moved = 'BETFLIX BAHT: 1 accounts, books 500.00';
  expect(await printed('BETFLIX')).toBe(`${moved}; ${none}; 1 to be read again: books 500.00`);
});

it('one press makes every account with money due, and the job reads them', async () => {
  const { member, game } = await player('USUN');
  await compare(member);
  await game.play({ stake: 40, win: 0 });
  const reply = await server.ask(transferOfficeCalls.compareAll, {}, { token: manager.token });
  expect((reply.body as { accounts: number }).accounts).toBeGreaterThan(0);
  await server.runJobs();
  expect((await detail(member)).games).toMatchObject([{ bookedAmount: 60, kind: 'PLAY' }]);
});

it('staff bring a member’s money home with a reason, which is on record before it moves', async () => {
  const { member, game } = await player('CIRCUS');
  await game.play({ stake: 0, win: 25 });
  expect(await home(member, 'CIRCUS', { note: 'ok' })).toMatchObject({
    status: 400,
    body: { message: 'EVIDENCE_MISSING' },
  });
  expect(await home(member, 'CIRCUS', { by: await server.staff({ role: 'support' }) })).toMatchObject({ status: 403 });
  expect(await home(member, 'JOKER')).toMatchObject({ status: 404, body: { message: 'NO_DATA' } });
  const both = await Promise.all([home(member, 'CIRCUS'), home(member, 'CIRCUS')]);
  const [done, late] = both.toSorted((one, other) => one.status - other.status);
  expect(done).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
  expect(late).toMatchObject(refused('MONEY_NOT_ENOUGH', 400));
  expect([(await seenWallet(server, member)).wallet, await game.balance()]).toEqual([1_025, 0]);
  const audits = await server.database.owner.rows<{ detail: Record<string, string> }>(
    `select detail from audit where member_id = $1 and detail ? 'broughtHome' and detail ->> 'because' = $2`,
    [member.memberId, note],
  );
  expect(audits.length).toBeGreaterThan(0);
});

it('a game that does not answer gives nothing home, and one that answers late ends like every transfer', async () => {
  const { member, game } = await player('HUAYHD');
  await weather('HUAYHD', 'down');
  expect(await home(member, 'HUAYHD')).toMatchObject({ status: 502, body: { message: 'TRANSFER_FAIL' } });
  await weather('HUAYHD', 'fine');
  await server.ask(walletCalls.refreshSlots, {}, { token: member.token });
  expect(await home(member, 'HUAYHD')).toMatchObject({ body: { status: 'SUCCESS' } });
  expect([(await seenWallet(server, member)).wallet, await game.balance()]).toEqual([1_000, 0]);
});

it('the wallet says of money at a game when the member last used it, and of an empty game nothing', async () => {
  const { member, game } = await player('PGSLOT');
  await openGame(server, member, 'JOKER');
  const slots = async () =>
    ((await server.ask(walletCalls.get, {}, { token: member.token })).body as { slots: GameAccount[] }).slots;
  const usedAt = async () => (await slots()).find(({ code }) => code === 'PGSLOT')?.lastUsedAt;
  const movedAt = server.clock.now().toISOString();
  expect(await usedAt()).toBe(movedAt);
  expect((await slots()).find(({ code }) => code === 'JOKER')?.lastUsedAt).toBeUndefined();
  await compare(member);
  expect(await usedAt()).toBe(movedAt);
  await game.play({ stake: 5, win: 0 });
  await compare(member);
  expect(await usedAt()).toBe(server.clock.now().toISOString());
});
