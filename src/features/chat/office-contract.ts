import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { queuePage, queueQuestion } from '#contract/queue-page.ts';
import { money, textField } from '#contract/shapes/fields.ts';
import { instantField, messageAnswer } from '#contract/shapes/first-shapes.ts';
import { staffRoles } from '#contract/staff-roles.ts';
import { chatMessage, megabytesMax, ownComplaint, uploaded } from './contract.ts';

const openChatViews = ['unassigned', 'mine', 'all'] as const;
export const chatViews = [...openChatViews, 'resolved'] as const;
export type ChatView = (typeof chatViews)[number];

const seeing = { who: 'staff', may: staffRoles, effect: 'read' } as const;
const answering = { who: 'staff', may: ['support', 'finance', 'manager'], effect: 'write' } as const;

const line = z.object({
  conversationId: z.string(),
  // Null for a visitor.
  memberId: z.nullable(z.string()),
  memberName: z.nullable(z.string()),
  // Of the customer's app; null if it named none.
  language: z.nullable(z.enum(['th', 'lo', 'en'])),
  status: z.enum(['OPEN', 'RESOLVED']),
  // The clock runs only while the customer waits for us.
  waitingSince: z.nullable(instantField()),
  // Who answers it; null if anybody may take it.
  heldBy: z.nullable(z.string()),
  heldByName: z.nullable(z.string()),
  isMine: z.boolean(),
  // When it is anybody's again, unless the person does something in it.
  returnsAt: z.nullable(instantField()),
  lastSeq: z.int(),
  lastText: z.string(),
  lastAt: instantField(),
  // Of a resolved talk: 1 bad, 2 fair, 3 good.
  rating: z.nullable(z.int()),
});
export type ChatLine = z.output<typeof line>;

// What has become of a slip that a complaint is about, for those who may not open it too.
const deskSlip = z.extend(money, {
  // The amount is null until the bank has said it.
  status: z.enum(['CHECKING', 'REVIEW', 'SUCCESS', 'FAILED']),
  // The line of the statement by which its money came in; null before.
  lineId: z.nullable(z.string()),
});
export type DeskSlip = z.output<typeof deskSlip>;

const deskComplaint = z.extend(ownComplaint, { slip: z.nullish(deskSlip) });
export type DeskComplaint = z.output<typeof deskComplaint>;

const complaint = z.extend(deskComplaint, {
  memberId: z.string(),
  memberName: z.nullable(z.string()),
  money: z.nullable(money),
  // The message that opened it, as long as the talk is kept.
  said: z.nullable(z.string()),
  // Why it was not upheld, for colleagues.
  note: z.nullable(z.string()),
});
export type ComplaintLine = z.output<typeof complaint>;

export const complaintViews = ['open', 'ended'] as const;

const conversationField = () => z.string().check(z.regex(/^(guest-)?[0-9a-f-]{36}$/));
const text = (lengthMax: number) => z.string().check(z.maxLength(lengthMax));

const note = z.object({ noteId: z.string(), text: z.string(), by: z.string(), createdAt: instantField() });
export type ChatNote = z.output<typeof note>;

const buttonsMax = 6;
const replyTexts = z.object({ th: text(4_000), la: text(4_000), en: text(4_000) });
const reply = z.object({ replyId: z.string(), shortcut: z.string(), texts: replyTexts });
export type SavedReply = z.output<typeof reply>;

export const chatOfficeCalls = {
  list: endpoint({
    at: 'GET /api/chats',
    ...seeing,
    question: queueQuestion(chatViews),
    answer: queuePage(openChatViews, line),
    refuses: [],
    about: 'Back office: lists talks with support, the longest wait first.',
  }),

  get: endpoint({
    at: 'GET /api/chats/{conversationId}',
    ...seeing,
    question: {
      conversationId: conversationField(),
      before: z.optional(z.int()),
      // Colleagues who have the talk open see it.
      isTyping: z.optional(z.int().check(z.minimum(0), z.maximum(1))),
    },
    answer: z.object({
      conversation: line,
      // How far the customer has read the talk, and their browser fetched it.
      readSeq: z.int(),
      deliveredSeq: z.int(),
      messages: z.array(chatMessage),
      notes: z.array(note),
      complaints: z.array(deskComplaint),
      // Colleagues who have it open at this moment.
      others: z.array(z.object({ name: z.string(), isTyping: z.boolean() })),
    }),
    refuses: ['NO_DATA'],
    about:
      'Back office: one talk with its last hundred lines, or a hundred before a line, the notes of staff, and who else has it open. The reading is recorded in the member’s audit chain.',
  }),

  answer: endpoint({
    at: 'POST /api/chats/{conversationId}/answer',
    ...answering,
    question: {
      conversationId: conversationField(),
      messageId: z.uuid(),
      // Empty beside a card; elsewhere only beside a file.
      text: text(4_000),
      // The last line that the writer has seen.
      after: z.int(),
      // What an upload to this talk has answered.
      filePath: z.optional(text(200)),
      card: z.optional(
        z.object({ name: text(400), subtitle: z.optional(text(400)), imagePath: z.optional(text(200)) }),
      ),
      // A press sends the payload, without one the title, as the customer's line.
      buttons: z.optional(
        z.array(z.object({ title: text(400), payload: z.optional(text(400)) })).check(z.maxLength(buttonsMax)),
      ),
      // Quick replies vanish once something was written after them.
      kind: z.optional(z.enum(['buttons', 'quick_replies'])),
    },
    answer: z.object({ createdAt: instantField(), seq: z.int() }),
    refuses: ['NO_DATA', 'CHAT_ANSWERED'],
    about:
      'Back office: answers a talk, unless somebody else of the staff has answered since the last line that the writer saw. A talk that nobody has is then the writer’s.',
  }),

  upload: endpoint({
    at: 'POST /api/chats/{conversationId}/upload',
    ...answering,
    question: { conversationId: conversationField() },
    answer: uploaded,
    refuses: ['NO_DATA'],
    takesFile: {
      missing: 'KEY_MISSING',
      invalid: 'KEY_INVALID',
      formats: 'PNG, JPEG, GIF, MP4 or QuickTime',
      megabytesMax: megabytesMax.video,
    },
    about: 'Back office: stores a picture or video for a talk. It is removed after an hour unless a line shows it.',
  }),

  claim: endpoint({
    at: 'POST /api/chats/{conversationId}/claim',
    ...answering,
    // From whom it is taken; null if the person sees that nobody has it.
    question: { conversationId: conversationField(), from: z.nullable(z.uuid()) },
    answer: messageAnswer,
    refuses: ['NO_DATA', 'CHAT_TAKEN'],
    about:
      'Back office: takes a talk. It returns to all if the customer waits and nothing is done in it for five minutes.',
  }),

  release: endpoint({
    at: 'POST /api/chats/{conversationId}/release',
    ...answering,
    question: { conversationId: conversationField() },
    answer: messageAnswer,
    refuses: ['NO_DATA', 'CHAT_TAKEN'],
    about: 'Back office: gives up one’s own talk, so that anybody may take it.',
  }),

  addNote: endpoint({
    at: 'POST /api/chats/{conversationId}/notes',
    ...answering,
    question: { conversationId: conversationField(), noteId: z.uuid(), text: text(4_000) },
    answer: messageAnswer,
    refuses: ['NO_DATA'],
    about: 'Back office: writes a note for colleagues. Customers never see it.',
  }),

  resolve: endpoint({
    at: 'POST /api/chats/{conversationId}/resolve',
    ...answering,
    question: { conversationId: conversationField(), after: z.int() },
    answer: messageAnswer,
    refuses: ['NO_DATA', 'CHAT_ANSWERED', 'CHAT_TAKEN'],
    about:
      'Back office: resolves a talk until the customer writes again, unless a colleague has it or there is a line that the person has not seen, and asks the customer for a rating.',
  }),

  listReplies: endpoint({
    at: 'GET /api/chat-replies',
    ...seeing,
    question: {},
    answer: z.object({ replies: z.array(reply) }),
    refuses: [],
    about: 'Back office: the saved replies.',
  }),

  saveReply: endpoint({
    at: 'POST /api/chat-replies',
    who: 'staff',
    may: ['manager'],
    effect: 'write',
    // The person's browser makes the id of a new one.
    question: {
      replyId: z.uuid(),
      shortcut: z.string().check(z.regex(/^[\p{L}\p{M}\p{N}-]{1,30}$/u)),
      texts: replyTexts,
    },
    answer: messageAnswer,
    refuses: ['CHAT_SHORTCUT_TAKEN'],
    about: 'Back office: creates or changes a saved reply, in the three languages.',
  }),

  removeReply: endpoint({
    at: 'POST /api/chat-replies/{replyId}/remove',
    who: 'staff',
    may: ['manager'],
    effect: 'write',
    question: { replyId: z.uuid() },
    answer: messageAnswer,
    refuses: ['NO_DATA'],
    about: 'Back office: removes a saved reply.',
  }),
  listComplaints: endpoint({
    at: 'GET /api/complaints',
    ...seeing,
    question: queueQuestion(complaintViews),
    answer: queuePage(['open'], complaint),
    refuses: [],
    about: 'Back office: lists complaints about lines of statements; the promise that ends first is first.',
  }),
  endComplaint: endpoint({
    at: 'POST /api/complaints/{complaintNo}/end',
    ...answering,
    question: {
      complaintNo: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000_000_000)),
      state: z.enum(['UPHELD', 'REFUSED', 'ANSWERED']),
      note: z.optional(textField(500)),
    },
    answer: messageAnswer,
    refuses: ['NO_DATA', 'DECIDED_ALREADY', 'ANSWER_MISSING'],
    about: 'Back office: ends a complaint; unless it is upheld, support has written since. note is for colleagues.',
  }),
};
