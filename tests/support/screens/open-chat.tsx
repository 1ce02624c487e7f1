import { act, fireEvent, render as show, type RenderResult, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { chatCalls, type ChatMessage } from '#features/chat/contract.ts';
import { ChatWidget } from '#features/chat/member/chat-widget.tsx';
import { ToastProvider } from '#ui/overlays/toasts.tsx';
import { chatAt as at, chatMessage, fakeChatBackend } from './chat-line.tsx';
import type { FakeBackend } from './fake-backend.tsx';

export const line = (seq: number, changes: Partial<ChatMessage> = {}): ChatMessage =>
  chatMessage(seq, { session_id: 'wallet-guest-1', userId: null, guestId: 'guest-1', ...changes });

// A server with one talk, which answers as the real one does.
export const talking = (lines: ChatMessage[]): FakeBackend => {
  const backend = fakeChatBackend();
  backend.answers(chatCalls.listHistory, ({ limit, before = Infinity, after }) =>
    after === undefined
      ? lines
          .filter(({ seq }) => seq < before)
          .slice(-limit)
          .toReversed()
      : lines
          .filter(({ seq }) => seq > after)
          .slice(0, limit)
          .toReversed(),
  );
  backend.answers(chatCalls.sendMessage, ({ message, messageId = '' }) => {
    if (!lines.some((known) => known.messageId === messageId))
      lines.push(line(lines.length + 1, { messageId, message, sender: 'customer' }));
    return at;
  });
  backend.answers(chatCalls.getConfig, { PREFIX: 'wallet-' });
  return backend;
};

export const render = (widget: ReactNode): RenderResult => show(widget, { wrapper: ToastProvider });

export const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

export const openChat = async (memberId: string | null = null): Promise<HTMLElement> => {
  render(<ChatWidget memberId={memberId} />);
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: /Open the chat/ }));
  const panel = screen.getByRole('dialog', { name: 'Chat with support' });
  fireEvent.animationEnd(panel);
  await pass(0);
  return panel;
};

export const say = async (text: string): Promise<void> => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await pass(0);
};
