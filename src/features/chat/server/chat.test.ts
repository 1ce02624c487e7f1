import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { chatCalls, type ChatMessage } from '../contract.ts';
import { chatOfficeCalls } from '../office-contract.ts';

const server = await startTestServer();

interface Guest {
  readonly guestId: string;
  readonly headers: Record<string, string>;
}
const newGuest = (): Guest => ({ guestId: `guest-${randomUUID()}`, headers: { 'x-device-id': randomUUID() } });

const text = (message: string) => ({ message_type: 'text' as const, payload: { message } });

const asGuest = ({ guestId, headers }: Guest) => ({
  write: (message: string, messageId: string = randomUUID()) =>
    server.ask(chatCalls.sendMessage, { guestId, message: text(message), messageId }, { headers }),
  read: async (limit = 100, skip = 0, more = {}): Promise<ChatMessage[]> =>
    (await server.ask(chatCalls.listHistory, { guestId, limit, skip, ...more }, { headers })).body as ChatMessage[],
});

const saidBy = (lines: readonly ChatMessage[]) => lines.map(({ message }) => message.payload.message).toReversed();
const numbers = (lines: readonly ChatMessage[]) => lines.map(({ seq }) => seq).toReversed();

const answer = async (conversationId: string, said: string, after = 1_000) => {
  const { token } = await server.staff({ role: 'support' });
  const question = { conversationId, messageId: randomUUID(), text: said, after };
  return server.ask(chatOfficeCalls.answer, question, { token });
};

it('a member and support write to each other, and both read the same lines in the same order', async () => {
  proves(
    'CHAT-01',
    'CHAT-03',
    'CHAT-13',
    'CHAT-20',
    'API-086',
    'API-087',
    'API-088',
    'ENT-068',
    'ENT-072',
    'OP-191',
    'OP-196',
  );
  const { token, memberId } = await server.member({ name: 'สมชาย ใจดี' });
  expect((await server.ask(chatCalls.getConfig, {})).body).toEqual({ PREFIX: 'wallet-' });
  const sent = await server.ask(
    chatCalls.sendMessage,
    { userId: memberId, message: text('  สวัสดีค่ะ เงินยังไม่เข้า  ') },
    { token },
  );
  expect(sent).toMatchObject({ status: 200, body: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
  expect(await answer(memberId, 'ขอตรวจสอบสักครู่นะคะ')).toMatchObject({ status: 200, body: { seq: 2 } });
  const own = await server.ask(chatCalls.listHistory, { userId: memberId, limit: 10, skip: 0 }, { token });
  const lines = own.body as ChatMessage[];
  expect(saidBy(lines)).toEqual(['สวัสดีค่ะ เงินยังไม่เข้า', 'ขอตรวจสอบสักครู่นะคะ']);
  expect(lines.map(({ sender }) => sender)).toEqual(['support', 'customer']);
  expect(lines[1]).toEqual({
    seq: 1,
    messageId: expect.any(String),
    sender: 'customer',
    message: text('สวัสดีค่ะ เงินยังไม่เข้า'),
    createdAt: sent.body,
    session_id: `wallet-${memberId}`,
    userId: memberId,
    guestId: null,
    username: null,
    name: null,
    deviceToken: null,
  });
  const staff = await server.staff({ role: 'support' });
  const seen = await server.ask(chatOfficeCalls.get, { conversationId: memberId }, { token: staff.token });
  expect(seen.body).toMatchObject({ conversation: { memberName: 'สมชาย ใจดี', lastSeq: 2 }, messages: lines });
});

it('a visitor chats under a guest id, and only the browser that began the talk reads it', async () => {
  proves('CHAT-02', 'CHAT-04', 'API-089', 'OP-192', 'OP-198');
  const guest = newGuest();
  const { write, read } = asGuest(guest);
  expect(await write('hello')).toMatchObject({ status: 200 });
  expect(await answer(guest.guestId, 'how can we help?')).toMatchObject({ status: 200 });
  const lines = await read();
  expect(saidBy(lines)).toEqual(['hello', 'how can we help?']);
  expect(lines[0]).toMatchObject({ session_id: `wallet-${guest.guestId}`, guestId: guest.guestId, userId: null });
  const thief = asGuest({ ...newGuest(), guestId: guest.guestId });
  expect(await thief.read()).toEqual([]);
  expect(await thief.write('it is me')).toMatchObject({ status: 403, body: { message: 'INVALID_USER_4' } });
  const bare = asGuest({ guestId: guest.guestId, headers: {} });
  expect(await bare.read()).toEqual([]);
  expect(saidBy(await read())).toHaveLength(2);
});

it('nobody writes or reads in the name of somebody else', async () => {
  proves('OP-198', 'OP-218');
  const [member, other, guest] = [await server.member(), await server.member(), newGuest()];
  const foreign = { status: 403, body: { message: 'INVALID_USER_4' } };
  const ask = { userId: other.memberId, message: text('x') };
  const read = { userId: other.memberId, limit: 10, skip: 0 };
  expect(await server.ask(chatCalls.sendMessage, ask, member)).toMatchObject(foreign);
  expect(await server.ask(chatCalls.listHistory, read, member)).toMatchObject(foreign);
  expect(await server.ask(chatCalls.markRead, { userId: other.memberId }, member)).toMatchObject(foreign);
  expect(await server.ask(chatCalls.sendMessage, { ...ask, guestId: guest.guestId })).toMatchObject(foreign);
  expect(await server.ask(chatCalls.listHistory, { ...read, guestId: guest.guestId })).toMatchObject(foreign);
  const forged = {
    sender: 'support',
    name: 'Support',
    session_id: `wallet-${other.memberId}`,
    message: text('forged'),
  };
  await server.request('POST', '/api/chat/send-message', { body: forged, token: member.token });
  const own = await server.ask(chatCalls.listHistory, { limit: 10, skip: 0 }, member);
  expect(own.body).toMatchObject([{ sender: 'customer', name: null, session_id: `wallet-${member.memberId}` }]);
  for (const type of ['buttons', 'media', 'quick_replies', 'generic'])
    expect(
      await server.request('POST', '/api/chat/send-message', {
        body: { message: { message_type: type, payload: { message: 'x' } } },
        token: member.token,
      }),
    ).toMatchObject({ status: 400, body: { message: 'KEY_INVALID' } });
  expect(await server.ask(chatCalls.listHistory, { limit: 10, skip: 0, guestId: 'guest-1' })).toMatchObject({
    status: 400,
  });
});

it('twenty lines written at once get the numbers 1 to 20, and a repeated line is the same line', async () => {
  const guest = newGuest();
  const { write, read } = asGuest(guest);
  const ids = Array.from({ length: 20 }, () => randomUUID());
  const replies = await Promise.all([...ids, ...ids].map((id) => write(`line ${id}`, id)));
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  const lines = await read();
  expect(numbers(lines)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  expect(new Set(lines.map(({ messageId }) => messageId))).toEqual(new Set(ids));
  expect(replies.slice(20).map(({ body }) => body)).toEqual(replies.slice(0, 20).map(({ body }) => body));
});

it('the id of a line stands for that line alone: another text under it, or the id of support’s line, is refused', async () => {
  const [guest, member] = [newGuest(), await server.member()];
  const [id, ofSupport] = [randomUUID(), randomUUID()];
  const asMember = (message: string, messageId: string) =>
    server.ask(chatCalls.sendMessage, { message: text(message), messageId }, member);
  const reused = { status: 422, body: { message: 'KEY_INVALID' } };
  for (const write of [asGuest(guest).write, asMember]) {
    for (const _ of [1, 2]) expect(await write('first', id)).toMatchObject({ status: 200 });
    expect(await write('second', id)).toMatchObject(reused);
  }
  const question = { conversationId: member.memberId, messageId: ofSupport, text: 'yes', after: 1 };
  await server.ask(chatOfficeCalls.answer, question, await server.staff({ role: 'support' }));
  expect(await asMember('yes', ofSupport)).toMatchObject(reused);
  expect(saidBy(await asGuest(guest).read())).toEqual(['first']);
  const own = await server.ask(chatCalls.listHistory, { limit: 10, skip: 0 }, member);
  expect(saidBy(own.body as ChatMessage[])).toEqual(['first', 'yes']);
});

it('the id of a line is the same in capitals: a repeat writes nothing', async () => {
  const guest = newGuest();
  const id = randomUUID();
  for (const messageId of [id, id.toUpperCase()])
    expect((await asGuest(guest).write('once', messageId)).status).toBe(200);
  expect(await asGuest(guest).read()).toHaveLength(1);
});

it('a customer writes at most 300 lines an hour, and goes on in the next', async () => {
  const guest = newGuest();
  const { write, read } = asGuest(guest);
  await write('first');
  await server.database.owner.rows('update budget set used = 300 where key = $1', [`lines of chat ${guest.guestId}`]);
  expect(await write('one too many')).toMatchObject({ status: 429, body: { message: 'REQUEST_LIMIT' } });
  expect(saidBy(await read())).toEqual(['first']);
  server.clock.advance(3_600_000);
  expect(await write('later')).toMatchObject({ status: 200 });
});

it('visitors of one network begin at most 300 talks an hour; a talk that has begun goes on', async () => {
  const begun = newGuest();
  await asGuest(begun).write('first');
  await server.database.owner.rows(`update budget set used = 300 where key like 'chats of visitors of %'`);
  expect(await asGuest(newGuest()).write('hello')).toMatchObject({ status: 429, body: { message: 'REQUEST_LIMIT' } });
  expect(await asGuest(begun).write('second')).toMatchObject({ status: 200 });
  server.clock.advance(3_600_000);
  expect(await asGuest(newGuest()).write('hello')).toMatchObject({ status: 200 });
});

it('the history comes in pages, and a reader that missed lines gets exactly those', async () => {
  proves('CHAT-08', 'API-089', 'OP-197');
  const { write, read } = asGuest(newGuest());
  for (let line = 1; line <= 13; line += 1) await write(`line ${String(line)}`);
  expect(numbers(await read(10))).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(numbers(await read(10, 10))).toEqual([1, 2, 3]);
  expect(numbers(await read(10, 0, { before: 4 }))).toEqual([1, 2, 3]);
  expect(numbers(await read(3, 0, { after: 5 }))).toEqual([6, 7, 8]);
  expect(await read(10, 0, { after: 13 })).toEqual([]);
});

it('a line has 1 to 2000 characters and nothing that turns text around', async () => {
  proves('VAL-45', 'VAL-46', 'OP-205');
  const guest = newGuest();
  const { write, read } = asGuest(guest);
  const refused = { status: 400, body: { message: 'KEY_INVALID' } };
  for (const bad of [
    '',
    ' \n\t ',
    'ก'.repeat(2_001),
    '\u202e\u2066',
    '\u200b\u200d\ufeff',
    '\u2800\uffa0',
    '\u034f\u{e0041}',
  ])
    expect(await write(bad)).toMatchObject(refused);
  for (const good of ['ก'.repeat(2_000), 'a\u200bb', ` ${'ກິ່'.repeat(600)} `, 'abc\u202Edef\nghi'])
    expect(await write(good)).toMatchObject({ status: 200 });
  expect(saidBy(await read()).at(-1)).toBe('abcdef\nghi');
});

it('the mark of what was read never goes back and never beyond what there is', async () => {
  proves('CHAT-10', 'API-094', 'OP-200');
  const { token, memberId } = await server.member();
  await server.ask(chatCalls.sendMessage, { message: text('one') }, { token });
  for (const said of ['two', 'three']) await answer(memberId, said);
  const staff = await server.staff();
  const readSeq = async () =>
    ((await server.ask(chatOfficeCalls.get, { conversationId: memberId }, staff)).body as { readSeq: number }).readSeq;
  expect(await readSeq()).toBe(1);
  expect(await server.ask(chatCalls.markRead, { seq: 2 }, { token })).toMatchObject({ body: { message: 'SUCCESS' } });
  await server.ask(chatCalls.markReadPlain, { seq: 1 }, { token });
  expect(await readSeq()).toBe(2);
  await server.ask(chatCalls.markRead, { seq: 99 }, { token });
  expect(await readSeq()).toBe(3);
  expect(await server.request('PUT', '/api/chat/read-customer', { token, body: {} })).toMatchObject({ status: 200 });
});

it('two people who answer at once: the second reads the first one’s line before sending', async () => {
  const { token, memberId } = await server.member();
  await server.ask(chatCalls.sendMessage, { message: text('hello') }, { token });
  const replies = await Promise.all([answer(memberId, 'one', 1), answer(memberId, 'two', 1)]);
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body).toEqual({ message: 'CHAT_ANSWERED' });
  expect(await answer(memberId, 'the second one, after reading', 2)).toMatchObject({ status: 200, body: { seq: 3 } });
});

it('a talk waits from its first unanswered line, and a resolved one opens again with the next', async () => {
  const guest = newGuest();
  const { write } = asGuest(guest);
  const staff = await server.staff({ role: 'support' });
  const lineIn = async (view: 'all' | 'resolved') => {
    const { body } = await server.ask(chatOfficeCalls.list, { view, page: 1, limit: 100 }, staff);
    return (body as { items: { conversationId: string; waitingSince: string | null }[] }).items.find(
      ({ conversationId }) => conversationId === guest.guestId,
    );
  };
  const first = await write('first');
  server.clock.advance(60_000);
  await write('second');
  expect(await lineIn('all')).toMatchObject({ waitingSince: first.body, lastText: 'second' });
  const answered = { conversationId: guest.guestId, messageId: randomUUID(), text: 'answered', after: 2 };
  await server.ask(chatOfficeCalls.answer, answered, staff);
  expect(await lineIn('all')).toMatchObject({ waitingSince: null });
  const third = await write('third');
  expect(await lineIn('all')).toMatchObject({ waitingSince: third.body });
  const resolve = (after: number) =>
    server.ask(chatOfficeCalls.resolve, { conversationId: guest.guestId, after }, staff);
  expect(await resolve(3)).toMatchObject({ status: 409, body: { message: 'CHAT_ANSWERED' } });
  expect(await resolve(4)).toMatchObject({ status: 200 });
  expect(await lineIn('resolved')).toMatchObject({ waitingSince: null });
  await write('one more thing');
  expect(await lineIn('all')).toMatchObject({ waitingSince: expect.any(String) });
  expect(await lineIn('resolved')).toBeUndefined();
  expect(await server.ask(chatOfficeCalls.get, { conversationId: newGuest().guestId }, staff)).toMatchObject({
    status: 404,
    body: { message: 'NO_DATA' },
  });
  expect(await answer(newGuest().guestId, 'to nobody')).toMatchObject({ status: 404 });
  const nobody = { conversationId: newGuest().guestId, after: 0 };
  expect(await server.ask(chatOfficeCalls.resolve, nobody, staff)).toMatchObject({ status: 404 });
});

it('an answer names its line in the audit chain and not what was said, and an old talk is forgotten', async () => {
  const { token, memberId } = await server.member();
  await server.ask(chatCalls.sendMessage, { message: text('hello') }, { token });
  await answer(memberId, 'a secret between us');
  const rows = await server.database.owner.rows<{ object: string; detail: unknown }>(
    `select object, detail from audit where member_id = $1 and act like '%/answer'`,
    [memberId],
  );
  expect(rows).toEqual([{ object: `chat ${memberId}`, detail: { answered: 2 } }]);
  server.clock.advance(401 * 86_400_000);
  await server.runJobs();
  const left = await server.database.owner.rows('select 1 from chat_message union all select 1 from chat_conversation');
  expect(left).toEqual([]);
});
