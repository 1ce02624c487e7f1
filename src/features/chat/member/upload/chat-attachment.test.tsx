import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useSyncExternalStore } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { proves } from '#support/requirements/proves.ts';
import { chatMessage, fakeChatBackend } from '#support/screens/chat-line.tsx';
import { ToastProvider } from '#ui/overlays/toasts.tsx';
import { HeldUpload } from '#support/screens/held-upload.tsx';
import { chatCalls, type ChatMessage } from '../../contract.ts';
import { ChatTalk } from '../chat-talk.ts';
import { ChatPanel } from '../chat-panel.tsx';
import { useAttachment } from './use-attachment.ts';

const path = `/api/chat/pictures/${'a'.repeat(43)}`;

const videoPath = `/api/chat/videos/${'b'.repeat(43)}`;

const arrived = (messageId: string): ChatMessage =>
  chatMessage(1, {
    messageId,
    sender: 'customer',
    message: { message_type: 'media', payload: { fileType: 'video', filePath: videoPath } },
  });

const Panel = ({ talk }: { readonly talk: ChatTalk }) => {
  // Unless the talk is ended, a read line is reported a second later, to the backend of the next test.
  useEffect(() => talk.start(), [talk]);
  useSyncExternalStore(talk.subscribe, talk.state);
  const attaching = useAttachment(talk, true);
  const nothing = (): void => undefined;
  const rest = { about: null, onAboutEnded: undefined, side: 'right', onMove: nothing, onClose: nothing } as const;
  return <ChatPanel talk={talk} attaching={attaching} {...rest} />;
};

const show = () => {
  const backend = fakeChatBackend();
  backend.answers(chatCalls.listHistory, []);
  backend.answers(chatCalls.getConfig, { PREFIX: 'wallet-' });
  backend.answers(chatCalls.sendMessage, '2026-11-20T11:28:54.000Z');
  const talk = new ChatTalk({ userId: crypto.randomUUID(), guestId: null });
  const { container } = render(<Panel talk={talk} />, { wrapper: ToastProvider });
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
  proves('CHAT-26', 'CHAT-27', 'CHAT-30', 'TIME-03');
  const { backend, container } = show();
  const release = backend.holds(chatCalls.sendMessage, '2026-11-20T11:28:54.000Z');
  choose(container, photo());
  expect(screen.getByAltText('File to send').getAttribute('src')).toBe('blob:photo');
  expect(container.querySelector('[data-status="uploading_file"]')).not.toBeNull();
  expect(HeldUpload.last.timeout).toBe(300_000);
  await act(async () => HeldUpload.last.sent(1, 4));
  expect(screen.getByText('Uploading 25%')).toBeTruthy();
  await act(async () => HeldUpload.last.answer(200, { path }));
  await vi.waitFor(() => expect(backend.sent(chatCalls.sendMessage)).toHaveLength(1));
  expect(container.querySelector('li[data-status="sending"] img')?.getAttribute('src')).toContain(path);
  expect(screen.queryByAltText('File to send')).toBeNull();
  expect(backend.questions(chatCalls.sendMessage)).toMatchObject([
    { message: { message_type: 'media', payload: { filePath: path } } },
  ]);
  release();
  await settle();
});

it.each([
  ['photo.jpg', 'image/jpeg', 'VAL-50'],
  ['photo.jpg', 'image/jpg', 'VAL-51'],
])('%s of the type %s is uploaded', (name, type, ids) => {
  proves(ids);
  const { container } = show();
  choose(container, photo(name, type));
  expect(screen.getByAltText('File to send')).toBeTruthy();
  expect(container.querySelector('[data-status="uploading_file"]')).not.toBeNull();
});

it('a failed upload stays and is retried by a press, and a cancelled one sends no line', async () => {
  proves('CHAT-28', 'VAL-49');
  const { backend, container } = show();
  choose(container, photo('photo.png', 'image/png'));
  await act(async () => HeldUpload.last.answer(429, { message: 'REQUEST_LIMIT' }));
  await screen.findByRole('button', { name: 'Not sent. Tap to try again' });
  expect(container.querySelector('[data-status="failed"]')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Not sent. Tap to try again' }));
  await settle();
  expect(screen.getByText('Uploading 0%')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await settle();
  expect(screen.queryByAltText('File to send')).toBeNull();
  await act(async () => HeldUpload.last.answer(200, { path }));
  expect(backend.sent(chatCalls.sendMessage)).toEqual([]);
});

it('a video goes to the call of its own, within 300 seconds, and is shown while it is sent', async () => {
  proves('TIME-04', 'VAL-47', 'VAL-48', 'CHAT-29', 'CHAT-30', 'ENT-073');
  const { backend, container } = show();
  const states = () =>
    [...container.querySelectorAll<HTMLElement>('[data-status]')].map(({ dataset }) => dataset['status']);
  const release = backend.holds(chatCalls.sendMessage, '2026-11-20T11:28:54.000Z');
  for (const [name, type] of [
    ['film.mov', 'video/quicktime'],
    ['film.mp4', 'video/mp4'],
  ] as const) {
    choose(container, photo(name, type));
    expect(screen.getByLabelText('File to send').tagName).toBe('VIDEO');
    expect([HeldUpload.last.opened, HeldUpload.last.timeout]).toEqual([['POST', '/api/chat/upload-video'], 300_000]);
  }
  await act(async () => HeldUpload.last.sent(1, 2));
  expect(screen.getByText('Uploading 50%')).toBeTruthy();
  expect(states()).toEqual(['uploading_file']);
  await act(async () => HeldUpload.last.answer(503, { message: 'SERVICE_UNAVAILABLE' }));
  expect(states()).toEqual(['failed']);
  fireEvent.click(screen.getByRole('button', { name: 'Not sent. Tap to try again' }));
  await act(async () => HeldUpload.last.answer(200, { path: videoPath }));
  await vi.waitFor(() => expect(states()).toEqual(['sending']));
  expect(container.querySelector('li video')?.getAttribute('src')).toContain(videoPath);
  const [{ messageId = '' } = {}] = backend.questions(chatCalls.sendMessage);
  backend.answers(chatCalls.listHistory, [arrived(messageId)]);
  release();
  await vi.waitFor(() => expect(states()).toEqual(['succeed']));
});

it('a file of another type, without an extension or above the limit of its kind says why it cannot go', async () => {
  proves('VAL-52', 'VAL-53', 'VAL-54', 'VAL-55', 'VAL-56', 'VAL-57', 'OP-204');
  const { backend, container } = show();
  backend.refuses(chatCalls.beginUpload, 'KEY_INVALID');
  for (const bad of [photo('letter.pdf', 'application/pdf'), photo('photo'), photo('page.jpg', 'text/html')]) {
    choose(container, bad);
    expect(screen.getByText('File is not supported')).toBeTruthy();
    expect(screen.getByText('You can send PNG, JPG and GIF pictures, and MP4 and MOV videos')).toBeTruthy();
  }
  for (const [name, type, megabytes] of [
    ['large.jpg', 'image/jpeg', 10],
    ['large.gif', 'image/gif', 10],
    ['large.mp4', 'video/mp4', 20],
    ['large.mov', 'video/quicktime', 20],
  ] as const) {
    choose(container, sized(name, type, megabytes * 1_048_576 + 1));
    const text = `The file is too large. Please select file no larger than ${String(megabytes)} MB`;
    expect(screen.getByText(text)).toBeTruthy();
    choose(container, sized(name, type, megabytes * 1_048_576));
    expect(screen.queryByText(text)).toBeNull();
    expect(container.querySelector('[data-status="uploading_file"]')).not.toBeNull();
  }
});

it('a file whose content is refused says so, offers no other try, and makes room for another file', async () => {
  const { container } = show();
  const notSupported = () => screen.findByText('File is not supported');
  choose(container, photo('notes.jpg'));
  await act(async () => HeldUpload.last.answer(400, { message: 'KEY_INVALID' }));
  expect((await notSupported()).getAttribute('role')).toBe('alert');
  // The browser would draw a broken picture.
  expect(screen.queryByAltText('File to send')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Not sent. Tap to try again' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Attach a picture or video' }).getAttribute('aria-disabled')).toBeNull();
  choose(container, photo('real.jpg'));
  expect(screen.getByText('Uploading 0%')).toBeTruthy();
  expect(screen.queryByText('File is not supported')).toBeNull();
  await act(async () => HeldUpload.last.answer(400, { message: 'KEY_INVALID' }));
  await notSupported();
  fireEvent.click(screen.getByRole('button', { name: 'Remove the file' }));
  expect(screen.queryByAltText('File to send')).toBeNull();
  expect(screen.queryByText('File is not supported')).toBeNull();
});
