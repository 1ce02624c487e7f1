import type { ChatMessage } from '../contract.ts';
import type { Message } from './messages-table.ts';

export const roomPrefix = 'wallet-';

// A line as clients see it. Nobody of the staff is named to a customer.
export const lineOf = ({
  conversationId,
  seq,
  memberId,
  messageKey,
  sender,
  message,
  createdAt,
}: Message): ChatMessage => ({
  seq,
  messageId: messageKey,
  sender,
  message,
  createdAt: createdAt.toISOString(),
  session_id: `${roomPrefix}${conversationId}`,
  userId: memberId,
  guestId: memberId === null ? conversationId : null,
  username: null,
  name: null,
  deviceToken: null,
});
