import type { GameCode } from '#contract/games.ts';
import { beforeEach, expect, it } from 'vitest';
import { transferCalls } from '#features/transfer/contract.ts';
import { type GameAccount, walletCalls } from '#features/wallet/contract.ts';
import { openGame, seenWallet, type GameSide } from '#support/game-accounts.ts';
import { whileSuspended } from '#support/people.ts';
import type { TestMember, TestStaff } from '#support/people.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { gameOfficeCalls, type HeldPlayLine } from '../../office-contract.ts';

const server = await startTestServer();
// Logs in for each test, since some let more time pass than a session lasts.
let finance: TestStaff;
let second: TestStaff;
beforeEach(async () => {
  [finance, second] = [await server.staff(), await server.staff()];
});
const done = { status: 200, body: { message: 'SUCCESS' } };

const move = (member: TestMember, [from, to]: [string, string], amount: bigint) =>
  server.ask(transferCalls.move, { from, to, amount }, { token: member.token });
const home = (member: TestMember) =>
  server.ask(transferCalls.moveEverything, { to: 'WALLET' }, { token: member.token });
const refresh = (member: TestMember) => {
  // Within 10 s the last reading would count.
  server.clock.advance(10_000);
  return server.ask(walletCalls.refreshSlots, {}, { token: member.token });
};
const cardOf = async (member: TestMember, code: string): Promise<GameAccount | undefined> =>
  ((await server.ask(walletCalls.get, {}, { token: member.token })).body as { slots: GameAccount[] }).slots.find(
    (card) => card.code === code,
  );
const player = async (code: string): Promise<{ member: TestMember; game: GameSide }> => {
  const member = await server.member({ balance: 100_000n });
  const game = await openGame(server, member, code);
  await move(member, ['WALLET', code], 10_000n);
  return { member, game };
};
const heldOf = async (member: TestMember, view: 'open' | 'decided' = 'open'): Promise<HeldPlayLine | undefined> => {
  const question = { view, page: 1, limit: 100 };
  const { body } = await server.ask(gameOfficeCalls.listHeldPlays, question, { token: (await server.staff()).token });
  return (body as { items: HeldPlayLine[] }).items.find(({ memberId }) => memberId === member.memberId);
};
const accept = async (member: TestMember, staff: TestStaff, change: { amount?: bigint; password?: string } = {}) => {
  const held = (await heldOf(member)) ?? (await heldOf(member, 'decided'));
  const { memberId = member.memberId, heldId = crypto.randomUUID() } = held ?? {};
  const amount = change.amount ?? BigInt(Math.round(Number(held?.amount ?? 0) * 100));
  const question = { memberId, heldId, amount, password: change.password ?? staff.password };
  return server.ask(gameOfficeCalls.acceptHeldPlay, question, { token: staff.token });
};
const refuseHeld = async (member: TestMember) => {
  const held = (await heldOf(member)) ?? (await heldOf(member, 'decided'));
  const { memberId = member.memberId, heldId = crypto.randomUUID() } = held ?? {};
  return server.ask(gameOfficeCalls.refuseHeldPlay, { memberId, heldId, note: 'a test' }, { token: finance.token });
};
const weather = (code: string, kind: string) => server.sandbox.weather({ service: 'games', code, kind });
const findingsOf = (member: TestMember) =>
  server.database.owner.rows<{ kind: string; lane: string }>('select kind, lane from finding where member_id = $1', [
    member.memberId,
  ]);
const isStopped = async (code: string): Promise<boolean> =>
  (await server.database.owner.one('select name from brake where name = $1 and released_at is null', [
    `lane game:${code}`,
  ])) !== null;

it('an ordinary win is booked at once, one above the limit waits for a person and affects nobody else', async () => {
  const { member, game } = await player('JOKER');
  await game.play({ stake: 10, win: 410 });
  await refresh(member);
  expect(await cardOf(member, 'JOKER')).toMatchObject({ amount: 500 });
  await game.play({ stake: 0, win: 3_000 });
  await refresh(member);
  expect(await cardOf(member, 'JOKER')).toMatchObject({ amount: 500, isBeingChecked: true });
  expect(await heldOf(member)).toMatchObject({ amount: 3000, bookedAmount: 500, reason: 'LIMIT', needsTwo: false });
  expect(await move(member, ['JOKER', 'WALLET'], 50_001n)).toMatchObject(refused('MONEY_NOT_ENOUGH', 400));
  expect(await home(member)).toMatchObject(done);
  expect([(await seenWallet(server, member)).wallet, await game.balance()]).toEqual([1400, 3000]);
  await server.runJobs();
  expect([await findingsOf(member), await isStopped('JOKER')]).toEqual([[], false]);
});

it('an accepted win is booked once, and a large one only by a second person', async () => {
  const { member, game } = await player('SLOTXO');
  await game.play({ stake: 0, win: 30_000 });
  await refresh(member);
  expect(await accept(member, finance, { password: 'wrong' })).toMatchObject(refused('WRONG_PASSWORD', 400));
  expect(await accept(member, finance, { amount: 1n })).toMatchObject(refused('KEY_INVALID', 400));
  expect(await accept(member, finance)).toMatchObject({ body: { status: 'SECOND' } });
  expect(await accept(member, finance)).toMatchObject(refused('SAME_PERSON', 403));
  const refusedNow = await whileSuspended(server, finance, () => accept(member, second));
  expect(refusedNow).toMatchObject(refused('MAKER_SUSPENDED', 409));
  expect(await cardOf(member, 'SLOTXO')).toMatchObject({ amount: 100, isBeingChecked: true });
  expect(await accept(member, second)).toMatchObject({ body: { status: 'ACCEPTED' } });
  expect(await accept(member, second)).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect(await refuseHeld(member)).toMatchObject(refused('DECIDED_ALREADY', 409));
  const card = await cardOf(member, 'SLOTXO');
  expect([card?.amount, card?.isBeingChecked]).toEqual([30_100, undefined]);
  expect(await home(member)).toMatchObject(done);
  expect((await seenWallet(server, member)).wallet).toBe(31_000);
});

it('if the amount changed since the first person saw it, that person decides again; a win the game no longer shows ends', async () => {
  const { member, game } = await player('SUPERSLOT');
  await game.play({ stake: 0, win: 30_000 });
  await refresh(member);
  await accept(member, finance);
  await game.play({ stake: 5_000, win: 0 });
  await refresh(member);
  expect(await heldOf(member)).toMatchObject({ amount: 25_000, status: 'OPEN' });
  await game.play({ stake: 25_050, win: 0 });
  await refresh(member);
  expect(await heldOf(member, 'decided')).toMatchObject({ status: 'GONE' });
  expect(await cardOf(member, 'SUPERSLOT')).toMatchObject({ amount: 50 });
});

it('a win that staff reject stays unbooked while the game shows it', async () => {
  const { member, game } = await player('IMI');
  await game.play({ stake: 0, win: 5_000 });
  await refresh(member);
  expect(await refuseHeld(member)).toMatchObject({ body: { status: 'REFUSED' } });
  expect(await refuseHeld(member)).toMatchObject(refused('DECIDED_ALREADY', 409));
  await refresh(member);
  const card = await cardOf(member, 'IMI');
  expect([card?.amount, card?.isBeingChecked, card?.isNotConfirmed]).toEqual([100, undefined, true]);
  expect(await accept(member, finance)).toMatchObject({ body: { status: 'ACCEPTED' } });
  const accepted = await cardOf(member, 'IMI');
  expect([accepted?.amount, accepted?.isNotConfirmed]).toEqual([5100, undefined]);
  const nobody = await server.member();
  expect(await accept(nobody, finance)).toMatchObject(refused('NO_DATA', 404));
  expect(await refuseHeld(nobody)).toMatchObject(refused('NO_DATA', 404));
});

it('a rejected win is reviewed again once it grows, also by the person who rejected it', async () => {
  const { member, game } = await player('SLOTXO');
  await game.play({ stake: 0, win: 30_000 });
  await refresh(member);
  await refuseHeld(member);
  await game.play({ stake: 100, win: 0 });
  await refresh(member);
  expect(await heldOf(member, 'decided')).toMatchObject({ amount: 29_900, status: 'REFUSED' });
  await game.play({ stake: 0, win: 500 });
  await refresh(member);
  expect(await heldOf(member)).toMatchObject({ amount: 30_400, status: 'OPEN' });
  await refuseHeld(member);
  expect(await accept(member, finance)).toMatchObject({ body: { status: 'SECOND' } });
  expect(await accept(member, second)).toMatchObject({ body: { status: 'ACCEPTED' } });
});

it('a held win is not accepted while money is in transit to or from the game', async () => {
  const { member, game } = await player('SUPERSLOT');
  await game.play({ stake: 0, win: 3_000 });
  await refresh(member);
  await weather('SUPERSLOT', 'timeout-before');
  expect(await move(member, ['SUPERSLOT', 'WALLET'], 10_000n)).toMatchObject({ body: { status: 'PENDING' } });
  expect(await accept(member, finance)).toMatchObject(refused('DECIDED_ALREADY', 409));
  await weather('SUPERSLOT', 'fine');
  server.clock.advance(5_000);
  await server.runJobs();
});

// A transfer of 400 that was absent at the provider and returned to the wallet. Returns its id.
const returnedAsAbsent = async (member: TestMember, code: string): Promise<string> => {
  await weather(code, 'timeout-before');
  expect(await move(member, ['WALLET', code], 40_000n)).toMatchObject({ body: { status: 'PENDING' } });
  await weather(code, 'fine');
  for (const ms of [5_000, 15_000, 600_000]) {
    server.clock.advance(ms);
    await server.runJobs();
  }
  expect((await seenWallet(server, member)).wallet).toBe(900);
  const row = await server.database.owner.one<{ id: string }>(
    `select transfer_id as id from game_transfer where member_id = $1 and status = 'RETURNED'`,
    [member.memberId],
  );
  return row?.id ?? '';
};

const carriesOut = async (game: GameSide, code: GameCode, reference: string): Promise<void> => {
  const unitFactor = { numerator: 1, denominator: 1 };
  const port = server.context.providers.game({ code, currency: 'BAHT', unitFactor });
  await port?.transferIn({ username: game.username, amount: 40_000n, reference });
};

it('a provider that carries out a transfer after its release creates no money, whatever is played meanwhile', async () => {
  const { member, game } = await player('CIRCUS');
  const reference = await returnedAsAbsent(member, 'CIRCUS');
  await carriesOut(game, 'CIRCUS', reference);
  await game.play({ stake: 37, win: 0 });
  await refresh(member);
  expect(await cardOf(member, 'CIRCUS')).toMatchObject({ amount: 100, isBeingChecked: true });
  expect(await heldOf(member)).toMatchObject({ amount: 363, reason: 'TRANSFER', transferId: reference });
  await server.runJobs();
  expect(await findingsOf(member)).toContainEqual({ kind: 'PLAY_IS_A_RETURNED_TRANSFER', lane: 'game:CIRCUS' });
  expect(await isStopped('CIRCUS')).toBe(true);
  expect(await move(member, ['WALLET', 'CIRCUS'], 10_000n)).toMatchObject(refused('TRANSFER_FAIL', 502));
  expect(await home(member)).toMatchObject(done);
  expect((await seenWallet(server, member)).wallet).toBe(1000);
});

it('a win of exactly the released amount is held, and stops the game for others only once the provider has the transfer', async () => {
  const { member, game } = await player('USUN');
  const reference = await returnedAsAbsent(member, 'USUN');
  await game.play({ stake: 0, win: 400 });
  await refresh(member);
  expect(await heldOf(member)).toMatchObject({ amount: 400, reason: 'SAME_AMOUNT', transferId: reference });
  await server.runJobs();
  expect([await findingsOf(member), await isStopped('USUN')]).toEqual([[], false]);
  const { member: other } = await player('USUN');
  expect((await seenWallet(server, other)).wallet).toBe(900);
  expect(await home(member)).toMatchObject(done);
  expect((await seenWallet(server, member)).wallet).toBe(1000);
  await carriesOut(game, 'USUN', reference);
  await refresh(member);
  expect(await heldOf(member)).toMatchObject({ amount: 800, reason: 'TRANSFER', transferId: reference });
  await server.runJobs();
  expect(await isStopped('USUN')).toBe(true);
  expect(await move(other, ['WALLET', 'USUN'], 10_000n)).toMatchObject(refused('TRANSFER_FAIL', 502));
});

it('a member’s balance at a game is read automatically, and changes are booked, of an idle account with money within the hour', async () => {
  const { member, game } = await player('PGSLOT');
  await game.play({ stake: 0, win: 50 });
  await server.runJobs();
  expect(await cardOf(member, 'PGSLOT')).toMatchObject({ amount: 100 });
  server.clock.advance(31 * 60_000);
  await server.runJobs();
  expect(await cardOf(member, 'PGSLOT')).toMatchObject({ amount: 150 });
  await game.play({ stake: 20, win: 0 });
  await server.runJobs();
  expect(await cardOf(member, 'PGSLOT')).toMatchObject({ amount: 150 });
  server.clock.advance(60 * 60_000);
  await server.runJobs();
  expect(await cardOf(member, 'PGSLOT')).toMatchObject({ amount: 130 });
  server.clock.advance(60 * 60_000);
  await server.runJobs();
  await game.play({ stake: 30, win: 0 });
  server.clock.advance(60 * 60_000);
  await server.runJobs();
  expect(await cardOf(member, 'PGSLOT')).toMatchObject({ amount: 100 });
});

it('later refused transfers do not hide one that was released before', async () => {
  const { member, game } = await player('HUAYHD');
  const reference = await returnedAsAbsent(member, 'HUAYHD');
  await weather('HUAYHD', 'refuse');
  server.clock.advance(1_000);
  for (let press = 0; press < 5; press++)
    expect(await move(member, ['WALLET', 'HUAYHD'], 100n)).toMatchObject(refused('TRANSFER_FAIL', 502));
  await weather('HUAYHD', 'fine');
  await carriesOut(game, 'HUAYHD', reference);
  await refresh(member);
  expect(await heldOf(member)).toMatchObject({ amount: 400, reason: 'TRANSFER', transferId: reference });
  await home(member);
  expect((await seenWallet(server, member)).wallet).toBe(1000);
});

it('a transfer that turns up beside a held win is reported and stops the game, and nobody accepts it unseen', async () => {
  const { member, game } = await player('UFABET');
  const reference = await returnedAsAbsent(member, 'UFABET');
  await game.play({ stake: 0, win: 3_000 });
  await refresh(member);
  expect(await heldOf(member)).toMatchObject({ amount: 3000, reason: 'LIMIT' });
  await server.runJobs();
  expect(await isStopped('UFABET')).toBe(false);
  await carriesOut(game, 'UFABET', reference);
  await refresh(member);
  expect(await heldOf(member)).toMatchObject({ amount: 3400, reason: 'TRANSFER', transferId: reference });
  await server.runJobs();
  expect(await findingsOf(member)).toContainEqual({ kind: 'PLAY_IS_A_RETURNED_TRANSFER', lane: 'game:UFABET' });
  expect(await isStopped('UFABET')).toBe(true);
});

it('once staff accepted a transfer that turned up, later wins are booked as usual', async () => {
  const { member, game } = await player('IMI');
  const reference = await returnedAsAbsent(member, 'IMI');
  await carriesOut(game, 'IMI', reference);
  await refresh(member);
  expect(await accept(member, await server.staff())).toMatchObject({ body: { status: 'ACCEPTED' } });
  expect(await cardOf(member, 'IMI')).toMatchObject({ amount: 500 });
  await game.play({ stake: 0, win: 30 });
  await refresh(member);
  expect(await cardOf(member, 'IMI')).toMatchObject({ amount: 530 });
});

it('money found at a game after its transfer was released is held at once, without a reading by the member', async () => {
  const { member, game } = await player('AREASLOT');
  const reference = await returnedAsAbsent(member, 'AREASLOT');
  server.clock.advance(2 * 3_600_000);
  await server.runJobs();
  await carriesOut(game, 'AREASLOT', reference);
  server.clock.advance(3_600_000 + 60_000);
  for (const _ of ['the transfer is queried', 'the balance is read']) await server.runJobs();
  expect(await findingsOf(member)).toContainEqual({ kind: 'RETURNED_BUT_DONE', lane: 'game:AREASLOT' });
  expect(await heldOf(member)).toMatchObject({ amount: 400, reason: 'TRANSFER', transferId: reference });
});

it.each([
  ['is played on', 2_000],
  ['is all gone', 3_000],
])('a refused win that %s at its game is a finding, since it may be won elsewhere', async (_, stake) => {
  const { member, game } = await player('JOKER');
  await game.play({ stake: 0, win: 3_000 });
  await refresh(member);
  expect(await refuseHeld(member)).toMatchObject({ status: 200 });
  await refresh(member);
  await server.runJobs();
  expect(await findingsOf(member)).toEqual([]);
  await game.play({ stake, win: 0 });
  await refresh(member);
  await server.runJobs();
  expect(await findingsOf(member)).toEqual([{ kind: 'REFUSED_WIN_IS_LESS', lane: 'game:JOKER' }]);
  expect(await isStopped('JOKER')).toBe(false);
});

it('a refused win that becomes less again after staff closed what they were shown is put before them again, once', async () => {
  const { member, game } = await player('JOKER');
  const open = () =>
    server.database.owner.rows('select kind from finding where member_id = $1 and closed_at is null', [
      member.memberId,
    ]);
  const loses = async (stake: number): Promise<void> => {
    await game.play({ stake, win: 0 });
    await refresh(member);
    await server.runJobs();
  };
  await game.play({ stake: 0, win: 3_000 });
  await refresh(member);
  expect(await refuseHeld(member)).toMatchObject({ status: 200 });
  for (const stake of [1, 1]) await loses(stake);
  expect(await open()).toEqual([{ kind: 'REFUSED_WIN_IS_LESS' }]);
  await server.database.owner.rows(`update finding set closed_at = now(), closed_by = member_id where member_id = $1`, [
    member.memberId,
  ]);
  await loses(2_500);
  expect(await open()).toEqual([{ kind: 'REFUSED_WIN_IS_LESS' }]);
});
