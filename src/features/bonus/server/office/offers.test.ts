import { expect, it } from 'vitest';
import { bonusFields, promotionFields, publishOffer } from '#support/rewards/bonus-acts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { bonusCalls } from '../../contract.ts';
import { bonusOfficeCalls, type OfferFields } from '../../office-contract.ts';

const server = await startTestServer();

const take = ({ token }: TestMember, code: string) => server.ask(bonusCalls.activatePromotion, { code }, { token });

const manager = () => server.staff({ role: 'manager' });
const make = async (offer: OfferFields, person?: Awaited<ReturnType<typeof manager>>) => {
  const { token, password } = person ?? (await manager());
  return server.ask(bonusOfficeCalls.makeOffer, { offer, password }, { token });
};

it('an offer is seen by members once another person than its maker has published it, until it is withdrawn', async () => {
  const [maker, checker, member] = [await manager(), await manager(), await server.member()];
  const code = 'BY-TWO';
  const find = () => server.ask(bonusCalls.findPromotion, { code }, { token: member.token });
  expect(await make(promotionFields(code), maker)).toMatchObject({ status: 200 });
  expect(await find()).toMatchObject({ status: 404 });
  const publish = (person: typeof maker) =>
    server.ask(bonusOfficeCalls.publishOffer, { code, password: person.password }, person);
  expect(await publish(maker)).toMatchObject({ status: 403, body: { message: 'SAME_PERSON' } });
  expect(await publish(checker)).toMatchObject({ status: 200 });
  expect(await find()).toMatchObject({ status: 200 });
  expect(await publish(checker)).toMatchObject({ body: { message: 'DECIDED_ALREADY' } });
  const withdraw = () => server.ask(bonusOfficeCalls.withdrawOffer, { code, password: maker.password }, maker);
  expect(await withdraw()).toMatchObject({ status: 200 });
  expect(await withdraw()).toMatchObject({ body: { message: 'DECIDED_ALREADY' } });
  expect(await find()).toMatchObject({ status: 404 });
  const { body } = await server.ask(bonusOfficeCalls.listOffers, {}, { token: maker.token });
  expect(
    (body as { offers: { code: string; status: string }[] }).offers.find((one) => one.code === code),
  ).toMatchObject({
    status: 'WITHDRAWN',
  });
});

it('a code is used once for ever, an unknown one and a wrong password are refused', async () => {
  const { token, password } = await manager();
  expect(await make(promotionFields('ONCE'))).toMatchObject({ status: 200 });
  expect(await make(bonusFields('ONCE'))).toMatchObject({ status: 409, body: { message: 'CODE_TAKEN' } });
  const { publishOffer: publish, withdrawOffer, makeOffer } = bonusOfficeCalls;
  for (const call of [publish, withdrawOffer]) {
    expect(await server.ask(call, { code: 'NOSUCH', password }, { token })).toMatchObject({
      status: 404,
      body: { message: 'NO_DATA' },
    });
    expect(await server.ask(call, { code: 'ONCE', password: 'wrong' }, { token })).toMatchObject({
      body: { message: 'WRONG_PASSWORD' },
    });
  }
  const offer = promotionFields('UNMADE');
  expect(await server.ask(makeOffer, { offer, password: 'wrong' }, { token })).toMatchObject({
    body: { message: 'WRONG_PASSWORD' },
  });
  const early = promotionFields('EARLY', { endsAt: '2020-01-01T00:00:00Z' });
  expect(await make(early)).toMatchObject({ status: 400, body: { message: 'KEY_INVALID' } });
});

it('an offer counts only within its time', async () => {
  const now = server.clock.now();
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
  await publishOffer(server, promotionFields('TIMED', { startsAt: at(1), endsAt: at(2) }));
  const member = await server.member();
  expect(await take(member, 'TIMED')).toMatchObject({ status: 404 });
  server.clock.advance(3_600_000);
  expect(await take(member, 'TIMED')).toMatchObject({ status: 200 });
  server.clock.advance(3_600_000);
  expect(await take(await server.member(), 'TIMED')).toMatchObject({ status: 404 });
});
