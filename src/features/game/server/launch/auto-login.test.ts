import { get as httpGet } from 'node:http';
import { expect, it } from 'vitest';
import { gameRow, isGameCode } from '#contract/games.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { openGame } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { type TestReply, refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { gameCalls } from '../../contract.ts';

const logged: string[] = [];
const server = await startTestServer({ logged });

const get = (member: TestMember, path: string, headers: Record<string, string> = {}): Promise<TestReply> =>
  server.request('GET', path, { token: member.token, headers });
const passwordOf = async (member: TestMember, slotCode: string): Promise<string> =>
  ((await server.ask(gameCalls.getCredential, { slotCode }, { token: member.token })).body as { password: string })
    .password;
// The link is one of ours; it leads to the provider's.
const follow = (link: unknown): Promise<Response> => fetch(server.url + new URL(String(link)).pathname);

const byUsername = {
  pg: 'API-045',
  betflix: 'API-046',
  areaslot: 'API-047',
  joker2: 'API-048',
  huayhd: 'API-049',
};
for (const [game, row] of Object.entries(byUsername)) {
  it(`/api/autoLogin/${game}/{username} answers a link that opens the game`, async () => {
    proves(row, 'OP-133');
    const member = await server.member();
    const { username } = await openGame(server, member, game.toUpperCase());
    const reply = await get(member, `/api/autoLogin/${game}/${username}`);
    expect(reply.status).toBe(200);
    const page = await follow(reply.body);
    expect([page.status, (await page.text()).includes(username)]).toEqual([200, true]);
  });
}

const byPassword = {
  askmebet: 'API-050',
  imi: 'API-051',
  usun: 'API-052',
  circus: 'API-053',
  slotracha: 'API-054',
  pgslot: 'API-055',
};
for (const [game, row] of Object.entries(byPassword)) {
  it(`/api/autoLogin/${game}/{username}/{password} answers a link that opens the game`, async () => {
    proves(row);
    const member = await server.member();
    const { username } = await openGame(server, member, game.toUpperCase());
    const password = await passwordOf(member, game.toUpperCase());
    const reply = await get(member, `/api/autoLogin/${game}/${username}/${password}`);
    expect(reply).toMatchObject({ status: 200, body: expect.stringMatching(/^http:\/\/localhost:\d+\//) });
    const page = await follow(reply.body);
    expect([page.status, (await page.text()).includes(username)]).toEqual([200, true]);
  });
}

it('an account of another member cannot be opened, and the try is audited', async () => {
  proves('OP-134', 'ERR-079', 'OP-286');
  const [owner, other] = [await server.member(), await server.member()];
  const area = await openGame(server, owner, 'AREASLOT');
  const joker = await openGame(server, owner, 'JOKER2');
  const imi = await openGame(server, owner, 'IMI');
  const password = await passwordOf(owner, 'IMI');
  await openGame(server, other, 'JOKER2');
  expect(await get(other, `/api/autoLogin/areaslot/${area.username}`)).toMatchObject(refused('NOT_AREASLOT', 400));
  expect(await get(other, `/api/autoLogin/joker2/${joker.username}`)).toMatchObject(refused('SLOT_NO_ACCOUNT', 404));
  expect(await get(other, `/api/autoLogin/imi/${imi.username}/${password}`)).toMatchObject(
    refused('SLOT_NO_ACCOUNT', 404),
  );
  expect(await get(owner, `/api/autoLogin/imi/${imi.username}/wrong`)).toMatchObject(refused('SLOT_NO_ACCOUNT', 404));
  const tries = await server.database.owner.rows(
    `select act from audit where member_id = $1 and detail @> '{"opened": false}'`,
    [other.memberId],
  );
  expect(tries).toHaveLength(3);
});

const fieldsOf = (credential: { username: string; password: string; event?: Record<string, string> }) =>
  new URLSearchParams({ ...credential.event, username: credential.username, password: credential.password });

it('the credential of each game that the app posts itself opens it, UFABET with its event fields at the root of its host', async () => {
  proves('OP-132', 'OP-138', 'OP-143', 'ENT-017');
  const member = await server.member();
  const wallet = (await server.ask(walletCalls.get, {}, { token: member.token })).body as {
    slots: { code: string; web: string }[];
  };
  const posted = wallet.slots.filter(({ code }) => isGameCode(code) && gameRow(code).wayIn === 'posted');
  expect(posted.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['JOKER', 'SEXYGAME', 'SLOTXO', 'SUPERSLOT', 'UFABET']),
  );
  for (const { code, web } of posted) {
    await openGame(server, member, code);
    const reply = await server.ask(gameCalls.getCredential, { slotCode: code }, { token: member.token });
    const address = new URL(code === 'UFABET' ? '/' : new URL(web).pathname, server.sandbox.url);
    const body = fieldsOf(reply.body as Parameters<typeof fieldsOf>[0]);
    const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' });
    expect([code, answer.status]).toEqual([code, 303]);
    expect(answer.headers.get('location')).toContain(`/games/${code}/play/`);
  }
});

it.each([
  ['en', 'en'],
  ['lo', 'lo'],
  ['de-DE,de;q=0.9', 'th'],
])('an app that names the language %s gets the game in %s', async (named, spoken) => {
  const member = await server.member();
  const { username } = await openGame(server, member, 'IMI');
  const password = await passwordOf(member, 'IMI');
  const path = `/api/autoLogin/imi/${username}/${password}`;
  const page = await follow((await get(member, path, { 'accept-language': named })).body);
  expect(await page.text()).toContain(`<html lang="${spoken}">`);
});

it('a game that the specification posts opens by a link too if its provider opens by links only', async () => {
  const member = await server.member();
  const { username } = await openGame(server, member, 'SEXYGAME');
  const page = await follow((await get(member, `/api/autoLogin/sexygame/${username}`)).body);
  expect([page.status, (await page.text()).includes(username)]).toEqual([200, true]);
  for (const game of ['joker', 'slotxo'])
    expect(await get(member, `/api/autoLogin/${game}/${username}`)).toMatchObject(refused('NO_GAME', 404));
});

it('a game without such a call answers NO_GAME', async () => {
  const member = await server.member();
  expect(await get(member, '/api/autoLogin/chess/somebody')).toMatchObject(refused('NO_GAME', 404));
  expect(await get(member, '/api/autoLogin/joker/somebody/secret')).toMatchObject(refused('NO_GAME', 404));
});

it('neither the password nor the username of an auto-login reaches a log', async () => {
  const member = await server.member();
  const { username } = await openGame(server, member, 'PGSLOT');
  const password = await passwordOf(member, 'PGSLOT');
  await get(member, `/api/autoLogin/pgslot/${username}/${password}`);
  await server.sandbox.weather({ service: 'games', code: 'PGSLOT', kind: 'garbage' });
  const broken = await get(member, `/api/autoLogin/pgslot/${username}/${password}`);
  expect(broken).toMatchObject(refused('INTERNAL_SERVER_ERROR', 502));
  await server.sandbox.weather({ service: 'games', code: 'PGSLOT', kind: 'fine' });
  const text = logged.join('');
  expect([text.includes(password), text.includes(username)]).toEqual([false, false]);
});

it('HEAD answers 405 and changes nothing; answers are never stored', async () => {
  proves('OP-011');
  const member = await server.member();
  const head = await server.request('HEAD', '/api/wallet/activate/JOKER', { token: member.token });
  expect([head.status, head.headers.get('allow'), head.text]).toEqual([405, 'GET', '']);
  const rows = await server.database.owner.rows('select code from game_account where member_id = $1', [
    member.memberId,
  ]);
  expect(rows).toEqual([]);
  const reply = await get(member, '/api/wallet/activate/JOKER');
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

// fetch sets Sec-Fetch-Mode itself, so other modes of a browser are sent as raw requests.
const plainGet = (member: TestMember, path: string, headers: Record<string, string>): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const sent = { authorization: `Bearer ${member.token}`, 'x-requested-with': 'wallet-user', ...headers };
    httpGet(server.url + path, { headers: sent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, body: JSON.parse(text) as unknown }));
    }).on('error', reject);
  });

it('no link, prefetch or foreign page triggers a state-changing GET', async () => {
  proves('OP-008', 'OP-011');
  const member = await server.member();
  const path = '/api/wallet/activate/JOKER';
  const tries = [
    [{ 'x-requested-with': '' }, 'KEY_MISSING'],
    [{ 'sec-purpose': 'prefetch' }, 'KEY_INVALID'],
    [{ purpose: 'prefetch' }, 'KEY_INVALID'],
    [{ 'sec-fetch-mode': 'navigate' }, 'KEY_INVALID'],
    [{ 'sec-fetch-mode': 'no-cors' }, 'KEY_INVALID'],
  ] as const;
  for (const [headers, message] of tries)
    expect(await plainGet(member, path, headers)).toMatchObject(refused(message, 400));
  expect(await server.request('GET', path)).toMatchObject(refused('UNAUTHORIZED', 401));
  expect(
    await server.database.owner.rows('select code from game_account where member_id = $1', [member.memberId]),
  ).toEqual([]);
  expect(await plainGet(member, path, { 'sec-fetch-mode': 'cors' })).toMatchObject({ status: 200 });
});
