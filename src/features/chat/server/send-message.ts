import type { Sql } from '#database/database.ts';
import type { Act, Refuse } from '#server/verb.ts';
import type { QuestionOf } from '#contract/endpoint.ts';
import { accounts } from '#ledger';
import { isErased } from '#members/erasure-lock.ts';
import { type Call, type Context, originOf } from '#server/context.ts';
import { transactionOn } from '#server/transaction-on.ts';
import type { AboutLine, chatCalls, ChatMessage } from '../contract.ts';
import { cleanText, mediaOfPath, messageLengthMax } from '../rules.ts';
import { type ChatOwner, chatOwnerOf, isOwn } from './chat-owner.ts';
import { findOwnLine, openCard } from './complaints/about-line.ts';
import { type Conversation, insertConversation, lockConversation } from './conversations-table.ts';
import { takeRating } from './desk/take-rating.ts';
import { linesBudget, takeMessage, takeTurn, takeVisitor } from './limits.ts';
import { findMessage } from './messages-table.ts';
import { isMediaKept } from './media/talk-media.ts';
import { sayTogether } from './lines/say-together.ts';
import { requireSameLine } from './lines/require-same-line.ts';
import { writeMessage, type Written } from './lines/write-message.ts';

type Said = QuestionOf<typeof chatCalls.sendMessage>['message'];

// The line as it is kept: text without what could deceive, or a file that was uploaded.
const lineOf = ({ message_type, payload }: Said, refuse: Refuse<'KEY_INVALID'>): ChatMessage['message'] => {
  const message = cleanText(payload.message ?? '');
  const { filePath = '', lineId } = payload;
  // What would not be kept is refused, or the sender would take it for said.
  if (message_type !== 'text' && lineId !== undefined) refuse('KEY_INVALID');
  if (message_type === 'media') {
    const { kind } = mediaOfPath(filePath) ?? refuse('KEY_INVALID');
    if (message !== '') refuse('KEY_INVALID');
    return { message_type, payload: { fileType: kind, filePath } };
  }
  if (filePath !== '' || message === '' || message.length > messageLengthMax) refuse('KEY_INVALID');
  return { message_type, payload: { message } };
};

interface Rating {
  readonly context: Context;
  readonly call: Call;
  readonly owner: ChatOwner;
}

// After the line, whose transaction holds no member: lines do not wait for money. A visitor has no book.
const auditRating = ({ context, call, owner }: Rating, score: number): Promise<void> => {
  const plan = {
    memberId: owner.memberId ?? accounts.house.BAHT,
    operationId: context.newId(),
    origin: originOf(call),
  };
  return transactionOn(context, plan, ({ audit }) => {
    audit(`chat ${owner.conversationId}`, { rated: score });
    return Promise.resolve();
  });
};

interface Opening {
  readonly call: Pick<Call, 'network'>;
  readonly owner: ChatOwner;
  readonly at: Date;
  readonly refuse: Refuse<'INVALID_USER_4'>;
}

// Begins the talk with its first line. A line that waited while its member was erased begins none.
const openTalk = async (sql: Sql, { call, owner, at, refuse }: Opening): Promise<Conversation> => {
  const known = await lockConversation(sql, owner.conversationId);
  if (known !== null) return known;
  if (owner.memberId !== null && (await isErased(sql, owner.memberId))) return refuse('INVALID_USER_4');
  const isNew = await insertConversation(sql, { ...owner, at });
  if (isNew && owner.memberId === null) await takeVisitor(sql, call.network, at);
  const talk = await lockConversation(sql, owner.conversationId);
  if (talk === null) throw new Error('a talk that was just begun is gone');
  return talk;
};

interface Saying extends Omit<Opening, 'at' | 'refuse'> {
  readonly context: Context;
  readonly call: Call;
  readonly written: Written;
  readonly refuse: Refuse<'INVALID_USER_4' | 'KEY_INVALID'>;
}

// A line that needs more than a place in its talk: the first one, a file, an answer to how the help was. A repeat is answered as
// the first time, also when the hour is used up.
const sayInTransaction = async ({ context, call, owner, written, refuse }: Saying): Promise<Date> => {
  const { message, at } = written;
  const { line, score } = await context.database.transaction(async (sql) => {
    const talk = await openTalk(sql, { call, owner, at, refuse });
    if (!isOwn(talk, owner)) return refuse('INVALID_USER_4');
    const known = await findMessage(sql, { conversationId: owner.conversationId, messageKey: written.messageKey });
    if (known !== null) {
      requireSameLine(known, written, refuse);
      return { line: known, score: null };
    }
    await takeMessage(sql, owner.conversationId, at);
    const { filePath } = message.payload;
    if (filePath !== undefined && !(await isMediaKept(sql, filePath, { ...owner, at }))) return refuse('KEY_INVALID');
    return takeRating(sql, talk, () => writeMessage(sql, talk, written));
  });
  if (score !== null) await auditRating({ context, call, owner }, score);
  return line.createdAt;
};

// When the line was written. Most are plain text in an open talk.
const say = async (saying: Saying): Promise<Date> => {
  const { context, owner, written } = saying;
  const { messageKey, message, language = null, at: createdAt } = written;
  const { database } = context;
  if (database.isSpread || message.payload.filePath !== undefined)
    return takeTurn(context, () => sayInTransaction(saying));
  const budget = linesBudget(owner.conversationId, createdAt);
  if (await sayTogether(context, { owner, budget, messageKey, message, createdAt, language })) return createdAt;
  return takeTurn(context, () => sayInTransaction(saying));
};

// A line with a card, and the complaint that its card names: both are written, or neither. A repeat has the card of the line that
// was written, whose complaint may have ended meanwhile.
const sayAbout = async (
  saying: Omit<Saying, 'refuse'> & { readonly refuse: Refuse<'INVALID_USER_4' | 'KEY_INVALID' | 'NO_DATA'> },
  lineId: string,
): Promise<Date> => {
  const { context, call, owner, written, refuse } = saying;
  const { conversationId, memberId } = owner;
  if (memberId === null) return refuse('NO_DATA');
  const { messageKey, message, at } = written;
  const withCard = (about: AboutLine): Written => ({
    ...written,
    message: { ...message, payload: { ...message.payload, about } },
  });
  const line = (await findOwnLine(context.database, memberId, lineId)) ?? refuse('NO_DATA');
  const plan = { memberId, operationId: context.newId(), origin: originOf(call) };
  return transactionOn(context, plan, async (work) => {
    const { sql } = work;
    const talk = await openTalk(sql, { call, owner, at, refuse });
    if (!isOwn(talk, owner)) return refuse('INVALID_USER_4');
    const known = await findMessage(sql, { conversationId, messageKey });
    if (known !== null) {
      const { about } = known.message.payload;
      if (about?.lineId !== lineId) return refuse('KEY_INVALID', 422);
      requireSameLine(known, withCard(about), refuse);
      return known.createdAt;
    }
    await takeMessage(sql, conversationId, at);
    return (await writeMessage(sql, talk, withCard(await openCard(work, line)))).createdAt;
  });
};

export const sendMessage: Act<typeof chatCalls.sendMessage> = async ({ context, call, question, refuse }) => {
  const owner = chatOwnerOf(call, question, refuse);
  const message = lineOf(question.message, refuse);
  const lineId = question.message.payload.lineId?.toLowerCase();
  const at = context.now();
  const messageKey = question.messageId?.toLowerCase() ?? context.newId();
  const { language } = call;
  const written = { messageKey, sender: 'customer' as const, sentBy: null, message, language, at };
  const saying = { context, call, owner, written, refuse };
  const saidAt = lineId === undefined ? say(saying) : takeTurn(context, () => sayAbout(saying, lineId));
  return (await saidAt).toISOString();
};
