import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { chatAt, chatLine } from '#support/screens/chat-line.tsx';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { HeldUpload } from '#support/screens/held-upload.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { type ChatLine, chatOfficeCalls } from '../office-contract.ts';
import { ChatsScreen } from './chats-screen.tsx';

const talkOf = (memberName: string, digit: string): ChatLine =>
  chatLine({ conversationId: `0${digit}a1f8b7-725b-7e04-bbd6-156dcd96b5a0`, memberName });
const [first, second] = [talkOf('Somchai', '1'), talkOf('Malai', '2')];

// The chats, and a button that leaves them for another screen and comes back.
const Screens = () => {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setThere(!isThere)}>
        away
      </button>
      {isThere ? <ChatsScreen /> : null}
    </>
  );
};

const openScreen = (staffId = 'malee'): FakeBackend => {
  const backend = fakeBackend();
  const items = [first, second];
  backend.answers(chatOfficeCalls.list, {
    counts: { mine: 0, unassigned: 2, all: 2 },
    oldestAt: chatAt,
    hasMore: false,
    items,
  });
  backend.answers(chatOfficeCalls.get, ({ conversationId }) => ({
    conversation: conversationId === second.conversationId ? second : first,
    readSeq: 0,
    deliveredSeq: 0,
    notes: [],
    complaints: [],
    others: [],
    messages: [],
  }));
  backend.answers(chatOfficeCalls.listReplies, { replies: [] });
  renderOffice(<Screens />, { at: '/chats', role: 'support', staffId });
  return backend;
};

const row = (name: string) => screen.findByRole('link', { name: new RegExp(name) });
const open = async (name: string): Promise<void> => {
  fireEvent.click(await row(name));
  await within(await screen.findByRole('article')).findByRole('heading', { name });
};
const field = (name = 'Answer'): HTMLTextAreaElement => screen.getByRole('textbox', { name });
const choose = (name: string): void => {
  const input = document.querySelector('input[type="file"]');
  if (input === null) throw new Error('nothing takes a file');
  fireEvent.change(input, { target: { files: [new File(['x'], name, { type: 'image/jpeg' })] } });
};
const write = (text: string, name?: string): void => void fireEvent.change(field(name), { target: { value: text } });

beforeEach(() => applyLocale('en'));
afterEach(() => vi.useRealTimers());

it('what was written for colleagues never stands in the answer to the customer, nor the other way round', async () => {
  openScreen();
  await open('Somchai');
  write('one moment');
  fireEvent.click(screen.getByRole('button', { name: 'Internal note' }));
  expect(field('Internal note').value).toBe('');
  write('looks like fraud', 'Internal note');
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(field().value).toBe('one moment');
  fireEvent.click(screen.getByRole('button', { name: 'Internal note' }));
  expect(field('Internal note').value).toBe('looks like fraud');
});

it('an answer whose fate is unknown is sent again under the same id, also after a note between', async () => {
  const backend = openScreen();
  await open('Somchai');
  const enter = (name?: string): void => void fireEvent.keyDown(field(name), { key: 'Enter' });
  backend.refuses(chatOfficeCalls.answer, 'SERVICE_UNAVAILABLE');
  write('one moment');
  enter();
  await waitFor(() => expect(backend.sent(chatOfficeCalls.answer)).toHaveLength(1));
  backend.answers(chatOfficeCalls.addNote, { message: 'SUCCESS' });
  fireEvent.click(screen.getByRole('button', { name: 'Internal note' }));
  write('looks like fraud', 'Internal note');
  enter('Internal note');
  await waitFor(() => expect(field('Internal note').value).toBe(''));
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  enter();
  await waitFor(() => expect(backend.sent(chatOfficeCalls.answer)).toHaveLength(2));
  const [first, again] = backend.questions(chatOfficeCalls.answer);
  expect(again?.messageId).toBe(first?.messageId);
});

it('a half-written note stays a note of its talk, and the list marks the talk, while another one is answered', async () => {
  openScreen();
  await open('Somchai');
  fireEvent.click(screen.getByRole('button', { name: 'Internal note' }));
  write('he called twice', 'Internal note');
  await open('Malai');
  expect(field().value).toBe('');
  expect((await row('Somchai')).textContent).toContain('Draft');
  expect((await row('Malai')).textContent).not.toContain('Draft');
  write('one moment');
  await open('Somchai');
  expect(field('Internal note').value).toBe('he called twice');
  write('', 'Internal note');
  await waitFor(async () => expect((await row('Somchai')).textContent).not.toContain('Draft'));
  await open('Malai');
  expect(field().value).toBe('one moment');
});

it('a draft is there after an hour on other screens, and opening its talk shows colleagues that somebody writes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const backend = openScreen();
  await open('Somchai');
  write('half an answer');
  fireEvent.click(screen.getByText('away'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  fireEvent.click(screen.getByText('away'));
  const before = backend.sent(chatOfficeCalls.get).length;
  await open('Somchai');
  expect(field().value).toBe('half an answer');
  await waitFor(() => expect(backend.questions(chatOfficeCalls.get).length).toBeGreaterThan(before));
  expect(backend.questions(chatOfficeCalls.get)[before]).toMatchObject({ isTyping: 1 });
});

it('what was sent while the person went to another talk is no draft, and a lost answer is repeated under its id', async () => {
  const backend = openScreen();
  await open('Somchai');
  backend.refuses(chatOfficeCalls.answer, 'SERVICE_UNAVAILABLE');
  write('it arrived');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(backend.sent(chatOfficeCalls.answer)).toHaveLength(1));
  await open('Malai');
  await open('Somchai');
  expect(field().value).toBe('it arrived');
  const arrive = backend.holds(chatOfficeCalls.answer, { createdAt: chatAt, seq: 2 });
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(backend.sent(chatOfficeCalls.answer)).toHaveLength(2));
  await open('Malai');
  arrive();
  await waitFor(async () => expect((await row('Somchai')).textContent).not.toContain('Draft'));
  await open('Somchai');
  expect(field().value).toBe('');
  const [lost, repeated] = backend.questions(chatOfficeCalls.answer);
  expect(repeated?.messageId).toBe(lost?.messageId);
});

it('a file that was attached in one talk goes on and stays there while another is answered, and goes with its answer', async () => {
  vi.stubGlobal('XMLHttpRequest', HeldUpload);
  const path = `/api/chat/pictures/${'a'.repeat(43)}`;
  const backend = openScreen();
  backend.answers(chatOfficeCalls.answer, { createdAt: chatAt, seq: 2 });
  await open('Somchai');
  choose('slip.jpg');
  const upload = HeldUpload.last;
  await open('Malai');
  expect(screen.queryByText(/^slip.jpg/)).toBeNull();
  expect((await row('Somchai')).textContent).toContain('Draft');
  await open('Somchai');
  expect(screen.getByText('slip.jpg: Uploading 0%')).toBeTruthy();
  await open('Malai');
  await act(async () => upload.answer(200, { path }));
  write('one moment');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(field().value).toBe(''));
  await open('Somchai');
  expect(screen.getByRole('img').getAttribute('src')).toBe(path);
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  expect(backend.questions(chatOfficeCalls.answer)).toMatchObject([
    { conversationId: second.conversationId, text: 'one moment' },
    { conversationId: first.conversationId, filePath: path },
  ]);
  expect(backend.questions(chatOfficeCalls.answer)[0]).not.toHaveProperty('filePath');
});

it('a draft is there after a reload for the person who wrote it and no other, and a lost answer keeps its id', async () => {
  const backend = openScreen();
  await open('Malai');
  write('half an answer');
  await open('Somchai');
  backend.refuses(chatOfficeCalls.answer, 'SERVICE_UNAVAILABLE');
  write('it arrived');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(backend.sent(chatOfficeCalls.answer)).toHaveLength(1));
  cleanup();

  openScreen('somsri');
  await open('Somchai');
  expect(field().value).toBe('');
  cleanup();

  const reloaded = openScreen();
  await open('Somchai');
  expect((await row('Malai')).textContent).toContain('Draft');
  expect(field().value).toBe('it arrived');
  reloaded.answers(chatOfficeCalls.answer, { createdAt: chatAt, seq: 2 });
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(field().value).toBe(''));
  const [lost, repeated] = [backend, reloaded].map((one) => one.questions(chatOfficeCalls.answer)[0]);
  expect(repeated?.messageId).toBe(lost?.messageId);
  cleanup();

  openScreen();
  expect((await row('Malai')).textContent).toContain('Draft');
  await open('Somchai');
  expect(field().value).toBe('');
});
