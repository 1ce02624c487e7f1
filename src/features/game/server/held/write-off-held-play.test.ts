import { expect, it } from 'vitest';
import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { approveWaiting, changeSetting, suspend } from '#support/office-acts.ts';
import { type GameSide, openGame } from '#support/game-accounts.ts';
import { whileSuspended } from '#support/people.ts';
import type { TestMember, TestStaff } from '#support/people.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { gameOfficeCalls } from '../../office-contract.ts';

const server = await startTestServer();
const note = 'the game writes that the round was void, letter of 20 November';
const heldOf = async (member: TestMember) =>
  (await server.database.owner.one<{ heldId: string; amount: bigint; status: string }>(
    'select held_id as "heldId", amount, status from held_play where member_id = $1',
    [member.memberId],
  )) ?? { heldId: '', amount: 0n, status: 'NONE' };
const refresh = (member: TestMember) => {
  // Within 10 s the last reading would count.
  server.clock.advance(10_000);
  return server.ask(walletCalls.refreshSlots, {}, { token: member.token });
};

const writeOff = async (
  member: TestMember,
  { token, password }: TestStaff,
  change: { amount?: bigint; note?: string; password?: string } = {},
) => {
  const { heldId, amount } = await heldOf(member);
  const question = { memberId: member.memberId, heldId, amount, note, password, ...change };
  return server.ask(gameOfficeCalls.writeOffHeldPlay, question, { token });
};
const accept = async (member: TestMember, { token, password }: TestStaff) => {
  const { heldId, amount } = await heldOf(member);
  return server.ask(gameOfficeCalls.acceptHeldPlay, { memberId: member.memberId, heldId, amount, password }, { token });
};
const refuse = async (member: TestMember, { token }: TestStaff) => {
  const { heldId } = await heldOf(member);
  return server.ask(gameOfficeCalls.refuseHeldPlay, { memberId: member.memberId, heldId, note }, { token });
};

// A member whose game shows a win of 3,000 that staff do not believe; all booked money is in the wallet again.
const withRefusedWin = async (): Promise<{ member: TestMember; game: GameSide }> => {
  const member = await server.member({ balance: 10_000n });
  const game = await openGame(server, member, 'JOKER');
  await server.ask(transferCalls.move, { from: 'WALLET', to: 'JOKER', amount: 10_000n }, { token: member.token });
  await game.play({ stake: 0, win: 3_000 });
  await refresh(member);
  await server.ask(transferCalls.moveEverything, { to: 'WALLET' }, { token: member.token });
  expect(await refuse(member, await server.staff())).toMatchObject({ body: { status: 'REFUSED' } });
  return { member, game };
};
const cardOf = async (member: TestMember) => {
  const { body } = await server.ask(walletCalls.get, {}, { token: member.token });
  return (body as { slots: { code: string }[] }).slots.find(({ code }) => code === 'JOKER');
};

it('a win that is not believed is written off by two people with evidence, and by no other way', async () => {
  const { member } = await withRefusedWin();
  const [first, second] = [await server.staff(), await server.staff({ role: 'manager' })];
  expect(await writeOff(member, first, { password: 'wrong' })).toMatchObject(refused('WRONG_PASSWORD', 400));
  expect(await writeOff(member, first, { amount: 1n })).toMatchObject(refused('KEY_INVALID', 400));
  expect(await writeOff(member, first, { note: '   ' })).toMatchObject(refused('EVIDENCE_MISSING', 400));
  expect(await writeOff(member, await server.staff({ role: 'support' }))).toMatchObject(refused('NOT_PERMITTED', 403));
  expect(await writeOff(member, first)).toMatchObject({ body: { status: 'TO_WRITE_OFF' } });
  expect(await writeOff(member, first)).toMatchObject(refused('SAME_PERSON', 403));
  const refusedNow = await whileSuspended(server, first, () => writeOff(member, second));
  expect(refusedNow).toMatchObject(refused('MAKER_SUSPENDED', 409));
  expect(await accept(member, second)).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect(await writeOff(member, second)).toMatchObject({ body: { status: 'WRITTEN_OFF' } });
  expect(await writeOff(member, second)).toMatchObject(refused('DECIDED_ALREADY', 409));
  const said = await server.database.owner.rows<{ by: string }>(
    `select distinct actor_id as by from audit where member_id = $1 and detail ->> 'because' = $2
       and detail ->> 'decided' like '%WRI%'`,
    [member.memberId, note],
  );
  expect(said.map(({ by }) => by).toSorted()).toEqual([first.staffId, second.staffId].toSorted());
});

it('a win that waits or is accepted cannot be written off, and an unknown one is not found', async () => {
  const { member } = await withRefusedWin();
  const staff = await server.staff();
  const nobody = await server.member();
  const question = {
    memberId: nobody.memberId,
    heldId: crypto.randomUUID(),
    amount: 1n,
    note,
    password: staff.password,
  };
  expect(await server.ask(gameOfficeCalls.writeOffHeldPlay, question, { token: staff.token })).toMatchObject(
    refused('NO_DATA', 404),
  );
  expect(await accept(member, staff)).toMatchObject({ body: { status: 'ACCEPTED' } });
  expect(await writeOff(member, staff)).toMatchObject(refused('DECIDED_ALREADY', 409));
});

it('no later reading books a win that was written off, however late, and one that grew waits for a person again', async () => {
  const { member, game } = await withRefusedWin();
  for (const person of [await server.staff(), await server.staff()]) await writeOff(member, person);
  server.clock.advance(100 * 60 * 60_000);
  await server.runJobs();
  await game.play({ stake: 100, win: 0 });
  await server.runJobs();
  expect(await heldOf(member)).toMatchObject({ status: 'WRITTEN_OFF' });
  expect(await cardOf(member)).toMatchObject({ amount: 0, isNotConfirmed: true });
  await game.play({ stake: 0, win: 500 });
  server.clock.advance(30 * 60 * 60_000);
  await server.runJobs();
  expect(await heldOf(member)).toMatchObject({ status: 'OPEN', amount: 340_000n });
});

it('a win that was written off is not booked though the limit of a win is raised above it', async () => {
  const { member } = await withRefusedWin();
  for (const person of [await server.staff(), await server.staff()]) await writeOff(member, person);
  const generous = { believedUpTo: 1_000_000, timesOfBalance: 100, heldAbove: 1_000_000 };
  const { value } = (await server.database.owner.one<{ value: object }>(
    `select value from operator_setting where name = 'winLimits'`,
  )) ?? { value: {} };
  await changeSetting(server, 'winLimits', { everyGame: { BAHT: generous, LAK: generous }, games: {} });
  server.clock.advance(30 * 60 * 60_000);
  await server.runJobs();
  await refresh(member);
  expect(await cardOf(member)).toMatchObject({ amount: 0, isNotConfirmed: true });
  await changeSetting(server, 'winLimits', value);
});

it('what was written off can be taken back and then accepted', async () => {
  const { member } = await withRefusedWin();
  for (const person of [await server.staff(), await server.staff()]) await writeOff(member, person);
  const staff = await server.staff();
  expect(await refuse(member, staff)).toMatchObject({ body: { status: 'REFUSED' } });
  expect(await accept(member, staff)).toMatchObject({ body: { status: 'ACCEPTED' } });
  expect(await cardOf(member)).toMatchObject({ amount: 3000 });
});

it('a member with a win that is not believed is erased once two people have written it off', async () => {
  const { member } = await withRefusedWin();
  const key = { token: member.token, key: 'leave' };
  expect(await server.ask(withdrawCalls.request, { amount: 10_000n }, key)).toMatchObject({ status: 200 });
  await approveWaiting(server, member);
  await server.runJobs();
  await suspend(server, member);
  server.clock.advance(7 * 24 * 60 * 60_000 + 60_000);
  const propose = async () => {
    const { token } = await server.staff();
    const question = { memberId: member.memberId, kind: 'ERASE', note } as const;
    return server.ask(memberCareOfficeCalls.proposeChange, question, { token });
  };
  expect(await propose()).toMatchObject(refused('MEMBER_UNSETTLED', 409));
  for (const person of [await server.staff(), await server.staff()]) await writeOff(member, person);
  const { changeId } = (await propose()).body as { changeId: string };
  const { token, password } = await server.staff({ role: 'manager' });
  const confirmation = { memberId: member.memberId, changeId, password };
  expect(await server.ask(memberCareOfficeCalls.confirmChange, confirmation, { token })).toMatchObject({ status: 200 });
  expect(await heldOf(member)).toMatchObject({ status: 'WRITTEN_OFF' });
});
