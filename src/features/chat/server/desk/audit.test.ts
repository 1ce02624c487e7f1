import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { QuestionOf } from '#contract/endpoint.ts';
import { changeSetting } from '#support/office-acts.ts';
import { startTestServer } from '#support/test-server.ts';
import { chatCalls, type ChatMessage } from '../../contract.ts';
import { chatOfficeCalls } from '../../office-contract.ts';

const server = await startTestServer();

interface Act {
  readonly act: string;
  readonly actor: string | null;
  readonly detail: unknown;
}

const actsOn = (object: string): Promise<Act[]> =>
  server.database.owner.rows<Act>(
    'select act, actor_id::text as actor, detail from audit where object = $1 order by at, number',
    [object],
  );

const say = (token: string, message: QuestionOf<typeof chatCalls.sendMessage>['message']) =>
  server.ask(chatCalls.sendMessage, { message }, { token });

it('whatever staff do in a talk, and how its member rated it, is audited with who did it, and without any text of it', async () => {
  const [{ token, memberId: conversationId }, one] = [await server.member(), await server.staff({ role: 'support' })];
  await say(token, { message_type: 'text', payload: { message: 'a secret question' } });
  const noteId = randomUUID();
  await server.ask(chatOfficeCalls.get, { conversationId }, one);
  await server.ask(chatOfficeCalls.claim, { conversationId, from: null }, one);
  await server.ask(chatOfficeCalls.release, { conversationId }, one);
  await server.ask(chatOfficeCalls.addNote, { conversationId, noteId, text: 'a secret note' }, one);
  const answer = { conversationId, messageId: randomUUID(), after: 1, text: 'a secret answer' };
  await server.ask(chatOfficeCalls.answer, answer, one);
  await server.ask(chatOfficeCalls.resolve, { conversationId, after: 2 }, one);
  const { body } = await server.ask(chatCalls.listHistory, { limit: 1, skip: 0 }, { token });
  const message = (body as ChatMessage[])[0]?.message.payload.buttons?.[0]?.payload ?? '';
  await say(token, { message_type: 'postback', payload: { message } });
  const acts = await actsOn(`chat ${conversationId}`);
  expect(acts.map(({ detail }) => detail)).toEqual([
    { read: true },
    { claimed: true, from: null },
    { released: true },
    { note: noteId },
    { answered: 2 },
    { resolved: 2 },
    { rated: 3 },
  ]);
  expect(acts.map(({ actor }) => actor)).toEqual([...Array.from({ length: 6 }, () => one.staffId), conversationId]);
  expect(JSON.stringify(acts)).not.toContain('secret');
});

it('nobody repeats the line of a colleague, or the chain would name both as who answered', async () => {
  const [{ token, memberId: conversationId }, one] = [await server.member(), await server.staff({ role: 'support' })];
  await say(token, { message_type: 'text', payload: { message: 'a question' } });
  const answer = { conversationId, messageId: randomUUID(), after: 1, text: 'an answer' };
  for (let twice = 0; twice < 2; twice += 1)
    expect(await server.ask(chatOfficeCalls.answer, answer, one)).toMatchObject({ status: 200, body: { seq: 2 } });
  const other = await server.staff({ role: 'manager' });
  expect(await server.ask(chatOfficeCalls.answer, answer, other)).toMatchObject({ status: 422 });
  const acts = await actsOn(`chat ${conversationId}`);
  expect(new Set(acts.map(({ actor }) => actor))).toEqual(new Set([one.staffId]));
});

it('changes of saved replies, of the hours and of the away text are audited', async () => {
  const manager = await server.staff({ role: 'manager' });
  const reply = { replyId: randomUUID(), shortcut: 'hello', texts: { th: 'สวัสดีค่ะ', la: 'ສະບາຍດີ', en: 'Hello' } };
  const changed = { ...reply, texts: { ...reply.texts, en: 'Good day' } };
  for (const saved of [reply, changed]) await server.ask(chatOfficeCalls.saveReply, saved, manager);
  await server.ask(chatOfficeCalls.removeReply, { replyId: reply.replyId }, manager);
  const acts = await actsOn(`saved reply ${reply.replyId}`);
  expect(acts.map(({ actor, detail }) => [actor, detail])).toEqual([
    [manager.staffId, { shortcut: 'hello', texts: reply.texts }],
    [manager.staffId, { shortcut: 'hello', texts: changed.texts }],
    [manager.staffId, { removed: true }],
  ]);
  const hours = { from: '09:00', to: '21:00', away: { th: 'เปิด 9 โมง', la: 'ເປີດ 9 ໂມງ', en: 'From 9' } };
  await changeSetting(server, 'chatHours', hours);
  expect(JSON.stringify(await actsOn('setting chatHours'))).toContain('From 9');
});
