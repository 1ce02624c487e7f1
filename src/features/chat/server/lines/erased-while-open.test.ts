import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, it, vi } from 'vitest';
import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import { closeStreams, suspend } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { chatCalls, type ChatMessage } from '../../contract.ts';
import { chatOfficeCalls } from '../../office-contract.ts';

const server = await startTestServer();
const { owner } = server.database;
const secret = 'เลขบัญชีของฉันคือ 4111-ERASE-ME';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

const listen = async ({ memberId, token }: TestMember) => {
  const socket = io(server.url, { reconnection: false });
  sockets.push(socket);
  const heard: ChatMessage[] = [];
  socket.on('messaging', (line: ChatMessage) => heard.push(line));
  await socket.timeout(5_000).emitWithAck('join', { room: `wallet-${memberId}`, token });
  return { socket, heard };
};

const say = ({ token }: TestMember, message: string) =>
  server.ask(chatCalls.sendMessage, { message: { message_type: 'text', payload: { message } } }, { token });

const answer = async ({ memberId }: TestMember, text: string) => {
  const { token } = await server.staff({ role: 'support' });
  const question = { conversationId: memberId, messageId: randomUUID(), text, after: 1_000 };
  return server.ask(chatOfficeCalls.answer, question, { token });
};

const erase = async ({ memberId }: TestMember): Promise<void> => {
  const [maker, checker] = [await server.staff(), await server.staff({ role: 'manager' })];
  const wish = { memberId, kind: 'ERASE', note: 'asked in writing, passport checked' } as const;
  const { body } = await server.ask(memberCareOfficeCalls.proposeChange, wish, { token: maker.token });
  const { changeId } = body as { changeId: string };
  const consent = { memberId, changeId, password: checker.password };
  const { status } = await server.ask(memberCareOfficeCalls.confirmChange, consent, { token: checker.token });
  expect(status).toBe(200);
};

// The tables in which a text stands.
const whereverStands = async (text: string): Promise<string[]> => {
  const tables = await owner.rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const found: string[] = [];
  for (const { name } of tables)
    if ((await owner.one(`select 1 from ${name} t where t::text like $1 limit 1`, [`%${text}%`])) !== null)
      found.push(name);
  return found;
};

it('of a member who is erased in the middle of a talk nothing stays, and neither side goes on with it', async () => {
  const [member, other] = [await server.member(), await server.member()];
  const [own, neighbour] = [await listen(member), await listen(other)];
  await say(member, secret);
  await say(other, 'stays');
  await answer(member, `about ${secret}`);
  const support = await server.staff({ role: 'support' });
  const by = { token: support.token };
  const note = { conversationId: member.memberId, noteId: randomUUID(), text: `note on ${secret}` };
  expect(await server.ask(chatOfficeCalls.addNote, note, by)).toMatchObject({ status: 200 });
  await vi.waitFor(() => expect(own.heard).toHaveLength(2));
  expect(await whereverStands('4111-ERASE-ME')).toEqual(expect.arrayContaining(['chat_message', 'chat_note']));

  const ended = once(own.socket as never, 'disconnect');
  await suspend(server, member);
  await closeStreams(server);
  await ended;
  await erase(member);

  expect([401, 403]).toContain((await say(member, 'still there?')).status);
  expect(await answer(member, 'are you there?')).toMatchObject({ status: 404, body: { message: 'NO_DATA' } });
  expect(await server.ask(chatOfficeCalls.addNote, { ...note, noteId: randomUUID() }, by)).toMatchObject({
    body: { message: 'NO_DATA' },
  });
  expect(await server.ask(chatOfficeCalls.get, { conversationId: member.memberId }, by)).toMatchObject({
    body: { message: 'NO_DATA' },
  });
  const { body } = await server.ask(chatOfficeCalls.list, { view: 'all', page: 1, limit: 100 }, by);
  expect(JSON.stringify(body)).toContain(other.memberId);
  expect(JSON.stringify(body)).not.toContain(member.memberId);
  expect(await whereverStands('4111-ERASE-ME')).toEqual([]);

  await answer(other, 'and you are served');
  await vi.waitFor(() => expect(neighbour.heard).toHaveLength(2));
});
