import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { queuePage, queueQuestion } from '#contract/queue-page.ts';
import { instantField, messageAnswer } from '#contract/shapes.ts';
import { staffRoles } from '#contract/staff-roles.ts';
import { chatMessage } from './contract.ts';

const openChatViews = ['waiting', 'open'] as const;
export const chatViews = [...openChatViews, 'resolved'] as const;
export type ChatView = (typeof chatViews)[number];

const line = z.object({
  conversationId: z.string(),
  // Null for a visitor.
  memberId: z.nullable(z.string()),
  memberName: z.nullable(z.string()),
  status: z.enum(['OPEN', 'RESOLVED']),
  waitingSince: z.nullable(instantField()),
  lastSeq: z.int(),
  lastText: z.string(),
  lastAt: instantField(),
});
export type ChatLine = z.output<typeof line>;

const conversationField = () => z.string().check(z.regex(/^(guest-)?[0-9a-f-]{36}$/));

export const chatOfficeCalls = {
  list: endpoint({
    at: 'GET /api/chats',
    who: 'staff',
    may: staffRoles,
    effect: 'read',
    question: queueQuestion(chatViews),
    answer: queuePage(openChatViews, line),
    refuses: [],
    about: 'Back office: lists talks with support; in the view waiting the longest wait is first.',
  }),
  get: endpoint({
    at: 'GET /api/chats/{conversationId}',
    who: 'staff',
    may: staffRoles,
    effect: 'read',
    question: { conversationId: conversationField(), before: z.optional(z.int()) },
    answer: z.object({ conversation: line, readSeq: z.int(), messages: z.array(chatMessage) }),
    refuses: ['NO_DATA'],
    about:
      'Back office: one talk with its last hundred lines, or a hundred before a line. The reading is recorded in the member’s audit chain.',
  }),
  answer: endpoint({
    at: 'POST /api/chats/{conversationId}/answer',
    who: 'staff',
    may: ['support', 'finance', 'manager'],
    effect: 'write',
    question: {
      conversationId: conversationField(),
      messageId: z.uuid(),
      text: z.string().check(z.maxLength(4_000)),
      // The last line that the writer has seen.
      after: z.int(),
    },
    answer: z.object({ createdAt: instantField(), seq: z.int() }),
    refuses: ['NO_DATA', 'CHAT_ANSWERED'],
    about:
      'Back office: answers a talk, unless somebody else of the staff has answered since the last line that the writer saw.',
  }),
  resolve: endpoint({
    at: 'POST /api/chats/{conversationId}/resolve',
    who: 'staff',
    may: ['support', 'finance', 'manager'],
    effect: 'write',
    question: { conversationId: conversationField(), after: z.int() },
    answer: messageAnswer,
    refuses: ['NO_DATA', 'CHAT_ANSWERED'],
    about:
      'Back office: resolves a talk until the customer writes again, unless there is a line that the person has not seen.',
  }),
};
