import type { Sql } from '#database/database.ts';
import type { CallLanguage } from '#server/context.ts';
import { type Budget, countUse, windowStart } from '#server/records/budgets.ts';
import type { Message, MessageOfMany } from '../messages-table.ts';

// The channel on which the commit of a line announces it.
export const chatChannel = 'chat';

// PostgreSQL takes less than 8,000 bytes in one announcement. A longer line is read by those who hear of it.
const announcedMost = 7_900;

// Announces the lines of `from`, which has the columns of a line and the device of its talk.
const announce = (from: string): string => `select conversation_id as "conversationId", pg_notify('${chatChannel}', case
    when octet_length(said) <= ${String(announcedMost)} then said
    else json_build_object('conversationId', conversation_id)::text end)
  from (select l.conversation_id, json_build_object('conversationId', l.conversation_id, 'seq', l.seq,
      'memberId', l.member_id, 'messageKey', l.message_key, 'sender', l.sender, 'message', l.message,
      'createdAt', l.created_at, 'device', l.device)::text as said
    from ${from} l) announced`;

// The line's talk, changed with it. The wait begins with the first line that nobody has answered, and ends with an answer.
// What a customer writes is read, unless something before it is not: a line that waited for a connection may come after an answer
// that nobody has seen.
const updateTalk = (language: string): string => `update chat_conversation c set last_seq = line.seq,
      touched_at = line.created_at, status = 'OPEN',
      read_seq = case when line.sender = 'customer' and c.read_seq = c.last_seq then line.seq else c.read_seq end,
      waiting_since = case when line.sender = 'customer' then coalesce(c.waiting_since, line.created_at) end,
      language = coalesce(${language}, c.language)
    from line where c.conversation_id = line.conversation_id
    returning line.*, c.device`;

export interface NewMessage extends Message {
  readonly sentBy: string | null;
  readonly language: CallLanguage | null;
}

// The line, its talk and the announcement in one statement; false if a line with this id was written before.
export const insertMessage = async (sql: Sql, message: NewMessage): Promise<boolean> => {
  const { conversationId, seq, memberId, messageKey, sender, sentBy, createdAt, language } = message;
  const written = await sql.one(
    `with line as (
       insert into chat_message (conversation_id, seq, member_id, message_key, sender, sent_by, message, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (conversation_id, message_key) do nothing
       returning *
     ), talk as (${updateTalk('$9')})
     ${announce('talk')}`,
    [conversationId, seq, memberId, messageKey, sender, sentBy, JSON.stringify(message.message), createdAt, language],
  );
  return written !== null;
};

export interface PlainLine extends Pick<NewMessage, 'messageKey' | 'message' | 'createdAt' | 'language'> {
  readonly owner: Pick<Message, 'conversationId' | 'memberId'> & { readonly device: string | null };
  readonly budget: Budget;
}

// Customers' lines in open talks of theirs, one of each talk, with their numbers, budgets and announcements in one commit. Returns
// which were written. For the others at most a use is counted: there is no such talk, a transaction holds it, the line was written
// before or the budget is used up.
export const insertPlainLines = async (sql: Sql, lines: readonly PlainLine[]): Promise<boolean[]> => {
  const column = (of: (line: PlainLine) => unknown): unknown[] => lines.map(of);
  const [{ budget }] = lines as [PlainLine];
  const written = await sql.rows<{ conversationId: string }>(
    `with asked as materialized (
       select * from unnest($1::text[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::jsonb[], $7::timestamptz[], $8::text[])
         as a (conversation_id, owner_id, device, key, message_key, message, at, language)
     ), talk as materialized (
       select c.conversation_id, c.member_id, c.last_seq, a.key, a.message_key, a.message, a.at
       from asked a join chat_conversation c on c.conversation_id = a.conversation_id
       where c.status = 'OPEN' and (a.owner_id is not null or c.device is null or c.device = a.device)
       for update of c skip locked
     ), counted as (
       ${countUse('select key, at, 1 from talk', { start: '$9', max: '$10' })}
     ), line as (
       insert into chat_message (conversation_id, seq, member_id, message_key, sender, message, created_at)
       select conversation_id, last_seq + 1, member_id, message_key, 'customer', message, at from talk join counted using (key)
       on conflict (conversation_id, message_key) do nothing
       returning *
     ), updated as (${updateTalk('(select a.language from asked a where a.conversation_id = c.conversation_id)')})
     ${announce('updated')}`,
    [
      column(({ owner }) => owner.conversationId),
      column(({ owner }) => owner.memberId),
      column(({ owner }) => owner.device),
      column((line) => line.budget.key),
      column(({ messageKey }) => messageKey),
      column(({ message }) => JSON.stringify(message)),
      column(({ createdAt }) => createdAt),
      column(({ language }) => language),
      windowStart(budget),
      budget.max,
    ],
  );
  const talks = new Set(written.map(({ conversationId }) => conversationId));
  return lines.map(({ owner }) => talks.has(owner.conversationId));
};

type Announced = Omit<MessageOfMany, 'createdAt'> & { readonly createdAt: string };

// What was announced: a line, or of a long one only its talk. Up to version 1.4.0 a process announces the id of the talk alone.
export const readAnnouncement = (payload: string): MessageOfMany | Pick<Message, 'conversationId'> => {
  if (!payload.startsWith('{')) return { conversationId: payload };
  const announced = JSON.parse(payload) as Announced | Pick<Message, 'conversationId'>;
  return 'seq' in announced ? { ...announced, createdAt: new Date(announced.createdAt) } : announced;
};
