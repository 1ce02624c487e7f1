import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { chatCalls } from '#features/chat/contract.ts';
import { lookupCalls } from '#features/lookup/contract.ts';
import { applyLocale } from '#i18n/locale.ts';
import { proves } from '#support/requirements/proves.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { ChatPart } from './chat-part.tsx';

const show = () => renderScreen(<ChatPart memberId={null} />, { at: '/contact' });

beforeEach(() => applyLocale('en'));

it('the chat is there where the operator has turned it on', async () => {
  proves('CONT-06', 'OP-189');
  const backend = fakeBackend();
  backend.answers(lookupCalls.getEnableChatWidget, true);
  backend.answers(chatCalls.listHistory, []);
  show();
  expect(await screen.findByRole('button', { name: /Open the chat/ }, { timeout: 10_000 })).toBeTruthy();
});

it('a chat that is turned off, or of which nothing is known, is not there', async () => {
  proves('CONT-07', 'OP-189');
  const backend = fakeBackend();
  backend.answers(lookupCalls.getEnableChatWidget, false);
  const { unmount } = show();
  await waitFor(() => expect(backend.sent(lookupCalls.getEnableChatWidget)).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  const failing = fakeBackend();
  failing.refuses(lookupCalls.getEnableChatWidget, 'INTERNAL_SERVER_ERROR');
  show();
  await waitFor(() => expect(failing.sent(lookupCalls.getEnableChatWidget).length).toBeGreaterThan(0));
  expect(screen.queryByRole('button')).toBeNull();
});
