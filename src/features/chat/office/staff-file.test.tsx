import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { chatAt, chatLine } from '#support/screens/chat-line.tsx';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { HeldUpload } from '#support/screens/held-upload.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { chatOfficeCalls } from '../office-contract.ts';
import { ChatComposer } from './chat-composer.tsx';

const path = `/api/chat/pictures/${'a'.repeat(43)}`;
const open = () => {
  const backend = fakeBackend();
  backend.answers(chatOfficeCalls.listReplies, { replies: [] });
  backend.answers(chatOfficeCalls.answer, { createdAt: chatAt, seq: 2 });
  const { container } = renderOffice(<ChatComposer conversation={chatLine()} />, { at: '/chats', role: 'support' });
  const choose = (name: string, type: string): void => {
    const input = container.querySelector('input[type="file"]');
    if (input === null) throw new Error('nothing takes a file');
    fireEvent.change(input, { target: { files: [new File(['x'], name, { type })] } });
  };
  return { backend, choose };
};

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const enter = (): void => void fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });

beforeEach(() => {
  applyLocale('en');
  vi.stubGlobal('XMLHttpRequest', HeldUpload);
});

it('an answer waits for its file, says so, and goes with it', async () => {
  const { backend, choose } = open();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'see here' } });
  choose('slip.jpg', 'image/jpeg');
  await act(async () => HeldUpload.last.sent(1, 4));
  expect(screen.getByText('slip.jpg: Uploading 25%')).toBeTruthy();
  enter();
  expect(screen.getByText('Wait until the file is uploaded, or remove it')).toBeTruthy();
  expect(backend.sent(chatOfficeCalls.answer)).toEqual([]);
  await act(async () => HeldUpload.last.answer(200, { path }));
  expect((await screen.findByRole('img')).getAttribute('src')).toBe(path);
  enter();
  await waitFor(() =>
    expect(backend.questions(chatOfficeCalls.answer)).toMatchObject([{ text: 'see here', filePath: path }]),
  );
});

it('a file that did not arrive says why, is sent again by one press, and never goes missing from its answer', async () => {
  const { backend, choose } = open();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'see here' } });
  choose('slip.jpg', 'image/jpeg');
  await act(async () => HeldUpload.last.answer(503, { message: 'SERVICE_UNAVAILABLE' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  enter();
  expect(screen.getByText('The file was not uploaded. Remove it, or try again')).toBeTruthy();
  expect(backend.sent(chatOfficeCalls.answer)).toEqual([]);
  press('Try again');
  await act(async () => HeldUpload.last.answer(429, { message: 'REQUEST_LIMIT' }));
  expect(await screen.findByText(/^slip.jpg: Too many requests/)).toBeTruthy();
  press('Try again');
  await act(async () => HeldUpload.last.answer(400, { message: 'KEY_INVALID' }));
  expect(await screen.findByText('File is not supported')).toBeTruthy();
  enter();
  await waitFor(() => expect(backend.questions(chatOfficeCalls.answer)).toMatchObject([{ text: 'see here' }]));
});

it('a file that the server no longer has says so and is uploaded again by one press, and its answer stays', async () => {
  const { backend, choose } = open();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'see here' } });
  choose('slip.jpg', 'image/jpeg');
  await act(async () => HeldUpload.last.answer(200, { path }));
  backend.refuses(chatOfficeCalls.answer, 'KEY_INVALID');
  enter();
  expect(await screen.findByText('slip.jpg: The file is gone')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  press('Try again');
  const again = path.replace(/a$/, 'b');
  await act(async () => HeldUpload.last.answer(200, { path: again }));
  backend.answers(chatOfficeCalls.answer, { createdAt: chatAt, seq: 2 });
  enter();
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', ''));
  expect(backend.questions(chatOfficeCalls.answer).map(({ text, filePath }) => [text, filePath])).toEqual([
    ['see here', path],
    ['see here', again],
  ]);
});

it('a file that is chosen while an answer is on its way stays for the next one', async () => {
  const { backend, choose } = open();
  const arrive = backend.holds(chatOfficeCalls.answer, { createdAt: chatAt, seq: 2 });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'one moment' } });
  enter();
  choose('slip.jpg', 'image/jpeg');
  await act(async () => HeldUpload.last.answer(200, { path }));
  await act(async () => arrive());
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', ''));
  expect(screen.getByRole('img').getAttribute('src')).toBe(path);
});
