import { expect, it } from 'vitest';
import { operatorOfficeCalls } from '#features/operator/office-contract.ts';
import { activeOf, bonusFields, promotionFields, publishOffer, receive } from '#support/rewards/bonus-acts.ts';
import type { TestMember } from '#support/people.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { bonusCalls } from '../../contract.ts';
import { bonusOfficeCalls, type OfferFields } from '../../office-contract.ts';

const server = await startTestServer();

const take = ({ token }: TestMember, code: string) => server.ask(bonusCalls.activatePromotion, { code }, { token });

const manager = () => server.staff({ role: 'manager' });
type Manager = Awaited<ReturnType<typeof manager>>;
const because = 'a test';

const make = async (offer: OfferFields, person?: Manager) => {
  const { token, password } = person ?? (await manager());
  return server.ask(bonusOfficeCalls.makeOffer, { offer, because, password }, { token });
};
const change = async (offer: OfferFields, person?: Manager) => {
  const { token, password } = person ?? (await manager());
  return server.ask(bonusOfficeCalls.changeOffer, { code: offer.code, offer, because, password }, { token });
};
const open = async (code: string) => {
  const { body } = await server.ask(bonusOfficeCalls.openOffer, { code }, await manager());
  return body as {
    state: string;
    offer: OfferFields;
    use: Record<string, number>;
    versions: { version: number; offer: OfferFields; isClosed: boolean; madeBy: string; publishedBy: string }[];
    waiting: { changeId: string; madeBy: string }[];
  };
};
const confirm = async (code: string, { token, password }: Manager) => {
  const changeId = (await open(code)).waiting.at(-1)?.changeId ?? '';
  return server.ask(operatorOfficeCalls.confirmChange, { changeId, password }, { token });
};
const wire = (offer: OfferFields) =>
  JSON.parse(
    JSON.stringify(offer, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) / 100 : value)),
  ) as object;

it('an offer is seen by members once another person than its maker has confirmed it, until it is closed', async () => {
  const [maker, checker, member] = [await manager(), await manager(), await server.member()];
  const code = 'BY-TWO';
  const find = () => server.ask(bonusCalls.findPromotion, { code }, { token: member.token });
  expect(await make(promotionFields(code), maker)).toMatchObject({ status: 200, body: { status: 'WAITING' } });
  expect(await find()).toMatchObject({ status: 404 });
  const { body } = await server.ask(bonusOfficeCalls.listOffers, {}, { token: maker.token });
  const { waiting, offers } = body as {
    waiting: { changeId: string; offer: { code: string } }[];
    offers: { code: string }[];
  };
  expect(offers.map((offer) => offer.code)).not.toContain(code);
  const changeId = waiting.find(({ offer }) => offer.code === code)?.changeId ?? '';
  const publish = (person: Manager) =>
    server.ask(operatorOfficeCalls.confirmChange, { changeId, password: person.password }, person);
  expect(await publish(maker)).toMatchObject({ status: 403, body: { message: 'SAME_PERSON' } });
  expect(await publish(checker)).toMatchObject({ status: 200 });
  expect(await find()).toMatchObject({ status: 200 });
  expect(await publish(checker)).toMatchObject(refused('DECIDED_ALREADY', 409));
  const close = () => server.ask(bonusOfficeCalls.closeOffer, { code, password: maker.password }, maker);
  expect(await close()).toMatchObject({ status: 200 });
  expect(await close()).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect(await find()).toMatchObject({ status: 404 });
  expect(await open(code)).toMatchObject({
    state: 'CLOSED',
    versions: [
      { version: 2, isClosed: true, madeBy: maker.name },
      { version: 1, isClosed: false, madeBy: maker.name, publishedBy: checker.name },
    ],
  });
});

it('changed terms count for those who take the offer afterwards; a grant that waits or runs keeps what was accepted', async () => {
  const code = 'FROZEN';
  await publishOffer(server, bonusFields(code, { percent: 100, percentSuccess: 300 }));
  const [runs, before, after] = [await server.member(), await server.member(), await server.member()];
  const activate = ({ token }: TestMember) => server.ask(bonusCalls.activate, { code }, { token });
  for (const member of [runs, before]) expect(await activate(member)).toMatchObject({ status: 200 });
  await receive(server, runs, { amount: 30_000n });
  const running = await activeOf(server, runs);
  expect(running).toMatchObject({ condition: { runs: { success: 1_800 } } });
  const [maker, checker] = [await manager(), await manager()];
  const harder = bonusFields(code, { percent: 50, percentSuccess: 900, minimum: 20_000n });
  expect(await change(harder, maker)).toMatchObject({ status: 200, body: { status: 'WAITING' } });
  expect(await confirm(code, maker)).toMatchObject({ body: { message: 'SAME_PERSON' } });
  expect(await activeOf(server, before)).toMatchObject({ condition: { waits: { percent: 100, minimum: 100 } } });
  expect(await confirm(code, checker)).toMatchObject({ status: 200 });
  expect(await activate(after)).toMatchObject({ status: 200 });
  for (const member of [before, after]) await receive(server, member, { amount: 30_000n });
  expect(await activeOf(server, runs)).toEqual(running);
  // 300 baht, doubled and to be tripled; and 300 with half of it, nine times.
  expect(await activeOf(server, before)).toMatchObject({ condition: { runs: { amount: 300, success: 1_800 } } });
  expect(await activeOf(server, after)).toMatchObject({ condition: { runs: { amount: 150, success: 4_050 } } });
  expect(await open(code)).toMatchObject({
    offer: wire(harder),
    use: { taken: 3, paid: 3, running: 3, cost: 750 },
    versions: [{ version: 2, madeBy: maker.name, publishedBy: checker.name }, { version: 1 }],
  });
});

it('an offer whose terms changed since they were shown is not accepted until they were read again', async () => {
  const shown = async (path: string, { token }: TestMember) => {
    const { body } = await server.request('GET', path, { token });
    return (Array.isArray(body) ? body : [body]) as { code: string; termsHash?: string }[];
  };
  const hashOf = async (code: string, member: TestMember): Promise<string> => {
    const path = code === 'READ-BONUS' ? '/api/bonus' : `/api/promotion/find/${code}`;
    return (await shown(path, member)).find((one) => one.code === code)?.termsHash ?? '';
  };
  const offers = [
    [bonusCalls.activate, bonusFields('READ-BONUS'), bonusFields('READ-BONUS', { percentSuccess: 400 })],
    [bonusCalls.activatePromotion, promotionFields('READ-CODE'), promotionFields('READ-CODE', { amount: 100n })],
  ] as const;
  for (const [call, first, second] of offers) {
    const { code } = first;
    await publishOffer(server, first);
    const [member, plain] = [await server.member(), await server.member()];
    const { token } = member;
    const termsHash = await hashOf(code, member);
    await change(second);
    await confirm(code, await manager());
    expect(await server.ask(call, { code, termsHash }, { token })).toMatchObject({
      status: 409,
      body: { message: 'TERMS_CHANGED' },
    });
    expect(await activeOf(server, member)).toMatchObject({ status: false });
    const read = await hashOf(code, member);
    expect(read).not.toBe(termsHash);
    expect(await server.ask(call, { code, termsHash: read }, { token })).toMatchObject({ status: 200 });
    const granted = await server.database.owner.rows<{ terms: string }>(
      'select terms_hash as terms from reward_grant where member_id = $1',
      [member.memberId],
    );
    expect(granted).toEqual([{ terms: read }]);
    // A client of the plain contract sends no hash.
    expect(await server.ask(call, { code }, { token: plain.token })).toMatchObject({ status: 200 });
  }
});

it('markup of an offer’s banner is cleaned when it is stored and when it is shown', async () => {
  const inEach = (text: string) => ({ th: text, la: text, en: text });
  const banners = (html: string) => [{ image: null, html: inEach(html) }];
  await publishOffer(
    server,
    bonusFields('CLEAN', { banners: banners('<p onclick="x()">Good<script>x()</script></p>') }),
  );
  const { token } = await server.member();
  const shown = async () =>
    ((await server.ask(bonusCalls.list, {}, { token })).body as { code: string; banners: { html: string }[] }[]).find(
      ({ code }) => code === 'CLEAN',
    )?.banners[0]?.html;
  expect(await shown()).toBe('<p>Good</p>');
  expect((await open('CLEAN')).offer.banners).toEqual(banners('<p>Good</p>'));
  await server.database.owner.rows(`update reward_offer set banners = $1 where code = 'CLEAN'`, [
    JSON.stringify(banners('<p>Old<iframe src="//x"></iframe></p>')),
  ]);
  expect(await shown()).toBe('<p>Old</p>');
  for (const html of ['<script>x()</script>', '<'.repeat(600)])
    expect(await make(bonusFields('UNCLEAN', { banners: banners(html) }))).toMatchObject({
      status: 400,
      body: { message: 'CHANGE_INVALID' },
    });
});

it('an offer that was closed after it was shown is refused', async () => {
  await publishOffer(server, bonusFields('GONE'));
  const { token } = await server.member();
  const { password, token: staff } = await manager();
  await server.ask(bonusOfficeCalls.closeOffer, { code: 'GONE', password }, { token: staff });
  expect(await server.ask(bonusCalls.activate, { code: 'GONE' }, { token })).toMatchObject({
    status: 404,
    body: { message: 'NO_DATA' },
  });
});

it('an earlier version is published again by two people, also after the offer was closed', async () => {
  const code = 'AGAIN';
  const first = bonusFields(code, { percent: 10 });
  await publishOffer(server, first);
  const [maker, checker] = [await manager(), await manager()];
  expect(await change(first, maker)).toMatchObject({ status: 409, body: { message: 'CHANGE_SAME' } });
  await change(bonusFields(code, { percent: 20, endsAt: '2099-01-01T07:00:00+07:00' }), maker);
  expect(await confirm(code, checker)).toMatchObject({ status: 200 });
  await server.ask(bonusOfficeCalls.closeOffer, { code, password: maker.password }, maker);
  const { versions } = await open(code);
  expect(versions.map(({ offer }) => (offer.kind === 'bonus' ? offer.percent : 0))).toEqual([20, 20, 10]);
  expect(await change(first, maker)).toMatchObject({ status: 200 });
  expect(await confirm(code, checker)).toMatchObject({ status: 200 });
  expect(await open(code)).toMatchObject({ state: 'OPEN', offer: wire(first) });
});

it('of two changes asked for at once the second is not published over the first', async () => {
  const code = 'OVERTAKEN';
  await publishOffer(server, bonusFields(code));
  const [maker, checker] = [await manager(), await manager()];
  await change(bonusFields(code, { percent: 30 }), maker);
  await change(bonusFields(code, { percent: 40 }), maker);
  expect(await confirm(code, checker)).toMatchObject({ status: 200 });
  expect(await confirm(code, checker)).toMatchObject({ status: 409, body: { message: 'CHANGE_MOVED_ON' } });
  expect(await open(code)).toMatchObject({ offer: { percent: 40 } });
});

it('the application cannot change what an offer pays, nor its versions', async () => {
  await publishOffer(server, bonusFields('GUARDED'));
  for (const statement of [
    `update reward_offer set percent = 1000`,
    `update reward_offer set amount = 1`,
    `update reward_offer set withdrawn_at = null`,
    `insert into reward_offer select * from reward_offer`,
    `delete from reward_offer`,
    `update reward_offer_version set terms = '{}'`,
    `insert into reward_offer_version select * from reward_offer_version`,
    `update operator_change set after = '{}'`,
    `select write_offer(null, '{}', now())`,
  ])
    await expect(server.context.database.rows(statement), statement).rejects.toThrow(/permission denied/);
});

it('each step of an offer is in the audit, with what changed', async () => {
  const code = 'TOLD';
  await publishOffer(server, bonusFields(code));
  await change(bonusFields(code, { percent: 70 }));
  const rows = await server.database.owner.rows<{ detail: object }>(
    `select detail from audit where object = 'offer TOLD' order by number`,
  );
  expect(rows.map(({ detail }) => detail)).toMatchObject([
    { needsTwo: true, fields: { percent: [null, '100'] } },
    { decided: 'APPLIED' },
    { because, needsTwo: true, fields: { percent: ['100', '70'] } },
  ]);
});

it('a code is used once for ever; unknown ones, wrong passwords and impossible terms are refused', async () => {
  const { token, password } = await manager();
  await publishOffer(server, promotionFields('ONCE', { quota: 1 }));
  expect(await make(bonusFields('ONCE'))).toMatchObject({ status: 409, body: { message: 'CODE_TAKEN' } });
  const { changeOffer, closeOffer, openOffer, makeOffer } = bonusOfficeCalls;
  const unknown = promotionFields('NOSUCH');
  expect(await change(unknown)).toMatchObject({ status: 404, body: { message: 'NO_DATA' } });
  expect(await server.ask(openOffer, { code: 'NOSUCH' }, { token })).toMatchObject({ status: 404 });
  expect(await server.ask(closeOffer, { code: 'NOSUCH', password }, { token })).toMatchObject({ status: 404 });
  const wrong = { code: 'ONCE', because, password: 'wrong' };
  const wrongPassword = refused('WRONG_PASSWORD', 400);
  expect(await server.ask(closeOffer, wrong, { token })).toMatchObject(wrongPassword);
  expect(await server.ask(changeOffer, { ...wrong, offer: promotionFields('ONCE') }, { token })).toMatchObject(
    wrongPassword,
  );
  expect(await server.ask(makeOffer, { ...wrong, offer: promotionFields('UNMADE') }, { token })).toMatchObject(
    wrongPassword,
  );
  for (const offer of [bonusFields('ONCE'), promotionFields('ONCE', { currency: 'LAK' })])
    expect(await change(offer)).toMatchObject({ body: { message: 'CHANGE_INVALID' } });
  const early = promotionFields('EARLY', { endsAt: '2020-01-01T00:00:00Z' });
  expect(await make(early)).toMatchObject({ status: 400, body: { message: 'KEY_INVALID' } });
});

it('an offer begins and ends at its Bangkok midnights, to the instant, and one accepted before pays after its end', async () => {
  const [begins, ends] = ['2027-02-28T17:00:00.000Z', '2027-03-01T17:00:00.000Z'];
  const before = (at: string) => server.clock.set(new Date(new Date(at).getTime() - 1));
  const [promotion, bonus] = ['TIMED', 'TIMED-BONUS'];
  const time = { startsAt: begins, endsAt: ends };
  await publishOffer(server, promotionFields(promotion, time));
  await publishOffer(server, bonusFields(bonus, time));
  const accept = ({ token }: TestMember) => server.ask(bonusCalls.activate, { code: bonus }, { token });
  before(begins);
  const [again, newest] = [await server.member(), await server.member()];
  const listed = await server.request('GET', '/api/bonus', { token: newest.token });
  expect(listed.body).not.toContainEqual(expect.objectContaining({ code: bonus }));
  expect(await take(again, promotion)).toMatchObject({ status: 404 });
  expect(await accept(newest)).toMatchObject({ status: 404 });
  server.clock.set(new Date(begins));
  expect(await take(again, promotion)).toMatchObject({ status: 200 });
  before(ends);
  expect(await accept(newest)).toMatchObject({ status: 200 });
  server.clock.set(new Date(ends));
  const last = await server.member();
  expect(await take(last, promotion)).toMatchObject({ status: 404 });
  expect(await accept(last)).toMatchObject({ status: 404 });
  await receive(server, newest, { amount: 10_000n });
  expect(await activeOf(server, newest)).toMatchObject({ condition: { runs: { amount: 100 } } });
});

it('a bonus is tried on the deposits of the last thirty days before it is published', async () => {
  const { token } = await manager();
  const terms = {
    currency: 'BAHT',
    type: 'limit',
    maxReceived: 1,
    percent: 100,
    amountMax: 50_000n,
    minimum: 1_234_500n,
    percentSuccess: 300,
    percentFail: 10,
    quota: null,
  } as const;
  const simulate = async () =>
    (await server.ask(bonusOfficeCalls.simulateOffer, { terms, takePercent: 100 }, { token })).body as Record<
      string,
      number
    >;
  const before = await simulate();
  for (const amount of [1_234_499n, 1_234_500n]) await receive(server, await server.member(), { amount });
  const after = await simulate();
  expect(after).toMatchObject({ isCut: false, finishPercent: 31 });
  expect((after['deposits'] ?? 0) - (before['deposits'] ?? 0)).toBe(2);
  expect((after['worst'] ?? 0) - (before['worst'] ?? 0)).toBe(500);
  server.clock.advance(31 * 24 * 3_600_000);
  const again = await server.ask(bonusOfficeCalls.simulateOffer, { terms, takePercent: 100 }, await manager());
  expect(again).toMatchObject({ status: 200, body: { deposits: 0, worst: 0 } });
});

it('a code leaves its list without becoming free, and no code means two things', async () => {
  const listed = (code: string, ...codes: string[]) =>
    promotionFields(code, { codes: codes.map((one) => ({ code: one, quota: 2 })) });
  await publishOffer(server, listed('LIST-A', 'C-1', 'C-2'));
  const checker = await manager();
  expect(await change(listed('LIST-A', 'C-2'))).toMatchObject({ status: 200 });
  expect(await confirm('LIST-A', checker)).toMatchObject({ status: 200 });
  const member = await server.member();
  expect(await take(member, 'C-1')).toMatchObject({ status: 404 });
  expect(await take(member, 'C-2')).toMatchObject({ status: 200 });
  expect(await open('LIST-A')).toMatchObject({ codes: [{ code: 'C-2', quota: 2, taken: 1 }] });
  for (const [index, codes] of [['C-1'], ['C-2'], ['LIST-A'], ['ONCE']].entries()) {
    await make(listed(`LIST-B${String(index)}`, ...codes));
    const { body } = await server.ask(bonusOfficeCalls.listOffers, {}, checker);
    const { waiting } = body as { waiting: { changeId: string; offer: { code: string } }[] };
    const changeId = waiting.find(({ offer }) => offer.code === `LIST-B${String(index)}`)?.changeId ?? '';
    const { token, password } = checker;
    expect(
      await server.ask(operatorOfficeCalls.confirmChange, { changeId, password }, { token }),
      codes.join(),
    ).toMatchObject({
      body: { message: 'CHANGE_INVALID' },
    });
  }
});
