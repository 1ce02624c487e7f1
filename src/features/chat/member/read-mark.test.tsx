import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { proves } from '#support/requirements/proves.ts';
import { line, openChat, pass, render, say, talking } from '#support/screens/open-chat.tsx';
import { chatCalls } from '../contract.ts';
import { ChatWidget } from './chat-widget.tsx';

beforeEach(() => {
  applyLocale('en');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('what was shown is reported as read a second after the last new line', async () => {
  proves('CHAT-10', 'CHAT-11', 'OP-209');
  const lines = [line(1)];
  const backend = talking(lines);
  await openChat('member-5');
  await pass(500);
  lines.push(line(2));
  await act(async () => {
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(900);
  });
  expect(backend.sent(chatCalls.markRead)).toEqual([]);
  await pass(100);
  expect(backend.questions(chatCalls.markRead)).toMatchObject([{ userId: 'member-5', seq: 2 }]);
});

it('a line that comes while the page is hidden is read once the page is seen', async () => {
  proves('CHAT-10');
  const lines = [line(1)];
  const backend = talking(lines);
  const visible = vi.spyOn(document, 'visibilityState', 'get');
  await openChat('member-11');
  await pass(1_000);
  const read = () => backend.questions(chatCalls.markRead).map(({ seq }) => seq);
  expect(read()).toEqual([1]);
  visible.mockReturnValue('hidden');
  lines.push(line(2));
  await say('still there?');
  expect(screen.getByText('line 2')).toBeTruthy();
  await pass(70_000);
  expect(read()).toEqual([1]);
  visible.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1_000);
  expect(read()).toEqual([1, 3]);
  visible.mockRestore();
});

it('what was read is reported at once by a page that is left within the second', async () => {
  proves('CHAT-10');
  const backend = talking([line(1)]);
  await openChat('member-21');
  await pass(200);
  cleanup();
  await pass(0);
  expect(backend.questions(chatCalls.markRead)).toMatchObject([{ userId: 'member-21', seq: 1 }]);
});

it('a report that was lost is sent again when the talk is opened again', async () => {
  proves('CHAT-10');
  const backend = talking([line(1), line(2)]);
  backend.answers(chatCalls.getUnread, { readSeq: 0, unread: 2 });
  backend.refuses(chatCalls.markRead, 'SERVICE_UNAVAILABLE');
  await openChat('member-22');
  await pass(1_000);
  await vi.dynamicImportSettled();
  cleanup();
  backend.answers(chatCalls.markRead, { message: 'SUCCESS' });
  await openChat('member-22');
  await pass(1_000);
  expect(backend.questions(chatCalls.markRead).map(({ seq }) => seq)).toEqual([2, 2]);
});

it('what a member has read in another browser is not unread in this one', async () => {
  const backend = talking([line(1), line(2), line(3)]);
  backend.answers(chatCalls.getUnread, { readSeq: 2, unread: 1 });
  render(<ChatWidget memberId="member-23" />);
  await pass(0);
  expect(screen.getByRole('button', { name: 'Open the chat, 1 unread message' })).toBeTruthy();
});

it('where the server knows of less than this browser has shown before, that is unread until it is shown again', async () => {
  proves('CHAT-10');
  const backend = talking([line(1), line(2), line(3)]);
  backend.answers(chatCalls.getUnread, { readSeq: 1, unread: 2 });
  localStorage.setItem('chat-seen-member-24', '50');
  render(<ChatWidget memberId="member-24" />);
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Open the chat, 2 unread messages' }));
  await pass(1_500);
  expect(backend.questions(chatCalls.markRead).map(({ seq }) => seq)).toEqual([3]);
});

it('what was shown before the server said what it knows is reported again if the server does not know it', async () => {
  proves('CHAT-10');
  const backend = talking([line(1), line(2), line(3)]);
  localStorage.setItem('chat-seen-member-26', '3');
  const say = backend.holds(chatCalls.getUnread, { readSeq: 1, unread: 2 });
  await openChat('member-26');
  await pass(2_000);
  expect(backend.sent(chatCalls.markRead)).toEqual([]);
  say();
  await pass(1_000);
  expect(backend.questions(chatCalls.markRead).map(({ seq }) => seq)).toEqual([3]);
});

it('a chat opened again asks what is unread only once its last report has arrived', async () => {
  const backend = talking([line(1), line(2)]);
  await openChat('member-27');
  await pass(200);
  const arrive = backend.holds(chatCalls.markRead, { message: 'SUCCESS' });
  cleanup();
  const before = backend.sent(chatCalls.getUnread).length;
  render(<ChatWidget memberId="member-27" />);
  await pass(200);
  expect(backend.sent(chatCalls.getUnread)).toHaveLength(before);
  backend.answers(chatCalls.getUnread, { readSeq: 2, unread: 0 });
  arrive();
  await pass(0);
  expect(screen.getByRole('button', { name: 'Open the chat' })).toBeTruthy();
  expect(backend.sent(chatCalls.getUnread)).toHaveLength(before + 1);
});

it('who answers within the second has read what is answered', async () => {
  proves('CHAT-10');
  const backend = talking([line(1), line(2)]);
  await openChat('member-25');
  await say('thanks');
  expect(backend.questions(chatCalls.markRead)[0]).toMatchObject({ userId: 'member-25', seq: 2 });
});
