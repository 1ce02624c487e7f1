import type { Sql } from '#database/database.ts';
import type { DeleteOld } from '#server/jobs/sweep.ts';
import type { CallLanguage } from '#server/context.ts';

export interface Conversation {
  readonly conversationId: string;
  readonly memberId: string | null;
  readonly device: string | null;
  readonly lastSeq: number;
  readonly status: 'OPEN' | 'RESOLVED';
  readonly waitingSince: Date | null;
  readonly readSeq: number;
  // Up to which line the customer's browser has fetched the talk.
  readonly deliveredSeq: number;
  // Of the customer's app, if it names one.
  readonly language: CallLanguage | null;
}

interface Marks<Count = bigint | number> {
  readonly lastSeq: Count;
  readonly readSeq: Count;
  readonly deliveredSeq: Count;
}

type Row = Omit<Conversation, keyof Marks> & Marks;

export const countsOf = <R extends Marks>(row: R): Omit<R, keyof Marks> & Marks<number> => ({
  ...row,
  lastSeq: Number(row.lastSeq),
  readSeq: Number(row.readSeq),
  deliveredSeq: Number(row.deliveredSeq),
});

// What was read was delivered, however it came.
export const deliveredSeq = (talk: string): string => `greatest(${talk}delivered_seq, ${talk}read_seq)`;

const columns = `conversation_id as "conversationId", member_id as "memberId", device, last_seq as "lastSeq", status,
  waiting_since as "waitingSince", read_seq as "readSeq", ${deliveredSeq('')} as "deliveredSeq", language`;

export const findConversation = async (sql: Sql, conversationId: string): Promise<Conversation | null> => {
  const row = await sql.one<Row>(`select ${columns} from chat_conversation where conversation_id = $1`, [
    conversationId,
  ]);
  return row === null ? null : countsOf(row);
};

type NewConversation = Pick<Conversation, 'conversationId' | 'memberId' | 'device'> & { readonly at: Date };

// Begins the talk with its first message; false if it has begun before.
export const insertConversation = async (sql: Sql, talk: NewConversation): Promise<boolean> => {
  const begun = await sql.one(
    `insert into chat_conversation (conversation_id, member_id, device, last_seq, status, read_seq, created_at, touched_at)
     values ($1, $2, $3, 0, 'OPEN', 0, $4, $4) on conflict (conversation_id) do nothing
     returning conversation_id`,
    [talk.conversationId, talk.memberId, talk.device, talk.at],
  );
  return begun !== null;
};

// Until the end of the transaction nobody else gives out a number of this talk.
export const lockConversation = async (sql: Sql, conversationId: string): Promise<Conversation | null> => {
  const row = await sql.one<Row>(`select ${columns} from chat_conversation where conversation_id = $1 for update`, [
    conversationId,
  ]);
  return row === null ? null : countsOf(row);
};

// Nobody has a resolved talk.
export const updateResolved = async (sql: Sql, conversationId: string): Promise<void> => {
  await sql.rows(
    `update chat_conversation set status = 'RESOLVED', waiting_since = null, claimed_by = null, claimed_at = null
     where conversation_id = $1`,
    [conversationId],
  );
};

// The mark never goes back and never beyond what there is.
export const updateRead = async (
  sql: Sql,
  { conversationId, seq }: { readonly conversationId: string; readonly seq: number | undefined },
): Promise<void> => {
  await sql.rows(
    `update chat_conversation set read_seq = greatest(read_seq, least(last_seq, coalesce($2, last_seq)))
     where conversation_id = $1`,
    [conversationId, seq ?? null],
  );
};

// As the mark above it never goes back and never beyond what there is.
export const updateDelivered = async (
  sql: Sql,
  { conversationId, seq }: { readonly conversationId: string; readonly seq: number },
): Promise<void> => {
  await sql.rows(
    `update chat_conversation set delivered_seq = least(last_seq, $2)
     where conversation_id = $1 and delivered_seq < least(last_seq, $2)`,
    [conversationId, seq],
  );
};

export const deleteOldConversations: DeleteOld = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select conversation_id from chat_conversation where touched_at < $1 limit $2)
       delete from chat_conversation c using old
         where c.conversation_id = old.conversation_id and c.touched_at < $1 returning c.conversation_id`,
      [before, most],
    )
  ).length;

// A line takes the talk's row first, so those under way end before this returns, and later ones wait.
export const lockConversationOf = async (sql: Sql, memberId: string): Promise<void> => {
  await sql.rows('select conversation_id from chat_conversation where member_id = $1 for update', [memberId]);
};

export const deleteConversationOf = async (sql: Sql, memberId: string): Promise<void> => {
  await sql.rows('delete from chat_conversation where member_id = $1', [memberId]);
};
