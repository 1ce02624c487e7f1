import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { changeSetting } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { chatCalls } from '../../contract.ts';
import { chatOfficeCalls } from '../../office-contract.ts';

const server = await startTestServer();

beforeAll(() => changeSetting(server, 'enableChatWidget', true));

const text = (message: string) => ({ message: { message_type: 'text' as const, payload: { message } } });

// A talk with two answers of staff after the member's line.
const answeredTalk = async (): Promise<TestMember> => {
  const member = await server.member();
  await server.ask(chatCalls.sendMessage, text('hello'), member);
  const staff = await server.staff({ role: 'support' });
  const conversationId = member.memberId;
  for (const said of ['Good evening', 'How can we help?'])
    await server.ask(
      chatOfficeCalls.answer,
      { conversationId, messageId: randomUUID(), after: 1_000, text: said },
      staff,
    );
  return member;
};

const unreadOf = async (member: TestMember) => (await server.ask(chatCalls.getUnread, {}, member)).body;
const readUpTo = (member: TestMember, seq: number) => server.ask(chatCalls.markRead, { seq }, member);

it('what staff have said after the line that a member has read is unread, also if the member has written since', async () => {
  const member = await answeredTalk();
  expect(await unreadOf(member)).toEqual({ readSeq: 1, unread: 2 });
  await readUpTo(member, 2);
  expect(await unreadOf(member)).toEqual({ readSeq: 2, unread: 1 });
  await server.ask(chatCalls.sendMessage, text('my money'), member);
  expect(await unreadOf(member)).toEqual({ readSeq: 2, unread: 1 });
  await readUpTo(member, 4);
  await server.ask(chatCalls.sendMessage, text('and my bonus'), member);
  expect(await unreadOf(member)).toEqual({ readSeq: 5, unread: 0 });
});

it('nothing is unread for a member who has no talk, whatever others have', async () => {
  await answeredTalk();
  expect(await unreadOf(await server.member())).toEqual({ readSeq: 0, unread: 0 });
});

it('nothing is unread while the app shows no chat in which it could be read', async () => {
  const member = await answeredTalk();
  await changeSetting(server, 'enableChatWidget', false);
  expect(await unreadOf(member)).toEqual({ readSeq: 1, unread: 0 });
  await changeSetting(server, 'enableChatWidget', true);
  expect(await unreadOf(member)).toMatchObject({ unread: 2 });
});
