import { expect, it } from 'vitest';
import { statementCalls } from '#features/statement/contract.ts';
import { activeOf, publishTerms, promotionFields, publishOffer } from '#support/rewards/bonus-acts.ts';
import { walletOf } from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { bonusCalls } from '../contract.ts';

const server = await startTestServer();

const clear = ({ token }: TestMember) => server.ask(bonusCalls.clear, {}, { token });

const take = ({ token }: TestMember, code: string) => server.ask(bonusCalls.activatePromotion, { code }, { token });

const accept = ({ token }: TestMember, code: string) => server.ask(bonusCalls.activate, { code }, { token });

const find = ({ token }: TestMember, code: string) => server.ask(bonusCalls.findPromotion, { code }, { token });
const currentOf = async ({ token }: TestMember) => (await server.ask(bonusCalls.currentPromotion, {}, { token })).body;
const full = { status: 409, body: { message: 'BONUS_FULL' } };
const notFound = { status: 404, body: { message: 'NO_PROMOTION' } };

it('a promotion is found by its code however it is typed, with what it says and asks', async () => {
  proves('API-079', 'ENT-046', 'OP-158');
  const member = await server.member();
  for (const code of [
    'KRAPAO50',
    'krapao50',
    ' Krapao 50 ',
    'KRAPAO๕๐',
    'krapao໕໐',
    'ＫＲＡＰＡＯ５０',
    'KRA\u200bPAO50',
  ])
    expect(await find(member, code)).toMatchObject({
      status: 200,
      body: {
        code: 'KRAPAO50',
        percentFail: 10,
        amount: 50,
        success: 150,
        fail: 5,
        description: expect.any(String) as string,
      },
    });
});

it('whatever else is typed is no promotion, whatever its script, spaces or length', async () => {
  proves('OP-157', 'OP-251');
  const member = await server.member();
  const typed = ['NOSUCH', 'KRAPAO๕', 'KRAPAO＿50', 'คราเปา', 'КРАПАО50', '%4B', 'A/B', 'WELCOME', 'SABAIDEE'];
  for (const code of typed) {
    expect(await find(member, code), code).toMatchObject(notFound);
    expect(await take(member, code), code).toMatchObject(notFound);
  }
  const long = await server.request('GET', `/api/promotion/find/${'A'.repeat(10_000)}`, { token: member.token });
  expect(long.status).toBeGreaterThanOrEqual(400);
  expect(long.status).toBeLessThan(500);
});

it('a promotion is credited at once, once per member, and its condition runs', async () => {
  proves('PROMO-01', 'API-078', 'API-080', 'OP-156', 'OP-159', 'OP-252', 'OP-245', 'OP-285');
  const member = await server.member();
  expect(await currentOf(member)).toEqual({ promotion: null });
  expect(await take(member, 'krapao50')).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
  expect(await walletOf(server, member)).toBe(5_000n);
  expect(await currentOf(member)).toMatchObject({ promotion: { code: 'KRAPAO50', percentFail: 10 } });
  expect(await activeOf(server, member)).toMatchObject({
    status: true,
    type: 'promotion',
    condition: { runs: { base: 50 } },
  });
  expect(await take(member, 'KRAPAO50')).toMatchObject({
    status: 409,
    body: { message: 'PROMOTION_RECEIVED' },
  });
  expect(await accept(member, 'WELCOME')).toMatchObject({ body: { message: 'BONUS_REMAINING' } });
  expect(await clear(member)).toMatchObject({ status: 409, body: { message: 'BONUS_CONDITION' } });
  const reply = await server.ask(statementCalls.get, { page: 1, limit: 10 }, { token: member.token });
  expect((reply.body as { statements: unknown[] }).statements).toMatchObject([
    { statementType: 'bonus', amount: 50, promotion: { description: expect.any(String) as string } },
  ]);
});

it('the promotion that runs is described as it was when the member accepted it', async () => {
  const written = (text: string) => promotionFields('DESCRIBED', { description: { th: text, la: text, en: text } });
  await publishOffer(server, written('First'));
  const member = await server.member();
  await take(member, 'DESCRIBED');
  server.clock.advance(1_000);
  await publishTerms(server, written('Second'));
  expect(await find(member, 'DESCRIBED')).toMatchObject({ body: { description: 'Second' } });
  expect(await currentOf(member)).toMatchObject({ promotion: { code: 'DESCRIBED', description: 'First' } });
});

it('the title of what was accepted is read in the language of the app, as long as the accepted version has it', async () => {
  const titles = (text: string) => ({ th: `${text} th`, la: `${text} la`, en: `${text} en` });
  await publishOffer(server, promotionFields('TITLED', { title: titles('First') }));
  const { token } = await server.member();
  const inLanguage = (language: string) => ({ token, headers: { 'Accept-Language': language } });
  const titleIn = async (language: string) => {
    const { body } = await server.ask(bonusCalls.checkActive, {}, inLanguage(language));
    return (body as { condition: { title: string } }).condition.title;
  };
  await server.ask(bonusCalls.activatePromotion, { code: 'TITLED' }, inLanguage('lo'));
  server.clock.advance(1_000);
  await publishTerms(server, promotionFields('TITLED', { title: titles('Second') }));
  expect([await titleIn('lo'), await titleIn('en'), await titleIn('th')]).toEqual(['First la', 'First en', 'First th']);
  await server.database.owner.rows(`update reward_grant set title = 'Of old' where code = 'TITLED'`);
  expect(await titleIn('en')).toBe('Of old');
});

it('a promotion waits while a bonus is active', async () => {
  proves('OP-245');
  const member = await server.member();
  await accept(member, 'WELCOME');
  expect(await take(member, 'KRAPAO50')).toMatchObject({
    status: 409,
    body: { message: 'BONUS_REMAINING' },
  });
  expect(await walletOf(server, member)).toBe(0n);
});

it('of a list each code is received as often as its quota says, and the promotion once per member', async () => {
  const codes = [
    { code: 'LIST-ONE', quota: 1 },
    { code: 'LIST-ANY', quota: null },
  ];
  await publishOffer(server, promotionFields('LISTED', { codes }));
  const members = await Promise.all(Array.from({ length: 4 }, () => server.member()));
  const [first, second, third] = members as [TestMember, TestMember, TestMember, TestMember];
  expect(await take(first, 'LISTED')).toMatchObject(notFound);
  const taken = await Promise.all(members.map((member) => take(member, 'list-one')));
  expect(taken.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409, 409, 409]);
  const winner = members[taken.findIndex(({ status }) => status === 200)] ?? first;
  const [loser, other] = [first, second, third].filter((member) => member !== winner) as [TestMember, TestMember];
  for (const reply of [await find(loser, 'LIST-ONE'), await take(loser, 'LIST-ONE')]) expect(reply).toMatchObject(full);
  expect(await find(winner, 'LIST-ONE')).toMatchObject({ status: 200 });
  expect(await take(winner, 'LIST-ONE')).toMatchObject({ status: 409, body: { message: 'PROMOTION_RECEIVED' } });
  expect(await take(winner, 'LIST-ANY')).toMatchObject({ status: 409, body: { message: 'PROMOTION_RECEIVED' } });
  for (const member of [loser, other]) expect(await take(member, 'LIST-ANY')).toMatchObject({ status: 200 });
  expect(await walletOf(server, winner)).toBe(5_000n);
  expect(await walletOf(server, loser)).toBe(5_000n);
  const used = await server.database.owner.rows<{ code: string; taken: bigint }>(
    `select code, taken from reward_code where offer = 'LISTED' order by code`,
  );
  expect(used).toEqual([
    { code: 'LIST-ANY', taken: 2n },
    { code: 'LIST-ONE', taken: 1n },
  ]);
});
