import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSession, storeToken } from '#ask/session.ts';
import { applyLocale } from '#i18n/locale.ts';
import { fakeChatBackend } from '#support/screens/chat-line.tsx';
import { proves } from '#support/requirements/proves.ts';
import { HeldUpload } from '#support/screens/held-upload.tsx';
import { ToastRegion } from '#ui/overlays/toast-region.tsx';
import { ToastProvider } from '#ui/overlays/toasts.tsx';
import { chatCalls } from '../../contract.ts';
import { ChatWidget } from '../chat-widget.tsx';

const path = `/api/chat/pictures/${'a'.repeat(43)}`;

// The screens of a member, with the chat on one of them.
const show = () => {
  const backend = fakeChatBackend();
  backend.answers(chatCalls.listHistory, []);
  backend.answers(chatCalls.getConfig, { PREFIX: 'wallet-' });
  backend.answers(chatCalls.sendMessage, '2026-11-20T11:28:54.000Z');
  const memberId = crypto.randomUUID();
  const screens = (hasChat: boolean) => (
    <ToastProvider>
      {hasChat ? <ChatWidget memberId={memberId} /> : <p>Home</p>}
      <ToastRegion />
    </ToastProvider>
  );
  const { rerender } = render(screens(true));
  return { backend, go: (to: 'chat' | 'home') => rerender(screens(to === 'chat')) };
};

const settle = () => act(async () => Promise.resolve());
const bubble = () => screen.findByRole('button', { name: /Open the chat/ });

const open = async (): Promise<void> => {
  fireEvent.click(await bubble());
  fireEvent.animationEnd(screen.getByRole('dialog'));
  await settle();
};

const close = async (): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name: 'Close the chat' }));
  fireEvent.animationEnd(screen.getByRole('dialog'));
  await settle();
};

const choose = (name = 'photo.jpg'): void => {
  const input = document.querySelector('input[data-attach]');
  if (input === null) throw new Error('nothing takes a file');
  fireEvent.change(input, { target: { files: [new File(['x'], name, { type: 'image/jpeg' })] } });
};

const goOnline = () => act(async () => dispatchEvent(new Event('online')));

// Whether the browser would ask before the page is left.
const asksBeforeLeaving = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

const told = 'Your file in the chat was not sent. Open the chat to try again';

beforeEach(() => {
  applyLocale('en');
  vi.stubGlobal('XMLHttpRequest', HeldUpload);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
});

it('a file goes on while the chat is closed, which shows how far it is, and stands in the chat that is opened again', async () => {
  proves('CHAT-30');
  const { backend } = show();
  await open();
  choose();
  await act(async () => HeldUpload.last.sent(1, 4));
  await close();
  expect((await bubble()).getAttribute('aria-label')).toBe('Open the chat, Uploading 25%');
  await act(async () => HeldUpload.last.sent(1, 2));
  expect((await bubble()).textContent).toContain('50%');
  await open();
  expect(screen.getByAltText('File to send')).toBeTruthy();
  expect(screen.getByText('Uploading 50%')).toBeTruthy();
  await close();
  await act(async () => HeldUpload.last.answer(200, { path }));
  await waitFor(() => expect(backend.sent(chatCalls.sendMessage)).toHaveLength(1));
  expect((await bubble()).getAttribute('aria-label')).toBe('Open the chat');
});

it('a file whose screen was left goes on, and is sent as a line of its talk', async () => {
  const { backend, go } = show();
  await open();
  choose();
  go('home');
  await act(async () => HeldUpload.last.sent(3, 4));
  go('chat');
  expect((await bubble()).getAttribute('aria-label')).toBe('Open the chat, Uploading 75%');
  go('home');
  await act(async () => HeldUpload.last.answer(200, { path }));
  await waitFor(() => expect(backend.sent(chatCalls.sendMessage)).toHaveLength(1));
  expect(backend.questions(chatCalls.sendMessage)).toMatchObject([
    { message: { message_type: 'media', payload: { filePath: path } } },
  ]);
});

it('a file that fails while the chat is closed is told at once, marks the chat and can be tried again', async () => {
  proves('CHAT-28');
  const { backend, go } = show();
  await open();
  choose();
  await close();
  go('home');
  await act(async () => HeldUpload.last.answer(400, { message: 'REQUEST_LIMIT' }));
  expect(await screen.findByText(told)).toBeTruthy();
  go('chat');
  expect((await bubble()).getAttribute('aria-label')).toBe('Open the chat, File not sent');
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Not sent. Tap to try again' }));
  await act(async () => HeldUpload.last.answer(200, { path }));
  await waitFor(() => expect(backend.sent(chatCalls.sendMessage)).toHaveLength(1));
});

it('a file whose content is refused while the chat is closed is told as such, since another try cannot help', async () => {
  show();
  await open();
  choose();
  await close();
  await act(async () => HeldUpload.last.answer(400, { message: 'KEY_INVALID' }));
  expect(
    await screen.findByText('Your file in the chat is not supported. Open the chat to choose another'),
  ).toBeTruthy();
  expect(screen.queryByText(told)).toBeNull();
  await open();
  expect(screen.getByText('File is not supported')).toBeTruthy();
});

it('a file that fails in the open chat is shown there alone, with the reason where the server gave one, until another try', async () => {
  const reason = 'Too many requests. Please wait a moment';
  show();
  await open();
  choose();
  await act(async () => HeldUpload.last.answer(429, { message: 'REQUEST_LIMIT' }));
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.queryByText(told)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Not sent. Tap to try again' }));
  expect(screen.queryByText(reason)).toBeNull();
  await act(async () => HeldUpload.last.answer(500, {}));
  expect(await screen.findByRole('button', { name: 'Not sent. Tap to try again' })).toBeTruthy();
  expect(screen.queryByText(reason)).toBeNull();
});

it('a file that no answer came for is sent again once the phone is online, but not as somebody else, and a refused one waits for a press', async () => {
  const { backend } = show();
  await open();
  choose();
  await act(async () => HeldUpload.last.answer(500, {}));
  const lost = HeldUpload.last;
  storeToken('of somebody else', false);
  await goOnline();
  expect(HeldUpload.last).toBe(lost);
  forgetSession();
  await goOnline();
  expect(HeldUpload.last).not.toBe(lost);
  await act(async () => HeldUpload.last.answer(200, { path }));
  await waitFor(() => expect(backend.sent(chatCalls.sendMessage)).toHaveLength(1));
  choose();
  const refused = HeldUpload.last;
  await act(async () => refused.answer(429, { message: 'REQUEST_LIMIT' }));
  await goOnline();
  expect(HeldUpload.last).toBe(refused);
});

it('the browser asks before the page is left while a file is on its way, and not after', async () => {
  show();
  await open();
  expect(asksBeforeLeaving()).toBe(false);
  choose();
  expect(asksBeforeLeaving()).toBe(true);
  await close();
  expect(asksBeforeLeaving()).toBe(true);
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(asksBeforeLeaving()).toBe(false);
});

it('while a file is on its way no other takes its place, and the button says why', async () => {
  show();
  await open();
  choose();
  const attach = screen.getByRole('button', { name: 'Attach a picture or video' });
  expect(attach.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(attach.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Uploading 0%');
  const asked = vi.spyOn(HTMLInputElement.prototype, 'click');
  fireEvent.click(attach);
  expect(asked).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(attach);
  expect(asked).toHaveBeenCalledOnce();
});
