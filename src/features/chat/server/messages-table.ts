import type { Sql } from '#database/database.ts';
import type { Forget } from '#server/jobs/sweep.ts';
import type { ChatMessage } from '../contract.ts';

export interface Message extends Pick<ChatMessage, 'sender' | 'message'> {
  readonly conversationId: string;
  readonly seq: number;
  readonly memberId: string | null;
  readonly messageKey: string;
  readonly createdAt: Date;
}

interface Row extends Omit<Message, 'seq'> {
  readonly seq: bigint;
}

const columns = `conversation_id as "conversationId", seq, member_id as "memberId", message_key as "messageKey", sender,
  message, created_at as "createdAt"`;

const read = (rows: readonly Row[]): Message[] => rows.map((row) => ({ ...row, seq: Number(row.seq) }));

export const findMessage = async (
  sql: Sql,
  { conversationId, messageKey }: Pick<Message, 'conversationId' | 'messageKey'>,
): Promise<Message | null> =>
  read(
    await sql.rows<Row>(`select ${columns} from chat_message where conversation_id = $1 and message_key = $2`, [
      conversationId,
      messageKey,
    ]),
  )[0] ?? null;

// Whether somebody else of the staff, or with `of` the customer too, has written after a line.
export const hasMessageAfter = async (
  sql: Sql,
  seen: {
    readonly conversationId: string;
    readonly after: number;
    readonly staffId: string;
    readonly of: 'staff' | 'all';
  },
): Promise<boolean> =>
  (await sql.one(
    `select 1 as it from chat_message where conversation_id = $1 and seq > $2
       and ($4 = 'all' or sent_by is not null) and sent_by is distinct from $3 limit 1`,
    [seen.conversationId, seen.after, seen.staffId, seen.of],
  )) !== null;

export const insertMessage = async (sql: Sql, message: Message & { readonly sentBy: string | null }): Promise<void> => {
  await sql.rows(
    `insert into chat_message (conversation_id, seq, member_id, message_key, sender, sent_by, message, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      message.conversationId,
      message.seq,
      message.memberId,
      message.messageKey,
      message.sender,
      message.sentBy,
      JSON.stringify(message.message),
      message.createdAt,
    ],
  );
};

export interface Page {
  readonly conversationId: string;
  readonly limit: number;
  readonly skip: number;
  readonly before?: number | undefined;
}

// Newest first.
export const listMessages = async (sql: Sql, { conversationId, limit, skip, before }: Page): Promise<Message[]> =>
  read(
    await sql.rows<Row>(
      `select ${columns} from chat_message where conversation_id = $1 and ($4::bigint is null or seq < $4)
       order by seq desc limit $2 offset $3`,
      [conversationId, limit, skip, before ?? null],
    ),
  );

// The first lines after one, newest first too.
export const listMessagesAfter = async (
  sql: Sql,
  { conversationId, after, limit }: { readonly conversationId: string; readonly after: number; readonly limit: number },
): Promise<Message[]> =>
  read(
    await sql.rows<Row>(
      `select ${columns} from chat_message where conversation_id = $1 and seq > $2 order by seq limit $3`,
      [conversationId, after, limit],
    ),
  ).reverse();

export const deleteOldMessages: Forget = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select conversation_id, seq from chat_message where created_at < $1 order by created_at limit $2)
       delete from chat_message m using old
         where m.conversation_id = old.conversation_id and m.seq = old.seq and m.created_at < $1 returning m.seq`,
      [before, most],
    )
  ).length;

export const deleteMessagesOf = async (sql: Sql, memberId: string): Promise<void> => {
  await sql.rows('delete from chat_message where member_id = $1', [memberId]);
};
