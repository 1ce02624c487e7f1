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
