import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
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

it('answers that wait in the chat are counted on what leads there, in a figure and in words', async () => {
  const backend = fakeBackend();
  backend.answers(chatCalls.getUnread, { readSeq: 4, unread: 12 });
  show();
  expect(await screen.findByRole('link', { name: 'Contact 12 unread' })).toBeTruthy();
  expect(screen.getByText('9+')).toBeTruthy();
});

it('a server that does not count what is unread shows no mark and no error', async () => {
  const backend = fakeBackend();
  backend.refuses(chatCalls.getUnread, 'gone');
  show();
  await waitFor(() => expect(backend.sent(chatCalls.getUnread)).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Contact' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('unread');
});
