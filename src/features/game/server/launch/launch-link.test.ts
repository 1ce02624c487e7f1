import { expect, it } from 'vitest';
import { authCalls } from '#features/auth/contract.ts';
import { openGame } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { gameCalls } from '../../contract.ts';

const logged: string[] = [];
const server = await startTestServer({ logged });

const newTicket = async (): Promise<{ member: TestMember; username: string; address: string }> => {
  const member = await server.member();
  const { username } = await openGame(server, member, 'JOKER2');
  const question = { game: 'joker2', username };
  const reply = await server.ask(gameCalls.autoLogin, question, { token: member.token });
  expect(reply.status).toBe(200);
  return { member, username, address: server.url + new URL(String(reply.body)).pathname };
};

const open = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(address, { redirect: 'manual', ...init });
const placeOf = (answer: Response): unknown => [answer.status, answer.headers.get('location')];
const lost = [303, '/launch-ended'];

it('the link is one of ours that leads to the provider, and tells nobody where it came from', async () => {
  const { address } = await newTicket();
  expect(new URL(address).pathname).toMatch(/^\/api\/launch\/[A-Za-z0-9_-]{43}$/);
  const answer = await open(address);
  expect(answer.status).toBe(303);
  expect(new URL(answer.headers.get('location') ?? '').origin).toBe(new URL(server.sandbox.url).origin);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
});

it('a link opens the game once; after that it leads to a page with the way back', async () => {
  const { address } = await newTicket();
  expect((await open(address)).headers.get('location')).not.toBe('/launch-ended');
  expect(placeOf(await open(address))).toEqual(lost);
});

it('of ten windows that open one link together, one reaches the game', async () => {
  const { address } = await newTicket();
  const answers = await Promise.all(Array.from({ length: 10 }, () => open(address)));
  expect(answers.filter((answer) => answer.headers.get('location') !== '/launch-ended')).toHaveLength(1);
});

it('a link is late after two minutes', async () => {
  const { address } = await newTicket();
  server.clock.advance(2 * 60_000);
  expect(placeOf(await open(address))).toEqual(lost);
});

it('a link of a session that has ended opens nothing', async () => {
  const { member, address } = await newTicket();
  expect((await server.ask(authCalls.logOut, {}, { token: member.token })).status).toBe(200);
  expect(placeOf(await open(address))).toEqual(lost);
});

it('a link of a member who was suspended meanwhile opens nothing', async () => {
  const { member, address } = await newTicket();
  await server.database.owner.rows('update member set suspended_at = now() where member_id = $1', [member.memberId]);
  expect(placeOf(await open(address))).toEqual(lost);
});

it('a browser that only reads ahead does not use a link up', async () => {
  const { address } = await newTicket();
  for (const headers of [{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }])
    expect(placeOf(await open(address, { headers }))).toEqual(lost);
  expect((await open(address, { method: 'HEAD' })).status).toBe(404);
  expect(placeOf(await open(address))).not.toEqual(lost);
});

it.each(['x', 'A'.repeat(43), 'A'.repeat(400), '%00'])('an invented ticket opens nothing: %s', async (ticket) => {
  expect(placeOf(await open(`${server.url}/api/launch/${ticket}`))).toEqual(lost);
});

it('a window that comes too often gets a page of the app that says so', async () => {
  const limited = await startTestServer({ settings: { CALLS_PER_MINUTE_ADDRESS: '3' } });
  const address = `${limited.url}/api/launch/${'A'.repeat(43)}`;
  const answers: unknown[] = [];
  for (let press = 0; press < 4; press += 1) answers.push(placeOf(await open(address)));
  expect(answers).toEqual([lost, lost, lost, [303, '/launch-ended?because=REQUEST_LIMIT']]);
});

it('neither the database nor a log has an address that opens a game', async () => {
  const { address } = await newTicket();
  const ticket = address.split('/').at(-1) ?? '';
  const rows = await server.database.owner.rows<{ sealedLink: Buffer }>(
    'select *, sealed_link as "sealedLink" from launch_ticket',
  );
  const location = (await open(address)).headers.get('location') ?? '';
  await open(address);
  expect(rows.length).toBeGreaterThan(0);
  const stored = rows.map(({ sealedLink }) => sealedLink.toString('utf8')).join('') + JSON.stringify(rows);
  const providersTicket = new URL(location).searchParams.get('token') ?? '';
  expect(providersTicket).not.toBe('');
  for (const text of [stored, logged.join('')])
    expect([text.includes(ticket), text.includes(providersTicket)]).toEqual([false, false]);
});

it('expired tickets are deleted after a day', async () => {
  const tickets = () => server.database.owner.rows('select code from launch_ticket');
  server.clock.advance(25 * 60 * 60_000);
  await server.runJobs();
  await newTicket();
  server.clock.advance(23 * 60 * 60_000);
  await server.runJobs();
  expect(await tickets()).toHaveLength(1);
  server.clock.advance(2 * 60 * 60_000);
  await server.runJobs();
  expect(await tickets()).toEqual([]);
});
