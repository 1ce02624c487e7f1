import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { chatCalls } from '../../contract.ts';
import { lockConversation } from '../conversations-table.ts';
import { linesBudget } from '../limits.ts';
import type { PlainLine } from './new-lines-table.ts';
import { sayTogether } from './say-together.ts';

const server = await startTestServer();
const { owner } = server.database;

const say = ({ token }: TestMember, message: string) =>
  server.ask(chatCalls.sendMessage, { message: { message_type: 'text', payload: { message } } }, { token });

const inTalk = async (): Promise<TestMember> => {
  const member = await server.member();
  await say(member, 'first');
  return member;
};

it('lines that many members write at one moment share few commits, and each has the next number of its talk', async () => {
  const members: TestMember[] = [];
  while (members.length < 30) members.push(await inTalk());
  const replies = await Promise.all(members.map((member) => say(member, 'second')));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const written = await owner.rows<{ seq: bigint; text: string; commit: string }>(
    `select seq, message -> 'payload' ->> 'message' as text, xmin::text as commit from chat_message
     where member_id = any($1) and seq > 1`,
    [members.map(({ memberId }) => memberId)],
  );
  expect(written.map(({ seq, text }) => ({ seq, text }))).toEqual(members.map(() => ({ seq: 2n, text: 'second' })));
  expect(new Set(written.map(({ commit }) => commit)).size).toBeLessThanOrEqual(10);
});

it('a talk that a transaction holds keeps no other talk waiting', async () => {
  const [held, other] = [await inTalk(), await inTalk()];
  const { reply, late } = await server.context.database.transaction(async (sql) => {
    await lockConversation(sql, held.memberId);
    const waiting = say(held, 'waits');
    return { reply: await say(other, 'goes on'), late: waiting };
  });
  expect(reply.status).toBe(200);
  expect((await late).status).toBe(200);
  const lines = await owner.rows<{ text: string }>(
    `select message -> 'payload' ->> 'message' as text from chat_message where member_id = $1 order by seq`,
    [held.memberId],
  );
  expect(lines).toEqual([{ text: 'first' }, { text: 'waits' }]);
});

it('a line whose writer has used up the hour leaves the lines beside it their places', async () => {
  const [busy, calm] = [await inTalk(), await inTalk()];
  await owner.rows(`update budget set used = 300 where key = $1`, [`lines of chat ${busy.memberId}`]);
  const [refused, written] = await Promise.all([say(busy, 'too many'), say(calm, 'in time')]);
  expect(refused).toMatchObject({ status: 429, body: { message: 'REQUEST_LIMIT' } });
  expect(written.status).toBe(200);
});

it('a flood of lines of one talk takes few places, so that the lines of other talks have theirs', async () => {
  const [busy, calm] = [await inTalk(), await inTalk()];
  const { context } = server;
  const lineOf = ({ memberId }: TestMember): PlainLine => ({
    owner: { conversationId: memberId, memberId, device: null },
    budget: linesBudget(memberId, context.now()),
    messageKey: randomUUID(),
    message: { message_type: 'text', payload: { message: 'at once' } },
    createdAt: context.now(),
    language: null,
  });
  const flood = Promise.allSettled(Array.from({ length: 410 }, () => sayTogether(context, lineOf(busy))));
  expect(await sayTogether(context, lineOf(calm))).toBe(true);
  expect((await flood).filter(({ status }) => status === 'fulfilled')).toHaveLength(64);
});
