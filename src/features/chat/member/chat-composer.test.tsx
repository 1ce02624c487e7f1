import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { fakeChatBackend } from '#support/screens/chat-line.tsx';
import { proves } from '#support/requirements/proves.ts';
import { chatCalls } from '../contract.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatTalk } from './chat-talk.ts';

const nothing = (): void => undefined;
const attaching = { attachment: null, refused: null, choose: nothing, retry: nothing, cancel: nothing };

const show = () => {
  const backend = fakeChatBackend();
  backend.answers(chatCalls.sendMessage, '2026-11-20T11:28:54.000Z');
  backend.answers(chatCalls.listHistory, []);
  const talk = new ChatTalk({ userId: crypto.randomUUID(), guestId: null });
  render(<ChatComposer talk={talk} attaching={attaching} about={null} onAboutEnded={undefined} />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  const send = async (text: string): Promise<void> => {
    fireEvent.change(area, { target: { value: text } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
  };
  return { backend, area, send };
};

beforeEach(() => applyLocale('en'));

it('a message of blanks alone is not sent, and of another the blanks around it are not', async () => {
  proves('VAL-45');
  const { backend, area, send } = show();
  for (const blank of ['', ' ', ' \n\t\n ', '\u00a0\u3000', '\u200b\u2060']) await send(blank);
  await send('  two\nlines \n');
  await vi.waitFor(() => expect(backend.sent(chatCalls.sendMessage)).not.toEqual([]));
  expect(backend.questions(chatCalls.sendMessage).map(({ message }) => message.payload.message)).toEqual([
    'two\nlines',
  ]);
  expect(area.value).toBe('');
});

it('a message has at most 2000 characters, and from 1800 on the field says how many are left', async () => {
  proves('VAL-46');
  const { backend, area, send } = show();
  expect(area.maxLength).toBe(2_000);
  const left = (): string | undefined => screen.queryByText(/characters left$/)?.textContent;
  fireEvent.change(area, { target: { value: 'ก'.repeat(1_799) } });
  expect(left()).toBeUndefined();
  fireEvent.change(area, { target: { value: 'ก'.repeat(1_800) } });
  expect(left()).toBe('200 characters left');
  await send('ก'.repeat(2_000));
  await vi.waitFor(() => expect(backend.sent(chatCalls.sendMessage)).toHaveLength(1));
  expect(backend.questions(chatCalls.sendMessage)[0]?.message.payload.message).toHaveLength(2_000);
});
