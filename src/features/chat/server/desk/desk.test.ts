import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { expect, it, vi } from 'vitest';
import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import { testVideo } from '#support/bad-input/test-videos.ts';
import { pageWithCodes } from '#support/bad-input/test-pictures.ts';
import { changeSetting } from '#support/office-acts.ts';
import type { TestStaff } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { chatCalls, type ChatMessage } from '../../contract.ts';
import { type ChatLine, chatOfficeCalls, type ChatView } from '../../office-contract.ts';
import { personal } from '../personal-data-table.ts';

const server = await startTestServer();
const minutes = 60_000;

const say = (token: string, message: string, language?: 'th' | 'lo' | 'en') =>
  server.ask(
    chatCalls.sendMessage,
    { message: { message_type: 'text', payload: { message } } },
    { token, ...(language === undefined ? {} : { headers: { 'accept-language': language } }) },
  );

const press = (token: string, message: string) =>
  server.ask(chatCalls.sendMessage, { message: { message_type: 'postback', payload: { message } } }, { token });

const newTalk = async (said = 'hello', language?: 'th' | 'lo' | 'en') => {
  const { token, memberId } = await server.member();
  await say(token, said, language);
  return { token, conversationId: memberId };
};

type Answer = QuestionOf<typeof chatOfficeCalls.answer>;
const answer = (by: TestStaff, conversationId: string, more: Partial<Answer>) =>
  server.ask(chatOfficeCalls.answer, { conversationId, messageId: randomUUID(), after: 1_000, text: '', ...more }, by);

const linesOf = async (token: string): Promise<ChatMessage[]> =>
  (await server.ask(chatCalls.listHistory, { limit: 100, skip: 0 }, { token })).body as ChatMessage[];

const openAs = async (by: TestStaff, conversationId: string, isTyping = 0) =>
  (await server.ask(chatOfficeCalls.get, { conversationId, isTyping }, by)).body as AnswerOf<
    typeof chatOfficeCalls.get
  >;

const isIn = async (view: ChatView, by: TestStaff, conversationId: string): Promise<boolean> => {
  const { body } = await server.ask(chatOfficeCalls.list, { view, page: 1, limit: 100 }, by);
  const { items } = body as AnswerOf<typeof chatOfficeCalls.list>;
  return items.some((talk) => talk.conversationId === conversationId);
};

const two = () => Promise.all([server.staff({ role: 'support' }), server.staff({ role: 'support' })]);
const claim = (by: TestStaff, conversationId: string, from: string | null = null) =>
  server.ask(chatOfficeCalls.claim, { conversationId, from }, by);
const taken = { status: 409, body: { message: 'CHAT_TAKEN' } };
const invalid = { status: 400, body: { message: 'KEY_INVALID' } };

it('a talk is taken by one person, and by a second only from the person they see', async () => {
  const [one, other] = await two();
  const { conversationId } = await newTalk();
  expect(await isIn('unassigned', one, conversationId)).toBe(true);
  expect(await claim(one, conversationId)).toMatchObject({ status: 200 });
  expect([await isIn('mine', one, conversationId), await isIn('unassigned', one, conversationId)]).toEqual([
    true,
    false,
  ]);
  expect(await claim(other, conversationId)).toMatchObject(taken);
  expect(await openAs(other, conversationId)).toMatchObject({
    conversation: { heldBy: one.staffId, heldByName: one.name, isMine: false },
  });
  expect(await claim(other, conversationId, one.staffId)).toMatchObject({ status: 200 });
  expect(await server.ask(chatOfficeCalls.release, { conversationId }, one)).toMatchObject(taken);
  expect(await server.ask(chatOfficeCalls.release, { conversationId }, other)).toMatchObject({ status: 200 });
  expect(await isIn('unassigned', one, conversationId)).toBe(true);
});

it('a talk that a colleague has is resolved only once it was taken over, also by a screen that does not show it yet', async () => {
  const [one, other] = await two();
  const { conversationId } = await newTalk();
  const resolve = (by: TestStaff) => server.ask(chatOfficeCalls.resolve, { conversationId, after: 1 }, by);
  await claim(one, conversationId);
  expect(await resolve(other)).toMatchObject(taken);
  expect((await openAs(one, conversationId)).conversation).toMatchObject({ status: 'OPEN', isMine: true, lastSeq: 1 });
  await claim(other, conversationId, one.staffId);
  expect(await resolve(other)).toMatchObject({ status: 200 });
});

it('nobody takes, gives back or notes anything about a talk that is not there', async () => {
  const [one] = await two();
  const conversationId = `guest-${randomUUID()}`;
  const absent = { status: 404, body: { message: 'NO_DATA' } };
  expect(await claim(one, conversationId)).toMatchObject(absent);
  expect(await server.ask(chatOfficeCalls.release, { conversationId }, one)).toMatchObject(absent);
  const note = { conversationId, noteId: randomUUID(), text: 'note' };
  expect(await server.ask(chatOfficeCalls.addNote, note, one)).toMatchObject(absent);
});

it('two people who take a talk at once: one has it', async () => {
  const [one, other] = await two();
  const { conversationId } = await newTalk();
  const replies = await Promise.all([claim(one, conversationId), claim(other, conversationId)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

it('a talk returns to all when its customer has waited five minutes, and never while we wait for the customer', async () => {
  const [one] = await two();
  const { token, conversationId } = await newTalk();
  await answer(one, conversationId, { text: 'one moment' });
  server.clock.advance(12 * minutes);
  expect(await isIn('mine', one, conversationId)).toBe(true);
  await say(token, 'thank you, and another thing');
  const returnsAt = new Date(server.clock.now().getTime() + 5 * minutes).toISOString();
  expect(await openAs(one, conversationId)).toMatchObject({ conversation: { isMine: true, returnsAt } });
  server.clock.advance(5 * minutes);
  expect([await isIn('mine', one, conversationId), await isIn('unassigned', one, conversationId)]).toEqual([
    false,
    true,
  ]);
});

it('colleagues see who has a talk open and who writes in it, until a few seconds after', async () => {
  const [one, other] = await two();
  const { conversationId } = await newTalk();
  await openAs(one, conversationId, 1);
  expect((await openAs(other, conversationId)).others).toEqual([{ name: one.name, isTyping: true }]);
  expect((await openAs(one, conversationId)).others).toEqual([{ name: other.name, isTyping: false }]);
  server.clock.advance(10_000);
  expect((await openAs(other, conversationId)).others).toEqual([]);
});

it('staff see which lines reached the customer’s browser and which were read, and no mark goes back', async () => {
  const [one] = await two();
  const { token, conversationId } = await newTalk();
  const stranger = await server.member();
  for (const text of ['one', 'two', 'three']) await answer(one, conversationId, { text });
  const marks = async () => {
    const { readSeq, deliveredSeq } = await openAs(one, conversationId);
    return [readSeq, deliveredSeq];
  };
  const read = (seq?: number) => server.ask(chatCalls.markRead, { seq }, { token });
  const fetchLines = (by: string, more: { limit: number; before?: number; after?: number }) =>
    server.ask(chatCalls.listHistory, { skip: 0, ...more }, { token: by });
  await fetchLines(stranger.token, { limit: 10 });
  expect(await marks()).toEqual([1, 1]);
  await fetchLines(token, { limit: 2, after: 1 });
  expect(await marks()).toEqual([1, 3]);
  await fetchLines(token, { limit: 10, before: 3 });
  await read(2);
  expect(await marks()).toEqual([2, 3]);
  const socket = io(server.url);
  await socket.timeout(5_000).emitWithAck('join', { room: `wallet-${conversationId}`, token, after: 3 });
  socket.disconnect();
  await read(1);
  expect(await marks()).toEqual([2, 4]);
  await answer(one, conversationId, { text: 'four' });
  expect(await marks()).toEqual([2, 4]);
  await read();
  expect(await marks()).toEqual([5, 5]);
});

it('an internal note is read by staff alone: no call of the customer, no stream and no export has it', async () => {
  const [one, other] = await two();
  const { token, conversationId } = await newTalk();
  const socket = io(server.url);
  const heard: ChatMessage[] = [];
  socket.on('messaging', (message: ChatMessage) => heard.push(message));
  await socket.timeout(5_000).emitWithAck('join', { room: `wallet-${conversationId}`, token });
  const note = { conversationId, noteId: randomUUID(), text: 'a secret note <b>about</b> the customer' };
  for (let times = 0; times < 2; times += 1)
    expect(await server.ask(chatOfficeCalls.addNote, note, one)).toMatchObject({ status: 200 });
  expect(await server.ask(chatOfficeCalls.addNote, { ...note, text: ' \u202e ' }, one)).toMatchObject(invalid);
  await answer(one, conversationId, { text: 'an answer' });
  // The first line may be told once more, if its commit is heard after the join.
  await vi.waitFor(() => expect(heard.map(({ message }) => message.payload.message)).toContain('an answer'));
  const joined: unknown = await socket
    .timeout(5_000)
    .emitWithAck('join', { room: `wallet-${conversationId}`, token, after: 0 });
  socket.disconnect();
  const manager = await server.staff({ role: 'manager' });
  const asked = { memberId: conversationId, note: 'asked by post on 1 May', password: manager.password };
  const { body: exported } = await server.ask(memberCareOfficeCalls.exportData, asked, manager);
  expect(exported).toMatchObject({ tables: { chat_message: [{}, {}] } });
  const answers = await Promise.all(
    Object.values(chatCalls).map(({ method, path }) =>
      server.request(method, path, { token, ...(method === 'GET' ? {} : { body: { page: 1, limit: 100, skip: 0 } }) }),
    ),
  );
  for (const seen of [heard, joined, exported, answers]) expect(JSON.stringify(seen)).not.toContain('secret');
  expect(JSON.stringify(answers)).toContain('an answer');
  expect((await openAs(other, conversationId)).notes).toMatchObject([{ text: note.text, by: one.name }]);
  const audited = await server.database.owner.rows<{ detail: unknown }>(
    `select detail from audit where member_id = $1 and act like '%/notes'`,
    [conversationId],
  );
  expect(audited[0]).toEqual({ detail: { note: note.noteId } });
  expect(JSON.stringify(audited)).not.toContain('secret');
});

it('the id of a note or an answer stands for that one alone: under another talk, person or text it is refused, never answered as written', async () => {
  const [one, other] = await two();
  const [{ conversationId }, elsewhere] = [await newTalk(), await newTalk()];
  const id = randomUUID();
  const reused = { status: 422, body: { message: 'KEY_INVALID' } };
  const note = (by: TestStaff, talk: string, text: string) =>
    server.ask(chatOfficeCalls.addNote, { conversationId: talk, noteId: id, text }, by);
  for (const _ of [1, 2]) expect(await note(one, conversationId, 'called twice')).toMatchObject({ status: 200 });
  expect(await note(one, elsewhere.conversationId, 'called twice')).toMatchObject(reused);
  expect(await note(one, conversationId, 'called once')).toMatchObject(reused);
  expect(await note(other, conversationId, 'called twice')).toMatchObject(reused);
  expect((await openAs(one, conversationId)).notes).toHaveLength(1);
  const said = (talk: string, text: string) => answer(one, talk, { messageId: id, text });
  for (const _ of [1, 2])
    expect(await said(conversationId, 'it arrived')).toMatchObject({ status: 200, body: { seq: 2 } });
  expect(await said(conversationId, 'it did not arrive')).toMatchObject(reused);
  expect(await said(elsewhere.conversationId, 'it did not arrive')).toMatchObject({ status: 200, body: { seq: 2 } });
  expect((await linesOf(elsewhere.token)).map(({ message }) => message.payload.message)).toContain('it did not arrive');
});

it('staff send buttons, quick replies and cards, whose presses come back as lines', async () => {
  proves('ENT-069', 'ENT-071', 'CHAT-20', 'CHAT-21', 'CHAT-23', 'CHAT-24', 'CHAT-25');
  const [one] = await two();
  const { token, conversationId } = await newTalk();
  const script = ['javascript', 'alert(1)'].join(':');
  const buttons = [{ title: 'Deposit', payload: 'DEPOSIT' }, { title: script }];
  await answer(one, conversationId, { text: 'choose', buttons });
  await answer(one, conversationId, { text: 'quick?', buttons: [{ title: 'Yes' }], kind: 'quick_replies' });
  await answer(one, conversationId, { card: { name: '<b>Card</b>', subtitle: 'below' }, buttons: [{ title: 'More' }] });
  const listed = await server.ask(chatOfficeCalls.list, { view: 'all', page: 1, limit: 50 }, one);
  const isThis = (item: { conversationId: string }): boolean => item.conversationId === conversationId;
  expect((listed.body as { items: ChatLine[] }).items.find(isThis)?.lastText).toBe('<b>Card</b>');
  await press(token, 'DEPOSIT');
  const sent = (title: string, payload = title) => ({ title, type: 'postback', payload });
  expect((await linesOf(token)).map(({ message }) => message).toReversed()).toEqual([
    { message_type: 'text', payload: { message: 'hello' } },
    { message_type: 'buttons', payload: { message: 'choose', buttons: [sent('Deposit', 'DEPOSIT'), sent(script)] } },
    { message_type: 'quick_replies', payload: { message: 'quick?', buttons: [sent('Yes')] } },
    { message_type: 'generic', payload: { name: '<b>Card</b>', subtitle: 'below', buttons: [sent('More')] } },
    { message_type: 'postback', payload: { message: 'DEPOSIT' } },
  ]);
  for (const bad of [
    { text: '' },
    { text: 'x'.repeat(2_001) },
    { text: 'choose', buttons: [{ title: ' ' }] },
    { text: 'choose', buttons: [{ title: 'x'.repeat(201) }] },
    { card: { name: '' } },
    { card: { name: 'Card', imagePath: 'https://evil.example/a.png' } },
    { filePath: 'https://evil.example/a.png' },
    { filePath: `/api/chat/pictures/${'a'.repeat(43)}` },
  ])
    expect(await answer(one, conversationId, bad)).toMatchObject(invalid);
});

it('staff attach pictures and videos to the talk they were uploaded to, and to no other', async () => {
  proves('ENT-069', 'ENT-070', 'CHAT-22');
  const [one] = await two();
  const [{ token, conversationId }, other] = [await newTalk(), await newTalk()];
  const upload = async (file: Uint8Array<ArrayBuffer>) =>
    (await server.ask(chatOfficeCalls.upload, { conversationId }, { ...one, file })).body as { path: string };
  const { path: video } = await upload(testVideo());
  const { path: picture } = await upload(
    new Uint8Array(await (await pageWithCodes([])).resize(40, 30).png().toBuffer()),
  );
  expect(await answer(one, other.conversationId, { filePath: video })).toMatchObject(invalid);
  expect(await answer(one, conversationId, { card: { name: 'Card', imagePath: video } })).toMatchObject(invalid);
  const besideCard = [{ text: 'lost' }, { filePath: picture }];
  for (const said of besideCard)
    expect(await answer(one, conversationId, { card: { name: 'Card' }, ...said })).toMatchObject(invalid);
  await answer(one, conversationId, { filePath: video, text: 'see here' });
  await answer(one, conversationId, { card: { name: 'Card', imagePath: picture } });
  expect((await linesOf(token)).slice(0, 2).map(({ message }) => message.payload)).toMatchObject([
    { name: 'Card', image_url: picture },
    { fileType: 'video', filePath: video, message: 'see here' },
  ]);
  const html = new TextEncoder().encode('<script>alert(1)</script>');
  const lying = await server.ask(chatOfficeCalls.upload, { conversationId }, { ...one, file: html });
  expect(lying).toMatchObject(invalid);
  const nobody = { conversationId: `guest-${randomUUID()}` };
  expect(await server.ask(chatOfficeCalls.upload, nobody, { ...one, file: html })).toMatchObject({ status: 404 });
});

it('a resolved talk asks in the customer’s language how the help was, and presses leave it resolved, of which the last counts; a question opens it', async () => {
  const [one] = await two();
  const { token, conversationId } = await newTalk('ສະບາຍດີ', 'lo');
  await answer(one, conversationId, { text: 'ສະບາຍດີ' });
  await server.ask(chatOfficeCalls.resolve, { conversationId, after: 2 }, one);
  const [asked] = await linesOf(token);
  expect(asked).toMatchObject({ seq: 3, sender: 'support', message: { message_type: 'quick_replies' } });
  const [best] = asked?.message.payload.buttons ?? [];
  expect(best?.title).toBe('ດີ');
  await press(token, best?.payload ?? '');
  expect((await openAs(one, conversationId)).conversation).toMatchObject({
    status: 'RESOLVED',
    rating: 3,
    heldBy: null,
  });
  const ratings = () =>
    server.database.owner.rows('select staff_id, score from chat_rating where member_id = $1', [conversationId]);
  expect(await ratings()).toEqual([{ staff_id: one.staffId, score: 3 }]);
  const fair = asked?.message.payload.buttons?.[1]?.payload ?? '';
  await Promise.all([press(token, fair), press(token, fair)]);
  expect((await openAs(one, conversationId)).conversation).toMatchObject({ status: 'RESOLVED', rating: 2 });
  expect(await ratings()).toEqual([{ staff_id: one.staffId, score: 2 }]);
  await press(token, 'ຍັງບໍ່ໄດ້');
  expect((await openAs(one, conversationId)).conversation).toMatchObject({ status: 'OPEN', rating: null });
  await server.database.owner.transaction((sql) =>
    personal.erase(sql, { memberId: conversationId } as Parameters<typeof personal.erase>[1]),
  );
  expect(await ratings()).toEqual([]);
});

it('managers keep the saved replies, in three languages and with a shortcut each; others use them', async () => {
  const [one] = await two();
  const manager = await server.staff({ role: 'manager' });
  const reply = { replyId: randomUUID(), shortcut: 'สวัสดี', texts: { th: 'สวัสดีค่ะ', la: 'ສະບາຍດີ', en: 'Hello' } };
  const save = (by: TestStaff, more: Partial<typeof reply> = {}) =>
    server.ask(chatOfficeCalls.saveReply, { ...reply, ...more }, by);
  expect(await save(one)).toMatchObject({ status: 403, body: { message: 'NOT_PERMITTED' } });
  expect(await save(manager)).toMatchObject({ status: 200 });
  expect(await save(manager, { replyId: randomUUID() })).toMatchObject({
    status: 409,
    body: { message: 'CHAT_SHORTCUT_TAKEN' },
  });
  expect(await save(manager, { texts: { ...reply.texts, la: ' ' } })).toMatchObject(invalid);
  expect(await save(manager, { texts: { ...reply.texts, en: 'Hello there' } })).toMatchObject({ status: 200 });
  const list = async () => (await server.ask(chatOfficeCalls.listReplies, {}, one)).body;
  expect(await list()).toEqual({ replies: [{ ...reply, texts: { ...reply.texts, en: 'Hello there' } }] });
  const remove = () => server.ask(chatOfficeCalls.removeReply, { replyId: reply.replyId }, manager);
  expect(await remove()).toMatchObject({ status: 200 });
  expect(await remove()).toMatchObject({ status: 404, body: { message: 'NO_DATA' } });
  expect(await list()).toEqual({ replies: [] });
});

it('two saved replies never have shortcuts that differ only in upper and lower case, also saved at the same moment', async () => {
  const manager = await server.staff({ role: 'manager' });
  const texts = { th: 'ก', la: 'ກ', en: 'a' };
  const save = async (shortcut: string, replyId: string = randomUUID()) =>
    (await server.ask(chatOfficeCalls.saveReply, { replyId, shortcut, texts }, manager)).status;
  const own = randomUUID();
  expect(await save('Été', own)).toBe(200);
  expect(await save('ÉTÉ')).toBe(409);
  expect(await save('été', own)).toBe(200);
  const together = await Promise.all(['once', 'Once', 'ONCE', 'oNCE'].map((shortcut) => save(shortcut)));
  expect(together.filter((status) => status === 200)).toHaveLength(1);
  await server.database.owner.rows('delete from chat_reply');
});

it('of 200 saved replies each can still be changed, and there is no further one', async () => {
  const manager = await server.staff({ role: 'manager' });
  const texts = { th: 'ก', la: 'ກ', en: 'a' };
  const save = (replyId: string, shortcut: string) =>
    server.ask(chatOfficeCalls.saveReply, { replyId, shortcut, texts }, manager);
  await server.database.owner.rows(
    `insert into chat_reply (reply_id, shortcut, texts, changed_by, changed_at)
     select gen_random_uuid(), 'full' || n, $1::jsonb, $2, now() from generate_series(1, 199) n`,
    [JSON.stringify(texts), manager.staffId],
  );
  const last = randomUUID();
  expect(await save(last, 'last')).toMatchObject({ status: 200 });
  expect(await save(randomUUID(), 'further')).toMatchObject(invalid);
  expect(await save(last, 'renamed')).toMatchObject({ status: 200 });
});

it('outside the operator’s hours the chat says so in each language', async () => {
  const away = { th: 'เปิด 9 โมง', la: 'ເປີດ 9 ໂມງ', en: 'We answer from 9' };
  const bangkok = new Date(server.clock.now().getTime() + 7 * 60 * minutes).toISOString();
  const at = (hours: number): string => String((Number(bangkok.slice(11, 13)) + hours) % 24).padStart(2, '0') + ':00';
  const config = async () => (await server.ask(chatCalls.getConfig, {})).body;
  await changeSetting(server, 'chatHours', { from: at(2), to: at(3), away });
  expect(await config()).toEqual({ PREFIX: 'wallet-', away });
  for (const [from, to] of [
    [at(23), at(1)],
    ['00:00', '00:00'],
  ]) {
    await changeSetting(server, 'chatHours', { from, to, away });
    expect(await config()).toEqual({ PREFIX: 'wallet-' });
  }
});

it('the notes of a talk are kept for 400 days', async () => {
  const [one] = await two();
  const { conversationId } = await newTalk();
  await server.ask(chatOfficeCalls.addNote, { conversationId, noteId: randomUUID(), text: 'note' }, one);
  const left = () => server.database.owner.rows('select 1 from chat_note where conversation_id = $1', [conversationId]);
  server.clock.advance(399 * 24 * 60 * minutes);
  await server.runJobs();
  expect(await left()).toHaveLength(1);
  server.clock.advance(2 * 24 * 60 * minutes);
  await server.runJobs();
  expect(await left()).toEqual([]);
});
