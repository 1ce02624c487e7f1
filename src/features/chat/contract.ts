import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { limitField, money, senderField, seqField } from '#contract/shapes/fields.ts';
import { extraField, instantField, messageAnswer } from '#contract/shapes/first-shapes.ts';

export const megabytesMax = { image: 10, video: 20 } as const;
const partMegabytesMax = 1;
export type MediaKind = keyof typeof megabytesMax;

const messageTypes = ['text', 'buttons', 'media', 'quick_replies', 'generic', 'postback'] as const;

const button = z.object({ title: z.string(), type: z.string(), payload: z.string() });
export type ChatButton = z.output<typeof button>;

// A line of the member's own statement or a slip of theirs, attached to a message.
const aboutLine = z.object({
  lineId: z.string(),
  lineType: z.string(),
  lineAt: instantField(),
  // The complaint about it, and until when staff answer it.
  complaintNo: z.int(),
  answerBy: instantField(),
});
export type AboutLine = z.output<typeof aboutLine>;

const complaintStates = ['OPEN', 'UPHELD', 'REFUSED', 'ANSWERED'] as const;
export type ComplaintState = (typeof complaintStates)[number];

// A complaint as its member sees it. Nobody of the staff is named.
export const ownComplaint = z.object({
  complaintNo: z.int(),
  lineId: z.string(),
  lineType: z.string(),
  lineAt: instantField(),
  state: z.enum(complaintStates),
  openedAt: instantField(),
  // The time that was promised to the member, and whether it has passed without an end.
  answerBy: instantField(),
  isLate: z.boolean(),
  endedAt: z.nullable(instantField()),
  money: z.nullish(money),
});
export type OwnComplaint = z.output<typeof ownComplaint>;

const payload = z.object({
  message: z.optional(z.string()),
  buttons: z.optional(z.array(button)),
  fileType: z.optional(z.string()),
  filePath: z.optional(z.string()),
  name: z.optional(z.string()),
  image_url: z.optional(z.string()),
  subtitle: z.optional(z.string()),
  about: z.optional(aboutLine),
});

// One line of a talk. `seq` counts the lines of a talk from 1 without a gap; another backend has neither that nor the id.
export const chatMessage = z.object({
  seq: extraField(z.int(), 0),
  // The id that its sender gave it.
  messageId: extraField(z.string(), ''),
  sender: senderField(),
  message: z.object({ message_type: z.enum(messageTypes), payload }),
  createdAt: instantField(),
  session_id: z.string(),
  userId: z.nullable(z.string()),
  guestId: z.nullable(z.string()),
  username: z.nullable(z.string()),
  name: z.nullable(z.string()),
  deviceToken: z.nullable(z.string()),
});
export type ChatMessage = z.output<typeof chatMessage>;

// The answer to `join`, the only event a client sends. With `first`, `last` and `more` the client knows what it lacks.
export const joinAnswer = z.object({
  // Changes when the database is restored; the client then drops all lines it has.
  epoch: z.string(),
  // The first and the last line there are.
  first: z.int(),
  last: z.int(),
  // The first lines after the one that the client named, oldest first; none if it named none.
  messages: z.array(chatMessage),
  more: z.boolean(),
});
export type JoinAnswer = z.output<typeof joinAnswer>;

const anyText = () => z.string().check(z.maxLength(200));
// Whose talk: a member's own id with a token, a guest id without one.
const owner = { userId: z.nullish(anyText()), guestId: z.nullish(anyText()) };

const read = <const Path extends `PUT /${string}`>(at: Path) =>
  endpoint({
    at,
    who: 'either',
    effect: 'write',
    question: { ...owner, seq: seqField() },
    answer: messageAnswer,
    refuses: ['INVALID_USER_4'],
    about: 'Marks the messages up to `seq`, or all, as read by the customer. The mark never goes back.',
  });

const file = (formats: string, megabytes: number) =>
  ({ missing: 'KEY_MISSING', invalid: 'KEY_INVALID', formats, megabytesMax: megabytes }) as const;

// Where the file is opened, and what a line names to show it.
export const uploaded = z.object({ path: z.string() });

const uploadField = () => z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
// The number of bytes that have arrived: where the next part begins.
const offset = z.object({ offset: z.int() });

export const chatCalls = {
  getConfig: endpoint({
    at: 'GET /api/chat/config',
    who: 'anyone',
    effect: 'read',
    question: {},
    answer: z.object({
      PREFIX: z.string(),
      away: z.optional(z.object({ th: z.string(), la: z.string(), en: z.string() })),
    }),
    refuses: [],
    about:
      'What the id of the member or guest follows in the name of a chat room (`PREFIX`), and what the chat says outside chat hours (`away`).',
  }),
  sendMessage: endpoint({
    at: 'POST /api/chat/send-message',
    who: 'either',
    effect: 'write',
    question: {
      ...owner,
      // Who sends is known from the token or the guest id; what a client says of it is only checked for its form.
      message: z.object({
        message_type: z.enum(['text', 'postback', 'media']),
        payload: z.object({
          message: z.optional(z.string().check(z.maxLength(4_000))),
          // Of a media line: what an upload to this talk has answered.
          filePath: z.optional(z.string().check(z.maxLength(200))),
          // Of a text: the line of the member’s statement, or the slip, that it is about.
          lineId: z.optional(z.uuid()),
        }),
      }),
      // Made before the first try; a repeat has the same.
      messageId: z.optional(z.uuid()),
    },
    answer: instantField(),
    refuses: ['INVALID_USER_4', 'NO_DATA'],
    about:
      'Writes a message and answers the time at which it was written. A repeat with the same `messageId` writes nothing. A file has no text. `filePath` is the `path` that an upload answered. A text with `lineId`, of a statement line or a slip, opens a complaint unless one about it is open.',
  }),
  listHistory: endpoint({
    at: 'POST /api/chat/history',
    who: 'either',
    effect: 'read',
    question: {
      ...owner,
      limit: limitField(),
      skip: z.int().check(z.minimum(0), z.maximum(1_000_000)),
      // Only lines before this one, or only the first lines after it.
      before: seqField(),
      after: seqField(),
    },
    answer: z.array(chatMessage),
    refuses: ['INVALID_USER_4'],
    about:
      'Messages of the caller’s own chat, newest first: those before `seq` number `before`, or the first ones after `after`. A chat of somebody else is empty.',
  }),
  uploadImage: endpoint({
    at: 'POST /api/chat/upload-image',
    who: 'either',
    effect: 'write',
    question: owner,
    answer: uploaded,
    refuses: ['INVALID_USER_4'],
    takesFile: file('PNG, JPEG or GIF', megabytesMax.image),
    about:
      'Stores a picture, encoded again, for a message of the caller’s own chat. It is removed after an hour unless a message shows it.',
  }),
  uploadVideo: endpoint({
    at: 'POST /api/chat/upload-video',
    who: 'either',
    effect: 'write',
    question: owner,
    answer: uploaded,
    refuses: ['INVALID_USER_4'],
    takesFile: file('MP4 or QuickTime', megabytesMax.video),
    about:
      'Stores a video for a message of the caller’s own chat, without the metadata of where it was taken. It is removed after an hour unless a message shows it.',
  }),
  beginUpload: endpoint({
    at: 'POST /api/chat/uploads',
    who: 'either',
    effect: 'write',
    question: { ...owner, size: z.int().check(z.minimum(1), z.maximum(megabytesMax.video * 1_048_576)) },
    answer: z.object({ uploadId: z.string() }),
    refuses: ['INVALID_USER_4'],
    about:
      'Begins the upload of a picture or video in parts, in place of an unfinished one of the same chat. It is removed unless it is finished within an hour.',
  }),
  addPart: endpoint({
    at: 'POST /api/chat/uploads/part',
    who: 'either',
    effect: 'write',
    // Where in the file the part begins. A form has texts.
    question: { ...owner, uploadId: uploadField(), from: z.coerce.number().check(z.int(), z.minimum(0)) },
    answer: offset,
    refuses: ['NO_DATA', 'INVALID_USER_4'],
    takesFile: file('a part of a file', partMegabytesMax),
    about:
      'Adds a part of the file that begins at byte `from`. `offset` is how much has arrived: a part that begins elsewhere is dropped, and the next one begins there.',
  }),
  getUpload: endpoint({
    at: 'POST /api/chat/uploads/offset',
    who: 'either',
    effect: 'read',
    question: { ...owner, uploadId: uploadField() },
    answer: offset,
    refuses: ['NO_DATA', 'INVALID_USER_4'],
    about: 'How many bytes of a file have arrived.',
  }),
  finishUpload: endpoint({
    at: 'POST /api/chat/uploads/finish',
    who: 'either',
    effect: 'write',
    question: { ...owner, uploadId: uploadField() },
    answer: uploaded,
    refuses: ['NO_DATA', 'INVALID_USER_4'],
    about: 'Checks and stores a file whose parts have all arrived, as the two uploads of whole files do.',
  }),
  listComplaints: endpoint({
    at: 'GET /api/chat/complaints',
    who: 'member',
    effect: 'read',
    question: {},
    answer: z.object({ complaints: z.array(ownComplaint) }),
    refuses: [],
    about: 'The member’s newest complaints. `answerBy` is the promised time, `money` that of the line, if known.',
  }),
  getUnread: endpoint({
    at: 'GET /api/chat/unread',
    who: 'member',
    effect: 'read',
    question: {},
    answer: z.object({ readSeq: z.int(), unread: z.int() }),
    refuses: [],
    about:
      'Up to which message the member has read the chat, in whichever browser, and how many of the next 1,000 messages are answers of staff, or the question how the help was; none while the chat widget is off.',
  }),
  markRead: read('PUT /api/chat/read-customer/'),
  markReadPlain: read('PUT /api/chat/read-customer'),
};
