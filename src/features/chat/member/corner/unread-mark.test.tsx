import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { chatCalls } from '../../contract.ts';
import { UnreadMark } from './unread-mark.tsx';

const show = () =>
  renderScreen(
    <a href="/user/contact">
      Contact <UnreadMark className={undefined} />
    </a>,
    { at: '/user/home' },
  );

beforeEach(() => applyLocale('en'));
afterEach(() => void vi.useRealTimers());

it('answers that wait in the chat are counted on what leads there, in a figure and in words', async () => {
  const backend = fakeBackend();
  backend.answers(chatCalls.getUnread, { readSeq: 4, unread: 12 });
  show();
  expect(await screen.findByRole('link', { name: 'Contact 12 unread' })).toBeTruthy();
  expect(screen.getByText('9+')).toBeTruthy();
});

it('a backend without the count is asked for it once in a visit, and shows no mark and no error', async () => {
  const backend = fakeBackend();
  backend.refuses(chatCalls.getUnread, 'gone', 404);
  const first = show();
  await waitFor(() => expect(backend.sent(chatCalls.getUnread)).toHaveLength(1));
  first.unmount();
  vi.useFakeTimers();
  show();
  await act(() => vi.advanceTimersByTimeAsync(180_000));
  expect(backend.sent(chatCalls.getUnread)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Contact' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('unread');
});

it('a count that failed is asked for again', async () => {
  vi.useFakeTimers();
  const backend = fakeBackend();
  backend.refuses(chatCalls.getUnread, 'SERVICE_UNAVAILABLE');
  show();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  backend.answers(chatCalls.getUnread, { readSeq: 4, unread: 1 });
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByRole('link', { name: 'Contact 1 unread' })).toBeTruthy();
});
