import { expect, it } from 'vitest';
import { changeSetting } from '#support/office-acts.ts';
import { startTestServer } from '#support/test-server.ts';
import { operatorOfficeCalls } from '../office-contract.ts';

const server = await startTestServer();
const [maker, checker] = [await server.staff({ role: 'manager' }), await server.staff({ role: 'manager' })];

const propose = (object: string, value: unknown) =>
  server.ask(
    operatorOfficeCalls.proposeChange,
    { kind: 'setting', object, fields: { value }, because: 'a test', password: maker.password },
    { token: maker.token },
  );
const versionsOf = async (name: string) => {
  const { body } = await server.ask(operatorOfficeCalls.listVersions, { name }, { token: checker.token });
  return body as { versions: { value: unknown; madeBy: string; publishedBy: string }[]; first: unknown };
};

it('what every member reads is published by a second person, and until then nobody reads it', async () => {
  const notice = { title: 'Closed tonight', html: null };
  expect(await propose('notice', notice)).toMatchObject({ status: 200, body: { status: 'WAITING' } });
  server.clock.advance(2_000);
  expect((await server.request('GET', '/api/lookup/notice')).body).toEqual({ title: null, html: null });
  for (const name of ['banners', 'videos', 'contact', 'conditions', 'agreements', 'sources', 'bankTexts'])
    expect(server.context.operatorSettings.find((setting) => setting.name === name)?.needsTwo, name).toBe(true);
});

it('what was published is listed with who asked and who confirmed, newest first', async () => {
  const said = (title: string) => ({ title, html: null });
  await changeSetting(server, 'notice', said('First'));
  server.clock.advance(1_000);
  await changeSetting(server, 'notice', said('Second'));
  const { versions, first: before } = await versionsOf('notice');
  const [second, first] = versions;
  expect(before).toEqual({ value: { title: null, html: null } });
  expect([second?.value, first?.value]).toEqual([said('Second'), said('First')]);
  expect(second?.madeBy).not.toBe(second?.publishedBy);
  expect(await versionsOf('noSuchSetting')).toEqual({ versions: [], first: null });
});

it('before the first version of what was never set, its usual value stood, and may be published', async () => {
  await changeSetting(server, 'spinCoin', { BAHT: 400, LAK: null });
  const { first } = (await versionsOf('spinCoin')) as { first: { value: unknown } };
  expect(first.value).toEqual(server.context.operatorSettings.find(({ name }) => name === 'spinCoin')?.usual);
  server.clock.advance(1_000);
  expect(await propose('spinCoin', first.value)).toMatchObject({ status: 200 });
});

const both = (value: unknown) => ({ BAHT: value, LAK: value });
const never = { from: '2026-12-02T00:00:00+07:00', until: '2026-12-01T00:00:00+07:00' };
const banner = { place: 'home', image: '/a.svg', html: null, text: null, to: null, from: null, until: null };
const wins = (believedUpTo: number, heldAbove: number) => both({ believedUpTo, timesOfBalance: 1, heldAbove });

it.each([
  ['info', { name: ' ', website: null }, ['name']],
  ['info', { name: 'K'.repeat(61), website: 'krapao.example' }, ['name', 'website']],
  [
    'contact',
    { contactText: null, lineName: 'K', lineLink: 'line.me/k', lineQR: 'https://a.example/q.png' },
    ['lineLink', 'lineQR'],
  ],
  ['notice', { title: 'T', html: null, ...never }, ['until']],
  ['banners', [banner, { ...banner, ...never }, { ...banner, image: null }], ['1.until', '2.image']],
  ['withdrawLimits', both({ withdrawMin: 200, withdrawMax: 100 }), ['BAHT.withdrawMax', 'LAK.withdrawMax']],
  ['withdrawLimits', both({ withdrawMin: 0, withdrawMax: 100 }), ['BAHT.withdrawMin', 'LAK.withdrawMin']],
  ['slipAlone', both({ each: 11, day: 10 }), ['BAHT.day', 'LAK.day']],
  [
    'winLimits',
    { everyGame: wins(1, 1), games: { JOKER: wins(2, 1) } },
    ['games.JOKER.BAHT.heldAbove', 'games.JOKER.LAK.heldAbove'],
  ],
  ['refundTerms', { isActive: true, percent: 5, percentSuccess: 10, percentFail: 10 }, ['percentSuccess']],
])(
  'a new value of %s whose parts contradict each other or show nothing is refused part by part: %j',
  async (name, value, faults) => {
    expect(await server.ask(operatorOfficeCalls.checkSetting, { name, value }, { token: maker.token })).toMatchObject({
      status: 200,
      body: { faults },
    });
    expect(await propose(name, value)).toMatchObject({ status: 400, body: { message: 'CHANGE_INVALID' } });
  },
);

it('a stored value that would be refused today still applies', () => {
  const [info] = server.context.operatorSettings.filter(({ name }) => name === 'info');
  expect(info?.canBe({ name: '', website: 'krapao.example' })).toBe(true);
});

it('terms as long as their form allows are taken whole', async () => {
  const long = 'ก'.repeat(20_000);
  const conditions = [{ title: 'Terms', html: { th: long, la: long, en: long } }];
  expect(await propose('conditions', conditions)).toMatchObject({ status: 200, body: { status: 'WAITING' } });
  expect(await propose('conditions', Array(10).fill(conditions[0]))).toMatchObject({ status: 413 });
});
