import { expect, it } from 'vitest';
import type { ChatMessage } from './contract.ts';
import { numberedByTime } from './rules.ts';

const line = (createdAt: string, message: string): ChatMessage => ({
  seq: 0,
  messageId: '',
  sender: 'customer',
  message: { message_type: 'text', payload: { message } },
  createdAt,
  session_id: 'session',
  userId: 'member',
  guestId: null,
  username: null,
  name: null,
  deviceToken: null,
});

const at = '2026-11-20T11:28:54.000Z';
const later = '2026-11-20T11:28:55.000Z';
const time = Date.parse(at);

it('lines of a backend without numbers get rising numbers in the order of their times, newest first, in whatever order they come', () => {
  const lines = [line(later, 'third'), line(at, 'second'), line(at, 'first')];
  const numbered = numberedByTime(lines, {});
  expect(numberedByTime(lines.toReversed(), {})).toEqual(numbered);
  expect(numbered.map(({ seq }) => seq)).toEqual([time + 1_000, time + 1, time]);
  expect(numbered.map(({ message }) => message.payload.message)).toEqual(['third', 'second', 'first']);
  expect(new Set(numbered.map(({ messageId }) => messageId)).size).toBe(3);
});

it('a line whose time cannot be read takes none of the others away', () => {
  const lines = [line(later, 'second'), line('yesterday', 'unreadable'), line(at, 'first')];
  expect(numberedByTime(lines, {}).map(({ message }) => message.payload.message)).toEqual([
    'second',
    'first',
    'unreadable',
  ]);
});

it('of them only those are taken that were asked for', () => {
  const lines = [line(at, 'first'), line(later, 'second')];
  expect(numberedByTime(lines, { after: time - 1 }).map(({ seq }) => seq)).toEqual([time + 1_000, time]);
  expect(numberedByTime(lines, { after: time }).map(({ seq }) => seq)).toEqual([time + 1_000]);
  expect(numberedByTime(lines, { before: time + 1_000 }).map(({ seq }) => seq)).toEqual([time]);
});
