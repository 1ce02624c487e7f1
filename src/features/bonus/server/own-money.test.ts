import { expect, it } from 'vitest';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { withdrawOfficeCalls } from '#features/withdraw/office-contract.ts';
import { accounts, checkLedger } from '#ledger';
import { upsertPlay } from '#play/play-days-table.ts';
import { conditionChecks } from '#conditions/condition-checks.ts';
import { systemOrigin, transactionOn } from '#server/transaction-on.ts';
import { openGame } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { activeOf, playerOf, receive } from '#support/rewards/bonus-acts.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { findActiveGrant } from '#conditions/grants-table.ts';
import { findOwnMoney } from '#conditions/own-money-table.ts';
import { gameOfficeCalls } from '#features/game/office-contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { bonusCalls } from '../contract.ts';

const server = await startTestServer();
const { owner } = server.database;

const take = ({ token }: TestMember) => server.ask(bonusCalls.activatePromotion, { code: 'KRAPAO50' }, { token });
const accept = ({ token }: TestMember) => server.ask(bonusCalls.activate, { code: 'WELCOME' }, { token });
const withdraw = ({ token }: TestMember, amount: bigint) => server.ask(withdrawCalls.request, { amount }, { token });
const runs = (figures: Record<string, number>) => ({ status: true, condition: { runs: figures } });

// What the member withdrew before comes back.
const waysBack: Readonly<Record<string, (withdrawalId: string, amount: bigint) => Promise<unknown>>> = {
  'rejected by staff': async (withdrawalId) => {
    const staff = await server.staff({ role: 'finance' });
    return server.ask(withdrawOfficeCalls.reject, { withdrawalId, reason: 'MEMBER_ASKED' }, staff);
  },
  'refused by the bank': async (withdrawalId, amount) => {
    await server.sandbox.weather({ service: 'payout', kind: 'refuse' });
    const staff = await server.staff({ role: 'finance' });
    await server.ask(withdrawOfficeCalls.approve, { withdrawalId, amount, password: staff.password }, staff);
    await server.runJobs();
    await server.sandbox.weather({ service: 'payout', kind: 'fine' });
  },
};

// A member whose 2,000 are held for a withdrawal, and who then has 600 of a bonus: 1,800 meet its condition.
const withHeldMoney = async () => {
  const member = await server.member({ balance: 200_000n });
  const { id } = (await withdraw(member, 200_000n)).body as { id: string };
  await accept(member);
  await receive(server, member, { amount: 30_000n });
  expect(await activeOf(server, member)).toMatchObject(runs({ base: 600, own: 0, total: 600, success: 1_800 }));
  return { member, withdrawalId: id };
};

it('money from before a promotion does not meet its condition; winning what it asks for does', async () => {
  proves('OP-144', 'OP-145');
  const member = await server.member({ balance: 20_000n });
  const found = await server.ask(bonusCalls.findPromotion, { code: 'KRAPAO50' }, { token: member.token });
  expect(found.body).toMatchObject({ amount: 50, own: 200, success: 350, fail: 5 });
  await take(member);
  expect(await activeOf(server, member)).toMatchObject(runs({ base: 50, own: 200, total: 250, success: 350, fail: 5 }));
  expect(await withdraw(member, 25_000n)).toMatchObject(refused('BONUS_CONDITION', 409));
  const player = await playerOf(server, member, 10_000n);
  await player.wins(99.99);
  expect(await activeOf(server, member)).toMatchObject({ status: true });
  await player.wins(0.01);
  expect(await activeOf(server, member)).toMatchObject({ status: false, ended: { as: 'met' } });
  expect(await withdraw(member, 10_000n)).toMatchObject({ status: 200 });
});

it('money from before a bonus does not meet its condition, however much it is', async () => {
  proves('OP-144');
  const member = await server.member({ balance: 1_200_000n });
  await accept(member);
  await receive(server, member, { amount: 10_000n });
  expect(await activeOf(server, member)).toMatchObject(
    runs({ base: 200, own: 12_000, total: 12_200, success: 12_600, fail: 20 }),
  );
  await receive(server, member, { amount: 20_000n });
  expect(await activeOf(server, member)).toMatchObject(runs({ base: 400, own: 12_000, success: 13_200, fail: 40 }));
  expect(await withdraw(member, 10_000n)).toMatchObject(refused('BONUS_CONDITION', 409));
});

it.each(Object.entries(waysBack))(
  'a withdrawal that is %s while a condition runs does not meet it',
  async (_, back) => {
    proves('OP-144');
    const { member, withdrawalId } = await withHeldMoney();
    await back(withdrawalId, 200_000n);
    expect(await activeOf(server, member)).toMatchObject(runs({ base: 600, own: 2_000, total: 2_600, success: 3_800 }));
    expect(await withdraw(member, 260_000n)).toMatchObject(refused('BONUS_CONDITION', 409));
    await (await playerOf(server, member, 10_000n)).wins(1_200);
    expect(await activeOf(server, member)).toMatchObject({ status: false, ended: { as: 'met' } });
  },
);

it('a withdrawal that comes back after losses adds its whole amount to what is to be reached', async () => {
  const { member, withdrawalId } = await withHeldMoney();
  const player = await playerOf(server, member, 60_000n);
  await player.loses(500);
  await waysBack['rejected by staff']?.(withdrawalId, 200_000n);
  expect(await activeOf(server, member)).toMatchObject(runs({ own: 2_000, total: 2_100, success: 3_800, fail: 60 }));
  await player.wins(1_699);
  expect(await activeOf(server, member)).toMatchObject(runs({ own: 2_000, total: 3_799, success: 3_800 }));
  await player.wins(1);
  expect(await activeOf(server, member)).toMatchObject({ status: false, ended: { as: 'met' } });
});

it('losing own money and winning it back meets no condition, and only what is left of the base loses it', async () => {
  proves('OP-145');
  const member = await server.member({ balance: 200_000n });
  await accept(member);
  await receive(server, member, { amount: 30_000n });
  const player = await playerOf(server, member, 260_000n);
  await player.loses(1_500);
  expect(await activeOf(server, member)).toMatchObject(runs({ own: 2_000, total: 1_100, success: 3_800, fail: 60 }));
  await player.wins(1_500);
  expect(await activeOf(server, member)).toMatchObject(runs({ own: 2_000, total: 2_600, success: 3_800, fail: 60 }));
  await player.loses(2_539);
  expect(await activeOf(server, member)).toMatchObject(runs({ total: 61 }));
  await player.loses(1);
  expect(await activeOf(server, member)).toMatchObject({ status: false, ended: { as: 'lost', fail: 60 } });
});

it('accepting a bonus makes the games due where money lies, so that play from before is known when it is paid', async () => {
  const member = await server.member({ balance: 200_000n });
  const game = await openGame(server, member, 'JOKER');
  await server.ask(transferCalls.move, { from: 'WALLET', to: 'JOKER', amount: 200_000n }, { token: member.token });
  await server.runJobs();
  await game.play({ stake: 1_500, win: 0 });
  await accept(member);
  await server.runJobs();
  await receive(server, member, { amount: 30_000n });
  expect(await activeOf(server, member)).toMatchObject(runs({ own: 500, total: 1_100, success: 2_300, fail: 60 }));
});

// A member with 1,000 at a game, known to the books.
const withGameMoney = async (balance = 200_000n) => {
  const member = await server.member({ balance });
  const game = await openGame(server, member, 'JOKER');
  await server.ask(transferCalls.move, { from: 'WALLET', to: 'JOKER', amount: 100_000n }, { token: member.token });
  await server.runJobs();
  server.clock.advance(1_000);
  return { member, game };
};

// The games are read, later than anything before; together where that decides about a reward.
const readGames = async (member: TestMember): Promise<void> => {
  server.clock.advance(11_000);
  await server.ask(walletCalls.refreshSlots, {}, { token: member.token });
  await activeOf(server, member);
  await server.runJobs();
};

const waysToPay: Readonly<Record<string, (member: TestMember) => Promise<unknown>>> = {
  promotion: take,
  bonus: async (member) => {
    await accept(member);
    await receive(server, member, { amount: 30_000n });
  },
};

it.each(Object.entries(waysToPay))(
  'what was won before a %s and is read after it does not meet its condition, what is won after that reading does',
  async (_, pay) => {
    proves('OP-144');
    const { member, game } = await withGameMoney();
    await game.play({ stake: 0, win: 5_000 });
    await pay(member);
    await server.runJobs();
    const active = await activeOf(server, member);
    expect(active).toMatchObject(runs({ own: 7_000 }));
    const { runs: figures } = (active as { condition: { runs: { total: number; success: number } } }).condition;
    await game.play({ stake: 0, win: figures.success - figures.total });
    await readGames(member);
    expect(await activeOf(server, member)).toMatchObject({ status: false, ended: { as: 'met' } });
  },
);

it('what was lost before a promotion and is read after it counts as lost since, and a game without money before counts from its first bet', async () => {
  const { member, game } = await withGameMoney();
  await game.play({ stake: 1_000, win: 0 });
  await take(member);
  await server.runJobs();
  expect(await activeOf(server, member)).toMatchObject(runs({ own: 2_000, total: 1_050, success: 2_150 }));
  const other = await openGame(server, member, 'IMI');
  await server.ask(transferCalls.move, { from: 'WALLET', to: 'IMI', amount: 100_000n }, { token: member.token });
  await other.play({ stake: 0, win: 1_100 });
  await readGames(member);
  expect(await activeOf(server, member)).toMatchObject({ status: false, ended: { as: 'met' } });
});

const heldWin = async (member: TestMember) => {
  const staff = await server.staff();
  const question = { view: 'open', page: 1, limit: 100 } as const;
  const { body } = await server.ask(gameOfficeCalls.listHeldPlays, question, { token: staff.token });
  const found = (body as { items: { memberId: string; heldId: string; amount: number }[] }).items;
  const { heldId = '', amount = 0 } = found.find(({ memberId }) => memberId === member.memberId) ?? {};
  return { staff, question: { memberId: member.memberId, heldId, amount: BigInt(amount * 100) } };
};
const acceptWin = async (member: TestMember) => {
  const { staff, question } = await heldWin(member);
  const { password, token } = staff;
  const accepted = await server.ask(gameOfficeCalls.acceptHeldPlay, { ...question, password }, { token });
  expect(accepted).toMatchObject({ status: 200, body: { status: 'ACCEPTED' } });
};

it.each(['held', 'unread'] as const)(
  'a win from before a promotion that was %s then, and that people accept afterwards, does not meet its condition',
  async (when) => {
    const { member, game } = await withGameMoney();
    await game.play({ stake: 0, win: 8_000 });
    if (when === 'held') await readGames(member);
    const { token } = member;
    if (when === 'held')
      await server.ask(transferCalls.move, { from: 'JOKER', to: 'WALLET', amount: 100_000n }, { token });
    await take(member);
    await readGames(member);
    await acceptWin(member);
    expect(await activeOf(server, member)).toMatchObject({ status: true });
    expect(await withdraw(member, 100_000n)).toMatchObject(refused('BONUS_CONDITION', 409));
  },
);

it('a win that people accept meets no condition before its game is read again, since it may be lost by then', async () => {
  const { member, game } = await withGameMoney();
  await take(member);
  await readGames(member);
  await game.play({ stake: 0, win: 8_000 });
  await readGames(member);
  await game.play({ stake: 8_900, win: 0 });
  await acceptWin(member);
  expect(await activeOf(server, member)).toMatchObject({ status: true });
  expect(await withdraw(member, 100_000n)).toMatchObject(refused('BONUS_CONDITION', 409));
  await readGames(member);
  expect(await activeOf(server, member)).toMatchObject(runs({ total: 1_150, success: 2_150 }));
});

it('while people decide about a win, a win elsewhere meets no condition: what is lost meanwhile only shrinks what they decide', async () => {
  const { member, game } = await withGameMoney(300_000n);
  await game.play({ stake: 0, win: 8_000 });
  await readGames(member);
  await take(member);
  const other = await openGame(server, member, 'IMI');
  const { token } = member;
  await server.ask(transferCalls.move, { from: 'WALLET', to: 'IMI', amount: 100_000n }, { token });
  await game.play({ stake: 400, win: 0 });
  await other.play({ stake: 0, win: 400 });
  await readGames(member);
  expect(await activeOf(server, member)).toMatchObject({ status: true });
  expect(await withdraw(member, 100_000n)).toMatchObject(refused('BONUS_CONDITION', 409));
});

it('opposite bets at two games do not meet a condition while only the winner is read', async () => {
  const { member, game } = await withGameMoney(300_000n);
  const other = await openGame(server, member, 'IMI');
  const { token } = member;
  await server.ask(transferCalls.move, { from: 'WALLET', to: 'IMI', amount: 100_000n }, { token });
  await server.runJobs();
  server.clock.advance(1_000);
  await take(member);
  await readGames(member);
  server.clock.advance(1_000);
  await game.play({ stake: 1_000, win: 0 });
  await other.play({ stake: 0, win: 1_000 });
  await server.ask(transferCalls.move, { from: 'IMI', to: 'WALLET', amount: 200_000n }, { token });
  expect(await withdraw(member, 100_000n)).toMatchObject(refused('BONUS_CONDITION', 409));
  await readGames(member);
  expect(await activeOf(server, member)).toMatchObject(runs({ own: 3_000, total: 3_050, success: 3_150 }));
});

// The same numbers in every run.
const seeded = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

it('whatever is won, lost and paid in, own money is what was there before and what was given back', async () => {
  const next = seeded(20_261_128);
  const { context } = server;
  const member = await server.member({ balance: 30_000n });
  await take(member);
  await playerOf(server, member, 35_000n);
  const grant = await findActiveGrant(owner, member.memberId);
  let counted = 30_000n;
  const moves = [
    { kind: 'play', from: accounts.play, to: accounts.game('JOKER') },
    { kind: 'play', from: accounts.game('JOKER'), to: accounts.play },
    { kind: 'adjustment', from: accounts.adjustment, to: accounts.wallet },
    { kind: 'deposit', from: accounts.bank, to: accounts.wallet },
  ] as const;
  for (let step = 0; step < 60; step += 1) {
    const act = [0, 1, 1, 1, 0, 2][next(6)] ?? 0;
    const move = moves[act] ?? moves[0];
    const amount = BigInt(1 + next(act === 2 ? 3_000 : 9_000));
    const plan = { memberId: member.memberId, operationId: context.newId(), origin: systemOrigin('test') };
    const { status } = await transactionOn(context, plan, async (work) => {
      const posted = await work.post({ ...move, step: 0, amount });
      await upsertPlay(work.sql, member.memberId);
      work.audit('test');
      return posted;
    });
    if (status !== 'posted') continue;
    if (act === 2) counted += amount;
    expect(await findOwnMoney(owner, grant ?? { memberId: '', grantId: '' }), `step ${String(step)}`).toMatchObject({
      own: counted,
    });
  }
});

it('the proof finds own money before a grant that is not what the books say', async () => {
  const member = await server.member({ balance: 20_000n });
  await take(member);
  const { memberId } = member;
  const changed = (by: number) =>
    owner.rows('update reward_grant set own_before = own_before + $2 where member_id = $1', [memberId, by]);
  await changed(-1);
  expect(await checkLedger(owner, conditionChecks, { members: [memberId] })).toMatchObject([
    { invariant: 'the own money before a grant is what the books say without its money and its deposit', memberId },
  ]);
  await changed(1);
});

it('the proof finds own money that is neither a win nor a deposit since', async () => {
  const { member, game } = await withGameMoney();
  await game.play({ stake: 0, win: 10 });
  await take(member);
  await server.runJobs();
  const { memberId } = member;
  const changed = (by: number) =>
    owner.rows('update reward_grant set own_entries = array[own_entries[1] + $2] where member_id = $1', [memberId, by]);
  expect(await checkLedger(owner, conditionChecks, { members: [memberId] })).toEqual([]);
  await changed(-1);
  expect(await checkLedger(owner, conditionChecks, { members: [memberId] })).toMatchObject([
    { invariant: 'what counts as own money is a win or a deposit since', memberId },
  ]);
  await changed(1);
});

it('a bonus that was accepted before own money was kept is met by the whole total balance, as its terms said', async () => {
  const member = await server.member({ balance: 100_000n });
  await accept(member);
  await owner.rows('update reward_grant set own_before = null where member_id = $1', [member.memberId]);
  await receive(server, member, { amount: 10_000n });
  expect(await activeOf(server, member)).toMatchObject({ status: false, ended: { as: 'met' } });
});
