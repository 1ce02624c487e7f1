import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { withSettings } from '#support/screens/build-settings.tsx';
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

it('answers that wait in the chat are counted on what leads there, in a figure and in words', async () => {
  const backend = fakeBackend();
  backend.answers(chatCalls.getUnread, { readSeq: 4, unread: 12 });
  show();
  expect(await screen.findByRole('link', { name: 'Contact 12 unread messages' })).toBeTruthy();
  expect(screen.getByText('9+')).toBeTruthy();
});

const passMinutes = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));

describe('a backend that does not count', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    expect(screen.getByRole('link', { name: 'Contact' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('unread');
  });

  it('is asked once if it says so', async () => {
    const backend = fakeBackend();
    backend.refuses(chatCalls.getUnread, 'KEY_INVALID', 404);
    show();
    await passMinutes(5);
    expect(backend.sent(chatCalls.getUnread)).toHaveLength(1);
  });

  it('is asked three times if it refuses in another way', async () => {
    const backend = fakeBackend();
    backend.refuses(chatCalls.getUnread, 'KEY_INVALID');
    show();
    await passMinutes(5);
    expect(backend.sent(chatCalls.getUnread)).toHaveLength(3);
  });

  it('is not asked at all at another origin where nothing says that there is more than the specified calls', async () => {
    const backend = fakeBackend();
    withSettings({ VITE_API_BASE_URL: 'https://wallet.example' });
    show();
    await passMinutes(5);
    expect(backend.sent(chatCalls.getUnread)).toEqual([]);
  });
});

describe('a backend that counts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is asked again however often no answer came', async () => {
    const backend = fakeBackend();
    backend.loses(chatCalls.getUnread);
    show();
    await passMinutes(3);
    backend.answers(chatCalls.getUnread, { readSeq: 4, unread: 1 });
    await passMinutes(0.5);
    expect(screen.getByRole('link', { name: 'Contact 1 unread message' })).toBeTruthy();
  });

  it('is asked once by a member who has never written, since nothing can come', async () => {
    const backend = fakeBackend();
    backend.answers(chatCalls.getUnread, { readSeq: 0, unread: 0 });
    show();
    await passMinutes(5);
    expect(backend.sent(chatCalls.getUnread)).toHaveLength(1);
  });
});
