import type { Sql } from '#database/database.ts';
import type { CallLanguage } from '#server/context.ts';
import { type Budget, countUse, windowStart } from '#server/records/budgets.ts';
import type { Message, MessageOfMany } from '../messages-table.ts';

// The channel on which the commit of a line announces it.
export const chatChannel = 'chat';

// PostgreSQL takes less than 8,000 bytes in one announcement. A longer line is read by those who hear of it.
const announcedMost = 7_900;

// Announces the lines of `from`, which has the columns of a line and the device of its talk.
const announce = (from: string): string => `select pg_notify('${chatChannel}', case
    when octet_length(said) <= ${String(announcedMost)} then said
    else json_build_object('conversationId', conversation_id)::text end)
  from (select l.conversation_id, json_build_object('conversationId', l.conversation_id, 'seq', l.seq,
      'memberId', l.member_id, 'messageKey', l.message_key, 'sender', l.sender, 'message', l.message,
      'createdAt', l.created_at, 'device', l.device)::text as said
    from ${from} l) announced`;

// The line's talk, changed with it. The wait begins with the first line that nobody has answered, and ends with an answer.
const updateTalk = (language: string): string => `update chat_conversation c set last_seq = line.seq,
      touched_at = line.created_at, status = 'OPEN',
      read_seq = case when line.sender = 'customer' then line.seq else c.read_seq end,
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

// A customer's line in an open talk of theirs: its number, its place in the budget, the talk and the announcement in one
// statement that commits alone, which costs a third of the same in a transaction. False, with nothing but a use counted, if
// there is no such talk, the line was written before or the budget is used up.
export const insertPlainLine = async (sql: Sql, line: PlainLine): Promise<boolean> => {
  const { owner, budget, messageKey, message, createdAt, language } = line;
  const written = await sql.one(
    `with talk as materialized (
       select conversation_id, member_id, last_seq from chat_conversation
       where conversation_id = $1 and status = 'OPEN' and ($2::uuid is not null or device is null or device = $3)
       for update
     ), counted as (
       ${countUse('select $4, $5, 1 from talk', { start: '$6', max: '$7' })}
     ), line as (
       insert into chat_message (conversation_id, seq, member_id, message_key, sender, message, created_at)
       select conversation_id, last_seq + 1, member_id, $8, 'customer', $9::jsonb, $10::timestamptz from talk, counted
       on conflict (conversation_id, message_key) do nothing
       returning *
     ), updated as (${updateTalk('$11')})
     ${announce('updated')}`,
    [
      owner.conversationId,
      owner.memberId,
      owner.device,
      budget.key,
      budget.at,
      windowStart(budget),
      budget.max,
      messageKey,
      JSON.stringify(message),
      createdAt,
      language,
    ],
  );
  return written !== null;
};

type Announced = Omit<MessageOfMany, 'createdAt'> & { readonly createdAt: string };

// What was announced: a line, or of a long one only its talk. Up to version 1.4.0 a process announces the id of the talk alone.
export const readAnnouncement = (payload: string): MessageOfMany | Pick<Message, 'conversationId'> => {
  if (!payload.startsWith('{')) return { conversationId: payload };
  const announced = JSON.parse(payload) as Announced | Pick<Message, 'conversationId'>;
  return 'seq' in announced ? { ...announced, createdAt: new Date(announced.createdAt) } : announced;
};
