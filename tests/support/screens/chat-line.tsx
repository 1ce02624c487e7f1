import { chatCalls, type ChatMessage } from '#features/chat/contract.ts';
import type { ChatLine } from '#features/chat/office-contract.ts';
import { type FakeBackend, fakeBackend } from './fake-backend.tsx';

export const chatAt = '2026-11-20T11:28:54.000Z';

// A talk that waits for an answer and that nobody has, as staff see it in their list.
export const chatLine = (changes: Partial<ChatLine> = {}): ChatLine => ({
  conversationId: '01a1f8b7-725b-7e04-bbd6-156dcd96b5a0',
  memberId: null,
  memberName: null,
  language: 'th',
  status: 'OPEN',
  waitingSince: chatAt,
  heldBy: null,
  heldByName: null,
  isMine: false,
  returnsAt: null,
  rating: null,
  lastSeq: 1,
  lastText: 'เงินยังไม่เข้า',
  lastAt: chatAt,
  ...changes,
});

// A line of support in a member's talk, as the member's browser gets it.
export const chatMessage = (seq: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  seq,
  messageId: `line-${String(seq)}`,
  sender: 'support',
  message: { message_type: 'text', payload: { message: `line ${String(seq)}` } },
  createdAt: chatAt,
  session_id: 'wallet-member',
  userId: 'member',
  guestId: null,
  username: null,
  name: null,
  deviceToken: null,
  ...changes,
});

// A backend of a member who has read nothing in another browser.
export const fakeChatBackend = (): FakeBackend => {
  const backend = fakeBackend();
  backend.answers(chatCalls.getUnread, { readSeq: 0, unread: 0 });
  backend.answers(chatCalls.markRead, { message: 'SUCCESS' });
  return backend;
};
