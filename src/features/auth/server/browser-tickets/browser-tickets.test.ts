import { expect, it } from 'vitest';
import { profileCalls } from '#features/profile/contract.ts';
import { suspend } from '#support/office-acts.ts';
import type { TestReply } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { authCalls } from '../../contract.ts';

const server = await startTestServer({ settings: { TRUST_PROXY: 'true' } });
const minuteMs = 60_000;
const unusable = { status: 404, body: { message: 'NO_DATA' } };

const ticketFor = async (token: string): Promise<string> =>
  ((await server.ask(authCalls.issueBrowserTicket, {}, { token })).body as { ticket: string }).ticket;
const open = (ticket: string): Promise<TestReply> => server.ask(authCalls.openByBrowserTicket, { ticket });
const ask = (token: string): Promise<TestReply> => server.ask(profileCalls.get, {}, { token });
const tokenOf = (reply: TestReply): string => (reply.body as { token: string }).token;

it('a ticket opens the session in another browser once, and of ten at the same time one gets it', async () => {
  const member = await server.member();
  const ticket = await ticketFor(member.token);
  const replies = await Promise.all(Array.from({ length: 10 }, () => open(ticket)));
  const opened = replies.filter(({ status }) => status === 200);
  expect(opened).toHaveLength(1);
  for (const reply of replies.filter((one) => one !== opened[0])) expect(reply).toMatchObject(unusable);
  const [reply] = opened;
  const token = reply === undefined ? '' : tokenOf(reply);
  expect(await ask(token)).toMatchObject({ status: 200, body: { profile: { _id: member.memberId } } });
  expect(await ask(member.token)).toMatchObject({ status: 200 });
});

it('a ticket opens nothing on another network, where a link with it would log a stranger into the account of its sender', async () => {
  const ticket = await ticketFor((await server.member()).token);
  const elsewhere = { headers: { 'x-forwarded-for': '100.64.7.7' } };
  expect(await server.ask(authCalls.openByBrowserTicket, { ticket }, elsewhere)).toMatchObject(unusable);
  expect(await open(ticket)).toMatchObject({ status: 200 });
});

it('a ticket is good for less than a minute', async () => {
  const { token } = await server.member();
  const [early, late] = [await ticketFor(token), await ticketFor(token)];
  server.clock.advance(minuteMs - 1);
  expect(await open(early)).toMatchObject({ status: 200 });
  server.clock.advance(1);
  expect(await open(late)).toMatchObject(unusable);
});

it('after a logout, a changed password or a suspension no ticket of the session opens anything', async () => {
  const [left, changed, suspended] = [await server.member(), await server.member(), await server.member()];
  const tickets = [await ticketFor(left.token), await ticketFor(changed.token), await ticketFor(suspended.token)];
  await server.ask(authCalls.logOut, {}, { token: left.token });
  const another = await server.ask(authCalls.logIn, { username: changed.phone, password: changed.password });
  const passwords = { oldPassword: changed.password, newPassword: 'another good password' };
  await server.ask(authCalls.changePassword, passwords, { token: tokenOf(another) });
  await suspend(server, suspended);
  for (const ticket of tickets) expect(await open(ticket)).toMatchObject(unusable);
});

it('the session in the other browser is the same one: it ends with it and no later', async () => {
  const member = await server.member();
  const other = tokenOf(await open(await ticketFor(member.token)));
  await server.ask(authCalls.logOut, {}, { token: other });
  expect(await ask(member.token)).toMatchObject({ status: 401, body: { message: 'INVALID_USER_3' } });

  const next = await server.member();
  server.clock.advance(7 * 24 * 60 * minuteMs - minuteMs);
  const carried = tokenOf(await open(await ticketFor(next.token)));
  expect(await ask(carried)).toMatchObject({ status: 200 });
  server.clock.advance(minuteMs);
  expect(await ask(carried)).toMatchObject({ status: 401, body: { message: 'EXPIRED_AUTH_TOKEN' } });
});

it('tickets of a session in its last seconds do not prolong it', async () => {
  const { token } = await server.member();
  server.clock.advance(7 * 24 * 60 * minuteMs - 10_000);
  const [first] = [await ticketFor(token), await ticketFor(token)];
  const carried = tokenOf(await open(first));
  server.clock.advance(10_000);
  expect(await ask(carried)).toMatchObject({ status: 401, body: { message: 'EXPIRED_AUTH_TOKEN' } });
});

it('a ticket is no token, a token no ticket, and a made-up one opens nothing', async () => {
  const { token } = await server.member();
  const ticket = await ticketFor(token);
  expect(await ask(ticket)).toMatchObject({ status: 401, body: { message: 'invalid-token' } });
  const foreign = (await server.member()).token.slice(0, 22) + ticket.slice(22);
  const nobody = Buffer.alloc(48, 7).toString('base64url');
  for (const wrong of [token, foreign, nobody, 'x', `${ticket}A`]) expect(await open(wrong)).toMatchObject(unusable);
  expect(await open(ticket)).toMatchObject({ status: 200 });
});

it('who carried which session to another browser is in the audit list, the ticket itself nowhere', async () => {
  const { token, memberId } = await server.member();
  const ticket = await ticketFor(token);
  await open(ticket);
  const rows = await server.database.owner.rows<{ act: string; line: string }>(
    `select act, audit::text as line from audit where member_id = $1 order by number desc limit 2`,
    [memberId],
  );
  expect(rows.map(({ act }) => act)).toEqual(['POST /api/session/open', 'POST /api/session/ticket']);
  for (const { line } of rows) {
    expect(line).toContain('session ');
    expect(line).not.toContain(ticket);
  }
});
