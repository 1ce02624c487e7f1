import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { chatAt, chatLine } from '#support/screens/chat-line.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { ChatLines } from './chat-lines.tsx';
import type { OpenChat } from './use-chats.ts';

const resized: ResizeObserverCallback[] = [];
let height = 0;

const chat: OpenChat = {
  conversation: chatLine(),
  readSeq: 0,
  deliveredSeq: 0,
  notes: [],
  complaints: [],
  others: [],
  messages: [
    {
      seq: 1,
      messageId: 'line-1',
      sender: 'customer',
      message: { message_type: 'media', payload: { filePath: `/api/chat/pictures/${'a'.repeat(43)}` } },
      createdAt: chatAt,
      session_id: 'wallet-guest',
      userId: null,
      guestId: 'guest',
      username: null,
      name: null,
      deviceToken: null,
    },
  ],
};

beforeEach(() => {
  applyLocale('en');
  height = 1_000;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: ResizeObserverCallback) {
        resized.push(callback);
      }
      readonly observe = () => undefined;
      readonly disconnect = () => undefined;
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => height);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const scrollTo = (top: number): HTMLElement => {
  const log = screen.getByRole('log');
  log.scrollTop = top;
  fireEvent.scroll(log);
  return log;
};

const resizeTo = (changed: number): void => {
  height = changed;
  resized.at(-1)?.([], {} as ResizeObserver);
};

it('a chat opens at its newest line and stays there while its pictures arrive, also if one comes before the browser reports a scroll', () => {
  renderOffice(<ChatLines chat={chat} isNewest />, { at: '/chats', role: 'support' });
  height = 2_000;
  const log = scrollTo(600);
  resizeTo(2_000);
  expect(log.scrollTop).toBe(2_000);
});

it('a person who reads further up stays there while pictures arrive', () => {
  renderOffice(<ChatLines chat={chat} isNewest />, { at: '/chats', role: 'support' });
  const log = scrollTo(300);
  resizeTo(2_000);
  expect(log.scrollTop).toBe(300);
});
