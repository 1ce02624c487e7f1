import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { proves } from '#support/requirements/proves.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { HeldUpload } from '#support/screens/held-upload.tsx';
import { chatCalls } from '../contract.ts';
import { ChatTalk } from './chat-talk.ts';
import { ChatPanel } from './chat-panel.tsx';

const path = `/api/chat/pictures/${'a'.repeat(43)}`;

const Panel = ({ talk }: { readonly talk: ChatTalk }) => {
  useSyncExternalStore(talk.subscribe, talk.state);
  return <ChatPanel talk={talk} onClose={() => undefined} />;
};

const show = () => {
  const backend = fakeBackend();
  backend.answers(chatCalls.listHistory, []);
  backend.answers(chatCalls.sendMessage, '2026-11-20T11:28:54.000Z');
  const talk = new ChatTalk({ userId: 'member', guestId: null });
  const { container } = render(<Panel talk={talk} />);
  return { backend, container };
};

const choose = (container: HTMLElement, file: File): void => {
  const input = container.querySelector('input[data-attach]');
  if (input === null) throw new Error('nothing takes a file');
  fireEvent.change(input, { target: { files: [file] } });
};

const sized = (name: string, type: string, size: number): File =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
const photo = (name = 'photo.jpg', type = 'image/jpeg'): File => new File(['x'], name, { type });

const settle = () => act(async () => Promise.resolve());

beforeEach(() => {
  applyLocale('en');
  vi.stubGlobal('XMLHttpRequest', HeldUpload);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
});

it('a chosen picture is shown, uploaded with its progress, and then sent as a line', async () => {
  proves('CHAT-26', 'CHAT-27', 'CHAT-30', 'TIME-03', 'VAL-50', 'VAL-51');
  const { backend, container } = show();
  const release = backend.holds(chatCalls.sendMessage, '2026-11-20T11:28:54.000Z');
  choose(container, photo());
  expect(screen.getByAltText('Picture to send').getAttribute('src')).toBe('blob:photo');
  expect(container.querySelector('[data-status="uploading_file"]')).not.toBeNull();
  expect(HeldUpload.last.timeout).toBe(300_000);
  await act(async () => HeldUpload.last.sent(1, 4));
  expect(screen.getByText('Uploading 25%')).toBeTruthy();
  await act(async () => HeldUpload.last.answer(200, { path }));
  await vi.waitFor(() => expect(backend.sent(chatCalls.sendMessage)).toHaveLength(1));
  expect(container.querySelector('li[data-status="sending"] img')?.getAttribute('src')).toContain(path);
  expect(screen.queryByAltText('Picture to send')).toBeNull();
  expect(backend.questions(chatCalls.sendMessage)).toMatchObject([
    { message: { message_type: 'media', payload: { filePath: path } } },
  ]);
  release();
  await settle();
});

it('a failed upload stays and is retried by a press, and a cancelled one sends no line', async () => {
  proves('CHAT-28', 'VAL-49');
  const { backend, container } = show();
  choose(container, photo('photo.png', 'image/png'));
  await act(async () => HeldUpload.last.answer(400, { message: 'KEY_INVALID' }));
  await screen.findByRole('button', { name: 'Not sent. Tap to try again' });
  expect(container.querySelector('[data-status="failed"]')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Not sent. Tap to try again' }));
  await settle();
  expect(screen.getByText('Uploading 0%')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await settle();
  expect(screen.queryByAltText('Picture to send')).toBeNull();
  await act(async () => HeldUpload.last.answer(200, { path }));
  expect(backend.sent(chatCalls.sendMessage)).toEqual([]);
});

it('a file of another type, without an extension or above 10 MB says why it cannot go', async () => {
  proves('VAL-53', 'VAL-54', 'VAL-55', 'OP-204');
  const { container } = show();
  for (const bad of [photo('letter.pdf', 'application/pdf'), photo('photo'), photo('page.jpg', 'text/html')]) {
    choose(container, bad);
    expect(screen.getByText('File is not supported')).toBeTruthy();
  }
  choose(container, sized('large.jpg', 'image/jpeg', 10 * 1_048_576 + 1));
  expect(screen.getByText('The file is too large. Please select file no larger than 10 MB')).toBeTruthy();
  choose(container, sized('fits.jpg', 'image/jpeg', 10 * 1_048_576));
  expect(screen.getByAltText('Picture to send')).toBeTruthy();
});
