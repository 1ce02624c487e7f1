import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, it, vi } from 'vitest';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { freshDatabase } from '#support/fresh-database.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { untilWaiting } from '#support/cluster/until-waiting.ts';
import { chatCalls, type ChatMessage, type JoinAnswer } from '../../contract.ts';
import { chatOfficeCalls } from '../../office-contract.ts';
import type { StreamClient } from '#server/http/stream/stream-part.ts';
import { findTalkPage } from '../messages-table.ts';
import { doorbellOf } from './doorbell.ts';
import { findEpoch } from './epoch-table.ts';
import { roomsOf } from './rooms.ts';

const server = await startTestServer();
const second = await startTestServer({ found: { database: server.database, at: server.clock.now() } });

const sockets: Socket[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const socket of sockets.splice(0)) socket.disconnect();
});

// The options that the specification names, and no others.
const connect = (url = server.url, more = {}): Socket => {
  const socket = io(url, { reconnectionDelay: 500, reconnectionAttempts: Infinity, ...more });
  sockets.push(socket);
  return socket;
};

const join = (socket: Socket, question: Record<string, unknown>): Promise<JoinAnswer & { message?: string }> =>
  socket.timeout(5_000).emitWithAck('join', question);

const heardBy = (socket: Socket): ChatMessage[] => {
  const heard: ChatMessage[] = [];
  socket.on('messaging', (message: ChatMessage) => heard.push(message));
  return heard;
};

const say = (token: string, said: string, by = server) =>
  by.ask(chatCalls.sendMessage, { message: { message_type: 'text', payload: { message: said } } }, { token });

const answer = async (
  conversationId: string,
  said: string,
  { by = server, ...more }: { by?: typeof server; buttons?: { title: string }[] } = {},
) => {
  const { token } = await by.staff({ role: 'support' });
  const question = { conversationId, messageId: randomUUID(), text: said, after: 1_000, ...more };
  return by.ask(chatOfficeCalls.answer, question, { token });
};

const textsOf = (messages: readonly Pick<ChatMessage, 'message'>[]) =>
  messages.map(({ message }) => message.payload.message);

const cutListening = () =>
  server.database.owner.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'krapao-listening' and datname = current_database()`,
  );

const newMember = async () => {
  const { token, memberId } = await server.member();
  return { token, memberId, room: `wallet-${memberId}` };
};

it('a stock client joins its room and hears each line once, in order, with its number', async () => {
  proves('API-095', 'API-096', 'CHAT-03', 'OP-193');
  const { token, memberId, room } = await newMember();
  const socket = connect();
  const heard = heardBy(socket);
  expect(await join(socket, { room, token })).toMatchObject({ first: 0, last: 0, messages: [], more: false });
  await say(token, 'one');
  await answer(memberId, 'two');
  await say(token, 'three');
  await vi.waitFor(() => expect(heard).toHaveLength(3));
  expect(textsOf(heard)).toEqual(['one', 'two', 'three']);
  expect(heard.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  const { body } = await server.ask(chatCalls.listHistory, { limit: 10, skip: 0 }, { token });
  expect(heard.toReversed()).toEqual(body);
});

it('a client that was away gets what it missed by its last number, a hundred lines at a time', async () => {
  const { token, memberId, room } = await newMember();
  await say(token, 'one');
  const { owner } = server.database;
  await owner.rows(
    `insert into chat_message (conversation_id, seq, member_id, message_key, sender, message, created_at)
     select conversation_id, n, member_id, 'line ' || n, sender, message, created_at
     from chat_message, generate_series(2, 130) n where conversation_id = $1`,
    [memberId],
  );
  await owner.rows('update chat_conversation set last_seq = 130 where conversation_id = $1', [memberId]);
  const socket = connect();
  const first = await join(socket, { room, token, after: 10 });
  expect(first).toMatchObject({ first: 1, last: 130, more: true });
  expect(first.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, at) => at + 11));
  const rest = await join(socket, { room, token, after: 110 });
  expect(rest.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, at) => at + 111));
  expect(rest).toMatchObject({ more: false, epoch: first.epoch });
});

it('talks that are asked for at once are read together, and each client gets its own, also from two places of one talk', async () => {
  const asking = await Promise.all(
    Array.from({ length: 6 }, async (_, at) => {
      const who = await newMember();
      for (const said of ['one', 'two']) await say(who.token, `${said} of ${String(at)}`);
      return who;
    }),
  );
  const nobody = await newMember();
  const questions = [...asking.map(({ memberId }) => ({ memberId, after: 1 })), { ...asking[0], after: 0 }, nobody];
  const read = vi.spyOn(server.context.database.lookup, 'rows');
  const pages = await Promise.all(
    questions.map(({ memberId = '', after = 0 }: { memberId?: string; after?: number }) =>
      findTalkPage(server.context.database, { conversationId: memberId, after, limit: 100 }),
    ),
  );
  const seen = pages.map((page) => page && textsOf(page.messages));
  const seconds = asking.map((_, at) => [`two of ${String(at)}`]);
  expect(seen).toEqual([...seconds, ['one of 0', 'two of 0'], null]);
  expect(read).toHaveBeenCalledTimes(1);
});

it('a visitor hears the talk that its browser began, and nobody else does, even with the guest id', async () => {
  proves('CHAT-04');
  const [guestId, device] = [`guest-${randomUUID()}`, randomUUID()];
  const question = { guestId, message: { message_type: 'text' as const, payload: { message: 'hello' } } };
  const early = connect();
  const [own, heardEarly] = [connect(), heardBy(early)];
  expect(await join(early, { room: `wallet-${guestId}`, guestId, device: randomUUID() })).toMatchObject({ last: 0 });
  await server.ask(chatCalls.sendMessage, question, { headers: { 'x-device-id': device } });
  const heard = heardBy(own);
  expect(await join(own, { room: `wallet-${guestId}`, guestId, device, after: 0 })).toMatchObject({ last: 1 });
  const thief = { room: `wallet-${guestId}`, guestId, device: randomUUID() };
  expect(await join(connect(), thief)).toEqual({ message: 'INVALID_USER_4' });
  await answer(guestId, 'how can we help?');
  // The first line may be told once more, if its commit is heard after the join.
  await vi.waitFor(() => expect(textsOf(heard)).toContain('how can we help?'));
  expect(heardEarly).toEqual([]);
});

it('nobody joins the room of somebody else, and a forged question is refused', async () => {
  proves('OP-193');
  const [one, other] = [await newMember(), await newMember()];
  const socket = connect();
  const refused = (message: string) => ({ message });
  expect(await join(socket, { room: other.room, token: one.token })).toEqual(refused('INVALID_USER_4'));
  expect(await join(socket, { room: other.room })).toEqual(refused('KEY_MISSING'));
  expect(await join(socket, { room: other.room, guestId: other.memberId })).toEqual(refused('KEY_INVALID'));
  expect(await join(socket, { room: other.room, token: 'forged' })).toEqual(refused('invalid-token'));
  for (const after of [-1, 1.5, '3', 2 ** 53, null])
    expect(await join(socket, { room: one.room, token: one.token, after })).toEqual(refused('KEY_INVALID'));
  expect(await join(socket, { room: 7, token: one.token })).toEqual(refused('KEY_INVALID'));
  expect(await socket.timeout(5_000).emitWithAck('join')).toEqual(refused('KEY_INVALID'));
  const heard = heardBy(socket);
  await say(other.token, 'not for you');
  expect(await join(socket, { room: one.room, token: one.token })).toMatchObject({ last: 0 });
  await say(one.token, 'for you');
  await vi.waitFor(() => expect(textsOf(heard)).toEqual(['for you']));
});

it('who is refused at another talk goes on hearing the one it was in', async () => {
  const { token, memberId, room } = await newMember();
  await say(token, 'hello');
  const guestId = `guest-${randomUUID()}`;
  const message = { message_type: 'text' as const, payload: { message: 'mine' } };
  await server.ask(chatCalls.sendMessage, { guestId, message }, { headers: { 'x-device-id': randomUUID() } });
  const socket = connect();
  const heard = heardBy(socket);
  await join(socket, { room, token });
  const foreign = { room: `wallet-${guestId}`, guestId, device: randomUUID() };
  expect(await join(socket, foreign)).toEqual({ message: 'INVALID_USER_4' });
  await answer(memberId, 'still there?');
  await say(token, 'yes');
  await vi.waitFor(() => expect(textsOf(heard)).toEqual(['still there?', 'yes']));
});

it('a client that names a line beyond the last one learns which is the last, and hears the next', async () => {
  const { token, room } = await newMember();
  await say(token, 'one');
  const socket = connect();
  const heard = heardBy(socket);
  expect(await join(socket, { room, token, after: 1_000_000_000 })).toMatchObject({
    last: 1,
    messages: [],
    more: false,
  });
  await say(token, 'two');
  await vi.waitFor(() => expect(textsOf(heard)).toEqual(['two']));
});

it('a line that one server process takes is heard at another', async () => {
  const { token, memberId, room } = await newMember();
  const socket = connect(second.url);
  const heard = heardBy(socket);
  await join(socket, { room, token });
  await say(token, 'at the first');
  await answer(memberId, 'at the second', { by: second });
  await vi.waitFor(() => expect(textsOf(heard)).toEqual(['at the first', 'at the second']));
});

it('lines that are written at two processes at once are heard once each, in order, also those too long to be announced', async () => {
  const { token, memberId, room } = await newMember();
  const socket = connect();
  const heard = heardBy(socket);
  await join(socket, { room, token });
  const button = { title: 'ก'.repeat(200), payload: 'ก'.repeat(200) };
  const [first = '', ...lines] = Array.from({ length: 21 }, (_, at) => `line ${String(at)}`);
  const long = Array.from({ length: 10 }, (_, at) => `${String(at)} ${'ก'.repeat(1_900)}`);
  await say(token, first);
  const { database } = server.context;
  const read = database.rows;
  // A line that is announced meanwhile must wait for the one that is being read.
  vi.spyOn(database, 'rows').mockImplementation(async (text, values) => {
    if (text.includes('unnest')) await sleep(50);
    return read(text, values);
  });
  const speak = async (line: string, at: number): Promise<void> => {
    await answer(memberId, line, { by: second, buttons: [button, button] });
    await say(token, lines[at * 2] ?? '', second);
    await say(token, lines[at * 2 + 1] ?? '');
  };
  await Promise.all(long.map(speak));
  const numbers = Array.from({ length: 31 }, (_, at) => at + 1);
  await vi.waitFor(() => expect(heard.map(({ seq }) => seq)).toEqual(numbers));
  expect(new Set(textsOf(heard))).toEqual(new Set([first, ...lines, ...long]));
});

it('of two clients that join together, the one that read less and is answered last misses no line either', async () => {
  const { token, memberId } = await newMember();
  await say(token, 'one');
  const sent: string[] = [];
  const listen = (name: string) => {
    const send = (_event: string, line: ChatMessage) => sent.push(`${name} ${String(line.seq)}`);
    const client = { send } as unknown as StreamClient;
    const owner = { conversationId: memberId, memberId, device: null };
    rooms.enter({ client, owner, session: null });
    return client;
  };
  const rooms = roomsOf(server.context);
  const bell = doorbellOf(server.context);
  const clients = [listen('late'), listen('early')];
  await say(token, 'two');
  bell.settle(memberId, 2);
  bell.settle(memberId, 1);
  await vi.waitFor(() => expect(sent).toContain('late 2'));
  for (const client of clients) rooms.leave(client);
});

it('lines written while the doorbell had lost its connection are sent once it has one again', async () => {
  const { token, room } = await newMember();
  const socket = connect();
  const heard = heardBy(socket);
  await join(socket, { room, token });
  await say(token, 'before');
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  await cutListening();
  await say(token, 'meanwhile');
  await vi.waitFor(() => expect(textsOf(heard)).toEqual(['before', 'meanwhile']), { timeout: 10_000 });
});

it('an announcement that nobody can understand, or that of an older version, ends nothing, and no line is missed', async () => {
  const { token, memberId, room } = await newMember();
  const socket = connect();
  const heard = heardBy(socket);
  await join(socket, { room, token });
  for (const payload of ['', 'null', '{', '{}', memberId, `guest-${randomUUID()}`])
    await server.database.owner.rows('select pg_notify($1, $2)', ['chat', payload]);
  await say(token, 'after them');
  await vi.waitFor(() => expect(textsOf(heard)).toEqual(['after them']));
  await server.database.owner.rows(
    `insert into chat_message (conversation_id, seq, member_id, message_key, sender, message, created_at)
     values ($1::text, 2, ($1::text)::uuid, 'of an older process', 'customer', $2, now())`,
    [memberId, JSON.stringify({ message_type: 'text', payload: { message: 'of an older process' } })],
  );
  await server.database.owner.rows('select pg_notify($1, $2)', ['chat', memberId]);
  await vi.waitFor(() => expect(textsOf(heard)).toEqual(['after them', 'of an older process']));
});

it('when a backup was restored under them, open connections are cut, and their clients join again under another epoch', async () => {
  const { token, room } = await newMember();
  const socket = connect(server.url, { reconnectionDelay: 10 });
  const { epoch } = await join(socket, { room, token });
  const connectedAgain = once(socket as never, 'connect');
  const restored = vi.spyOn(server.context.operations, 'one').mockResolvedValue({ it: 'restored' });
  await cutListening();
  await connectedAgain;
  expect((await join(socket, { room, token })).epoch).not.toBe(epoch);
  restored.mockRestore();
});

it('connections are cut even if the restored database does not answer at first', async () => {
  const { token, room } = await newMember();
  const socket = connect(server.url, { reconnectionDelay: 10 });
  await join(socket, { room, token });
  const connectedAgain = once(socket as never, 'connect');
  const restored = vi
    .spyOn(server.context.operations, 'one')
    .mockRejectedValueOnce(new Error('the database system is starting up'))
    .mockResolvedValue({ it: 'restored again' });
  await cutListening();
  expect(await connectedAgain).toEqual([]);
  restored.mockRestore();
});

it('while more calls of the chat wait than the database should have, further ones are refused, and money moves', async () => {
  const member = await server.member({ balance: 100_000n });
  const { token, memberId } = member;
  await say(token, 'first');
  const [isLocked, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { owner, database } = server.database;
  const holding = owner.transaction(async (sql) => {
    await sql.rows('select 1 from chat_conversation where conversation_id = $1 for update', [memberId]);
    isLocked.resolve();
    await isOver.promise;
  });
  await isLocked.promise;
  const stuck = Array.from({ length: 4 }, () => say(token, 'waits'));
  await untilWaiting(server.database, 4);
  const statuses: number[] = [];
  const reads = Array.from({ length: 203 }, async () => {
    const { status } = await server.ask(chatCalls.listHistory, { limit: 1, skip: 0 }, { token });
    statuses.push(status);
  });
  await vi.waitFor(() => expect(statuses).toEqual([503, 503, 503]), { timeout: 10_000 });
  expect((await server.ask(withdrawCalls.requestFromApp, { amount: 10_000n }, { token })).status).toBe(200);
  isOver.resolve();
  await Promise.all([holding, ...reads, ...stuck]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(200);
  expect(await database.rows('select 1 from chat_message where conversation_id = $1', [memberId])).toHaveLength(5);
});

it('each database has an epoch of its own, and keeps it', async () => {
  await using other = await freshDatabase();
  const epoch = await findEpoch(server.database.database);
  expect(await findEpoch(server.database.database)).toBe(epoch);
  expect(await findEpoch(other.database)).not.toBe(epoch);
});
