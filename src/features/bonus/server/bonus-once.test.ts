import { expect, it } from 'vitest';
import { statementCalls } from '#features/statement/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import {
  activeOf,
  bonusFields,
  playerOf,
  promotionFields,
  publishOffer,
  publishTerms,
  receive,
} from '#support/rewards/bonus-acts.ts';
import { walletOf } from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { bonusCalls } from '../contract.ts';
import { bonusOfficeCalls } from '../office-contract.ts';

const server = await startTestServer();

const accept = ({ token }: TestMember, code: string) => server.ask(bonusCalls.activate, { code }, { token });
const take = ({ token }: TestMember, code: string) => server.ask(bonusCalls.activatePromotion, { code }, { token });
const clear = ({ token }: TestMember) => server.ask(bonusCalls.clear, {}, { token });
const linesOf = async ({ token }: TestMember): Promise<readonly { statementType: string }[]> => {
  const reply = await server.ask(statementCalls.get, { page: 1, limit: 100 }, { token });
  return (reply.body as { statements: { statementType: string }[] }).statements;
};
const bonusLines = async (member: TestMember) =>
  (await linesOf(member)).filter(({ statementType }) => statementType === 'bonus').length;
const crowd = <Result>(work: (place: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 100 }, (_, place) => work(place)));

it('a hundred presses at once, of bonuses and promotions, make one active grant and one credit', async () => {
  const member = await server.member();
  const codes = ['WELCOME', 'DAILY20', 'WEEKEND50'];
  const replies = await crowd((place) =>
    place % 4 === 3 ? take(member, 'KRAPAO50') : accept(member, codes[place % 4] ?? ''),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(99);
  const rows = await server.database.owner.rows('select 1 from reward_grant where member_id = $1', [member.memberId]);
  expect(rows).toHaveLength(1);
});

it('members at once never take more places than an offer has', async () => {
  await publishOffer(server, promotionFields('FIVE', { quota: 5 }));
  const members = await Promise.all(Array.from({ length: 20 }, () => server.member()));
  const replies = await Promise.all(members.map((member) => take(member, 'FIVE')));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  const full = { status: 409, body: { message: 'BONUS_FULL' } };
  expect(replies.filter(({ body }) => (body as { message: string }).message === 'BONUS_FULL')).toHaveLength(15);
  const late = await server.member();
  expect(await server.ask(bonusCalls.findPromotion, { code: 'FIVE' }, { token: late.token })).toMatchObject(full);
});

it('a bonus that was accepted before its places were limited can be given up, and its place goes to one other', async () => {
  const [one, other] = [await server.member(), await server.member()];
  const [third, late] = [await server.member(), await server.member()];
  const code = 'LIMITED-LATER';
  await publishOffer(server, bonusFields(code));
  for (const member of [one, other]) expect(await accept(member, code)).toMatchObject({ status: 200 });
  await publishTerms(server, bonusFields(code, { quota: 2 }));
  expect(await accept(third, code)).toMatchObject({ body: { message: 'BONUS_FULL' } });
  expect(await clear(one)).toMatchObject({ status: 200, body: { message: 'BONUS_CLEAR' } });
  expect(await accept(third, code)).toMatchObject({ status: 200 });
  expect(await accept(late, code)).toMatchObject({ body: { message: 'BONUS_FULL' } });
});

it('money that is reported many times, at once and late, pays one bonus and is in the base once', async () => {
  proves('OP-147');
  const member = await server.member();
  await accept(member, 'WELCOME');
  const reported = { amount: 10_000n, reference: 'SAME-MONEY' };
  await Promise.all(Array.from({ length: 10 }, () => receive(server, member, reported)));
  server.clock.advance(3_600_000);
  await receive(server, member, reported);
  expect(await walletOf(server, member)).toBe(20_000n);
  expect(await bonusLines(member)).toBe(1);
  expect(await activeOf(server, member)).toMatchObject({ condition: { runs: { base: 200 } } });
});

it('of two deposits at once one pays the bonus and the other is added to its base', async () => {
  const member = await server.member();
  await accept(member, 'WELCOME');
  await Promise.all([receive(server, member, { amount: 10_000n }), receive(server, member, { amount: 10_000n })]);
  expect(await walletOf(server, member)).toBe(30_000n);
  expect(await activeOf(server, member)).toMatchObject({ condition: { runs: { amount: 100, base: 300 } } });
});

it('a deposit and a cancellation at once either pay the bonus and keep it, or neither', async () => {
  for (let round = 0; round < 5; round += 1) {
    const member = await server.member();
    await accept(member, 'WELCOME');
    const [, cleared] = await Promise.all([receive(server, member, { amount: 10_000n }), clear(member)]);
    const isCleared = cleared.status === 200;
    expect(await walletOf(server, member)).toBe(isCleared ? 10_000n : 20_000n);
    expect(await activeOf(server, member)).toMatchObject({ status: !isCleared });
  }
});

it('withdrawals and a promotion at once never let money leave that a condition binds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const member = await server.member({ balance: 10_000n });
    const [withdrawn, taken] = await Promise.all([
      server.ask(withdrawCalls.request, { amount: 10_000n }, { token: member.token }),
      take(member, 'KRAPAO50'),
    ]);
    const again = await server.ask(withdrawCalls.request, { amount: 10_000n }, { token: member.token });
    // Its own money left before the condition began, or stays until that ends.
    expect(taken.status).toBe(200);
    expect(await walletOf(server, member)).toBe(withdrawn.status === 200 ? 5_000n : 15_000n);
    expect(again).toMatchObject(refused('BONUS_CONDITION', 409));
  }
});

it('a bonus closed between showing and pressing is gone, and one that was accepted before pays as accepted', async () => {
  const code = 'SHORT-LIVED';
  await publishOffer(server, bonusFields(code));
  const [early, late] = [await server.member(), await server.member()];
  expect(await accept(early, code)).toMatchObject({ status: 200 });
  const { token, password } = await server.staff({ role: 'manager' });
  await server.ask(bonusOfficeCalls.closeOffer, { code, password }, { token });
  expect(await accept(late, code)).toMatchObject({ status: 404, body: { message: 'NO_DATA' } });
  await receive(server, early, { amount: 10_000n });
  expect(await walletOf(server, early)).toBe(20_000n);
});

it('a daily bonus counts the day on which it paid, in Bangkok', async () => {
  proves('BON-23');
  await publishOffer(server, bonusFields('TODAY', { type: 'day', percentSuccess: 101 }));
  // 23:59 in Bangkok.
  const evening = new Date(Math.ceil(server.clock.now().getTime() / 86_400_000) * 86_400_000 + 17 * 3_600_000 - 60_000);
  server.clock.set(evening);
  const member = await server.member();
  await accept(member, 'TODAY');
  server.clock.advance(120_000);
  await receive(server, member, { amount: 10_000n });
  await (await playerOf(server, member, 10_000n)).wins(2);
  expect(await activeOf(server, member)).toMatchObject({ status: false });
  expect(await accept(member, 'TODAY')).toMatchObject({ status: 409, body: { message: 'BONUS_MAX_CLAIMED' } });
  server.clock.advance(86_400_000);
  expect(await accept(member, 'TODAY')).toMatchObject({ status: 200 });
});
