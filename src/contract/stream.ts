import * as z from 'zod/mini';

// The events of the stream that tell a member's app what to read again, never an amount.

// Sent by the app when it begins to listen.
export const followEvent = 'follow';
// Sent by the server after each commit that changed something.
export const againEvent = 'again';

export const followQuestion = z.object({
  token: z.string().check(z.maxLength(2_048)),
  // How long ago the app read what it shows.
  ageMs: z.int().check(z.minimum(0), z.maximum(1_000_000_000_000)),
});

// The topics that changed; null if all may have changed.
export const againMessage = z.object({ again: z.nullable(z.array(z.string())) });

// The first parts of the names under which screens keep answers.
type Key = readonly string[];

const balances: readonly Key[] = [['wallet'], ['bonus', 'active'], ['withdraw-limits'], ['refund', 'check']];
const statement: Key = ['statement'];
// How many answers wait in the chat.
export const unreadKey: Key = ['chat-unread'];

// What a screen shows of each topic of the server's events.
export const keysOf: Readonly<Record<string, readonly Key[]>> = {
  balances: [...balances, statement],
  profile: [['wallet'], ['profile']],
  'qr-paid': [['qr'], statement],
  slip: [['slips'], statement],
  // A request takes the money at once.
  withdrawal: [...balances, statement],
  transfer: [statement],
  gift: [statement],
  chat: [unreadKey],
};
