import { expect, it } from 'vitest';
import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import { statementCalls } from '#features/statement/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { type GameSide, openGame } from '#support/game-accounts.ts';
import type { TestMember, TestStaff } from '#support/people.ts';
import { activeOf, playerOf, receive } from '#support/rewards/bonus-acts.ts';
import { refused, type TestReply } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { bonusCalls } from '../contract.ts';

const server = await startTestServer();
const [maker, checker] = [await server.staff(), await server.staff({ role: 'manager' })];

const takePromotion = ({ token }: TestMember) =>
  server.ask(bonusCalls.activatePromotion, { code: 'KRAPAO50' }, { token });
const withdraw = ({ token }: TestMember, amount: bigint) => server.ask(withdrawCalls.request, { amount }, { token });
const propose = ({ memberId }: TestMember) =>
  server.ask(
    memberCareOfficeCalls.proposeChange,
    { memberId, kind: 'CONDITION', note: 'the game of the bet is gone' },
    { token: maker.token, key: server.context.newId() },
  );
const confirm = ({ memberId }: TestMember, proposed: TestReply, { token, password }: TestStaff = checker) =>
  server.ask(
    memberCareOfficeCalls.confirmChange,
    { memberId, changeId: (proposed.body as { changeId: string }).changeId, password },
    { token, key: server.context.newId() },
  );
const move = async ({ token }: TestMember, moved: { from: string; to: string; amount: bigint }): Promise<void> => {
  server.clock.advance(1_000);
  expect(await server.ask(transferCalls.move, moved, { token })).toMatchObject({ status: 200 });
};
const withMoneyAt = async (member: TestMember, code: string, amount: bigint): Promise<GameSide> => {
  const game = await openGame(server, member, code);
  await move(member, { from: 'WALLET', to: code, amount });
  return game;
};
const finishLines = async ({ token }: TestMember): Promise<unknown[]> => {
  const { body } = await server.ask(statementCalls.get, { page: 1, limit: 100 }, { token });
  return (body as { statements: { statementType: string }[] }).statements.filter(
    ({ statementType }) => statementType === 'finish_bonus',
  );
};

it('while a game that has to be read is silent, two people can count a condition as met, and its member withdraws', async () => {
  const member = await server.member({ balance: 100_000n });
  await withMoneyAt(member, 'JOKER', 10_000n);
  const imi = await withMoneyAt(member, 'IMI', 10_000n);
  await takePromotion(member);
  await server.runJobs();
  await server.sandbox.weather({ service: 'games', code: 'JOKER', kind: 'down' });
  await imi.play({ stake: 0, win: 500 });
  await server.runJobs();
  expect(await withdraw(member, 10_000n)).toMatchObject(refused('BONUS_CONDITION', 409));

  const proposed = await propose(member);
  expect(await activeOf(server, member)).toMatchObject({ status: true });
  expect(await confirm(member, proposed, maker)).toMatchObject(refused('SAME_PERSON', 403));
  expect(await confirm(member, proposed)).toMatchObject({ status: 200 });

  expect(await activeOf(server, member)).toMatchObject({ status: false, ended: { as: 'met' } });
  expect(await finishLines(member)).toHaveLength(1);
  expect(await withdraw(member, 10_000n)).toMatchObject({ status: 200 });
  expect(await confirm(member, proposed)).toMatchObject(refused('DECIDED_ALREADY', 409));
  await server.sandbox.weather({ service: 'games', code: 'JOKER', kind: 'fine' });
});

it('a condition that runs since the proposal does not end by its confirmation', async () => {
  const member = await server.member();
  await server.ask(bonusCalls.activate, { code: 'WELCOME' }, { token: member.token });
  await receive(server, member, { amount: 50_000n });
  const player = await playerOf(server, member, 100_000n);
  const proposed = await propose(member);
  await player.loses(1_000);
  expect(await activeOf(server, member)).toMatchObject({ status: false, ended: { as: 'lost' } });
  await takePromotion(member);
  expect(await confirm(member, proposed)).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect(await activeOf(server, member)).toMatchObject({ status: true, type: 'promotion' });
});

it('a condition that is met by the time of the confirmation has ended before it', async () => {
  const member = await server.member({ balance: 50_000n });
  const imi = await withMoneyAt(member, 'IMI', 10_000n);
  await takePromotion(member);
  await server.runJobs();
  server.clock.advance(1_000);
  const proposed = await propose(member);
  await imi.play({ stake: 0, win: 500 });
  await move(member, { from: 'IMI', to: 'WALLET', amount: 100n });
  const endedAs = () =>
    server.database.owner.rows('select ended_as from reward_grant where member_id = $1', [member.memberId]);
  expect(await endedAs()).toEqual([{ ended_as: null }]);
  expect(await confirm(member, proposed)).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect(await endedAs()).toEqual([{ ended_as: 'met' }]);
});

it('without a running condition, also while a bonus waits for its deposit, there is none to propose', async () => {
  const member = await server.member();
  expect(await propose(member)).toMatchObject(refused('DECIDED_ALREADY', 409));
  await server.ask(bonusCalls.activate, { code: 'WELCOME' }, { token: member.token });
  expect(await propose(member)).toMatchObject(refused('DECIDED_ALREADY', 409));
});
