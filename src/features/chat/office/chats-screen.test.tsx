import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { StaffRole } from '#contract/staff-roles.ts';
import { applyLocale } from '#i18n/locale.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/render-office.tsx';
import { type ChatLine, chatOfficeCalls } from '../office-contract.ts';
import { ChatsScreen } from './chats-screen.tsx';

const conversationId = '01a1f8b7-725b-7e04-bbd6-156dcd96b5a0';
const at = '2026-11-20T11:28:54.000Z';

const talk: ChatLine = {
  conversationId,
  memberId: conversationId,
  memberName: 'สมชาย ใจดี',
  status: 'OPEN',
  waitingSince: at,
  lastSeq: 1,
  lastText: 'เงินยังไม่เข้า',
  lastAt: at,
};

const openChat = async (role: StaffRole = 'support'): Promise<FakeBackend> => {
  const backend = fakeBackend();
  const counts = { waiting: 1, open: 1 };
  backend.answers(chatOfficeCalls.list, { counts, oldestAt: at, hasMore: false, items: [talk] });
  backend.answers(chatOfficeCalls.get, {
    conversation: talk,
    readSeq: 0,
    messages: [
      {
        seq: 1,
        messageId: 'one',
        sender: 'customer',
        message: { message_type: 'text', payload: { message: '<b>เงินยังไม่เข้า</b>' } },
        createdAt: at,
        session_id: `wallet-${conversationId}`,
        userId: conversationId,
        guestId: null,
        username: null,
        name: null,
        deviceToken: null,
      },
    ],
  });
  renderOffice(<ChatsScreen />, { at: '/chats', role });
  fireEvent.click(await screen.findByRole('link', { name: /สมชาย ใจดี/ }));
  await screen.findByRole('article');
  return backend;
};

const area = (): HTMLElement => screen.getByRole('textbox', { name: 'Answer' });
const write = (text: string): void => {
  fireEvent.change(area(), { target: { value: text } });
  fireEvent.keyDown(area(), { key: 'Enter' });
};

beforeEach(() => applyLocale('en'));

it('a person opens the talk that waits and answers it with the keyboard', async () => {
  const backend = await openChat();
  expect(within(screen.getByRole('log')).getByText('<b>เงินยังไม่เข้า</b>')).toBeTruthy();
  backend.answers(chatOfficeCalls.answer, { createdAt: at, seq: 2 });
  write('ขอตรวจสอบสักครู่ค่ะ');
  await waitFor(() => expect(area()).toHaveProperty('value', ''));
  expect(backend.questions(chatOfficeCalls.answer)).toMatchObject([
    { conversationId, text: 'ขอตรวจสอบสักครู่ค่ะ', after: 1 },
  ]);
});

it('an answer that somebody else was faster with stays in the field, and is sent again under its id', async () => {
  const backend = await openChat();
  backend.refuses(chatOfficeCalls.answer, 'CHAT_ANSWERED');
  write('me too');
  expect(await screen.findByText(/There is a new message in this chat/, {}, { timeout: 10_000 })).toBeTruthy();
  expect(area()).toHaveProperty('value', 'me too');
  backend.answers(chatOfficeCalls.answer, { createdAt: at, seq: 3 });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(area()).toHaveProperty('value', ''));
  const [first, second] = backend.questions(chatOfficeCalls.answer);
  expect(second?.messageId).toBe(first?.messageId);
});

it('an auditor reads a talk and can neither answer nor resolve it', async () => {
  const backend = await openChat('auditor');
  write('hello');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  fireEvent.click(within(screen.getByRole('article')).getByRole('button', { name: /Resolve/ }));
  expect(backend.sent(chatOfficeCalls.answer)).toEqual([]);
  expect(backend.sent(chatOfficeCalls.resolve)).toEqual([]);
});
