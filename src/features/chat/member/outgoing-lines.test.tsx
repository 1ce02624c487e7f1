import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { chatAt as at, chatMessage, fakeChatBackend } from '#support/screens/chat-line.tsx';
import type { FakeBackend } from '#support/screens/fake-backend.tsx';
import { chatCalls, type ChatMessage } from '../contract.ts';
import { ChatLog } from './chat-log.tsx';
import { ChatTalk } from './chat-talk.ts';

const path = `/api/chat/pictures/${'a'.repeat(43)}`;

const Log = ({ talk }: { readonly talk: ChatTalk }) => {
  useEffect(() => talk.start(), [talk]);
  useSyncExternalStore(talk.subscribe, talk.state);
  return <ChatLog talk={talk} />;
};

const show = (): { backend: FakeBackend; talk: ChatTalk } => {
  const backend = fakeChatBackend();
  backend.answers(chatCalls.listHistory, []);
  const talk = new ChatTalk({ userId: crypto.randomUUID(), guestId: null });
  render(<Log talk={talk} />);
  return { backend, talk };
};

const taken = (messageId: string, message: string): ChatMessage =>
  chatMessage(1, { messageId, sender: 'customer', message: { message_type: 'text', payload: { message } } });

const retry = { name: 'Not sent. Tap to try again' };

const saidTo = (backend: FakeBackend, from = 0) =>
  backend
    .questions(chatCalls.sendMessage)
    .slice(from)
    .map(({ message }) => message.payload.message);

beforeEach(() => applyLocale('en'));
afterEach(() => vi.useRealTimers());

it('a file that was uploaded too long before its line could be sent says so, offers no other try, and can be taken off', async () => {
  const { backend, talk } = show();
  backend.refuses(chatCalls.sendMessage, 'KEY_INVALID');
  act(() => talk.write(path, 'media'));
  expect(await screen.findByText('The time to send this file has run out. Please attach it again')).toBeTruthy();
  expect(screen.queryByRole('button', retry)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove this message' }));
  expect(screen.queryByRole('img')).toBeNull();
  await act(() => talk.refresh());
  expect(screen.queryByRole('img')).toBeNull();
  expect(backend.sent(chatCalls.sendMessage)).toHaveLength(1);
});

it('a message about a line that is not the member’s cannot be sent, and one of too many can be tried again', async () => {
  const { backend, talk } = show();
  backend.refuses(chatCalls.sendMessage, 'NO_DATA');
  act(() => talk.write('where is it?', 'text', crypto.randomUUID()));
  expect(await screen.findByText('This message cannot be sent')).toBeTruthy();
  backend.refuses(chatCalls.sendMessage, 'REQUEST_LIMIT');
  act(() => talk.write('one too many'));
  expect(await screen.findByRole('button', retry)).toBeTruthy();
});

it('a line stays the same element once the server has taken it, so that a screen reader reads it once', async () => {
  const { backend, talk } = show();
  act(() => talk.write('where is it?'));
  const said = screen.getByText('where is it?');
  backend.answers(chatCalls.sendMessage, at);
  backend.answers(chatCalls.listHistory, () => {
    const messageId = backend.questions(chatCalls.sendMessage)[0]?.messageId;
    return messageId === undefined ? [] : [taken(messageId, 'where is it?')];
  });
  await act(() => talk.refresh());
  expect(screen.getByText(/Sent/)).toBeTruthy();
  expect(screen.getByText('where is it?')).toBe(said);
});

it('while nothing can be sent, no line that waits says that it is being sent', async () => {
  const { backend, talk } = show();
  backend.loses(chatCalls.sendMessage);
  for (const text of ['first', 'second', 'third']) act(() => talk.write(text));
  await waitFor(() => expect(screen.getAllByRole('button', retry)).toHaveLength(3));
  expect(screen.queryByText('Sending')).toBeNull();
});

it('lines that wait are sent in the order in which they were written, also if the clock was set back between them and the page was loaded again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) });
  const { backend, talk } = show();
  backend.loses(chatCalls.sendMessage);
  act(() => talk.write('first'));
  vi.setSystemTime(Date.parse(at) - 36_000_000);
  act(() => talk.write('second'));
  await waitFor(() => expect(screen.getAllByRole('button', retry)).not.toEqual([]));
  vi.useRealTimers();
  const before = backend.sent(chatCalls.sendMessage).length;
  backend.answers(chatCalls.sendMessage, at);
  await act(() => new ChatTalk(talk.owner).refresh());
  expect(saidTo(backend, before)).toEqual(['first', 'second']);
});

it('lines that two tabs of one person wrote while they were offline are sent in the order in which they were written', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) });
  const { backend, talk } = show();
  const tabs = [talk, new ChatTalk(talk.owner)] as const;
  backend.loses(chatCalls.sendMessage);
  const said = ['one', 'two', 'three', 'four', 'five', 'six'];
  for (const [nth, text] of said.entries()) {
    vi.setSystemTime(Date.parse(at) + nth * 1_000);
    act(() => tabs[nth % 2]?.write(text));
    for (const tab of tabs) await act(() => tab.refresh());
  }
  const before = backend.sent(chatCalls.sendMessage).length;
  backend.answers(chatCalls.sendMessage, at);
  await act(() => tabs[0].refresh());
  expect(saidTo(backend, before)).toEqual(said);
});
