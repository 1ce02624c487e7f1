import type { Sql } from '#database/database.ts';
import type { Forget } from '#server/jobs/sweep.ts';
import type { ChatView } from '../office-contract.ts';

export interface Conversation {
  readonly conversationId: string;
  readonly memberId: string | null;
  readonly device: string | null;
  readonly lastSeq: number;
  readonly status: 'OPEN' | 'RESOLVED';
  readonly waitingSince: Date | null;
  readonly readSeq: number;
}

interface Row extends Omit<Conversation, 'lastSeq' | 'readSeq'> {
  readonly lastSeq: bigint | number;
  readonly readSeq: bigint | number;
}

const countsOf = <R extends { lastSeq: bigint | number; readSeq: bigint | number }>(row: R) => ({
  ...row,
  lastSeq: Number(row.lastSeq),
  readSeq: Number(row.readSeq),
});

export const findConversation = async (sql: Sql, conversationId: string): Promise<Conversation | null> => {
  const row = await sql.one<Row>(
    `select conversation_id as "conversationId", member_id as "memberId", device, last_seq as "lastSeq", status,
       waiting_since as "waitingSince", read_seq as "readSeq"
     from chat_conversation where conversation_id = $1`,
    [conversationId],
  );
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
  const locked = await sql.one(`select 1 as it from chat_conversation where conversation_id = $1 for update`, [
    conversationId,
  ]);
  return locked === null ? null : findConversation(sql, conversationId);
};

// The wait begins with the first line that nobody has answered, and ends with an answer.
export const updateConversation = async (
  sql: Sql,
  talk: { readonly conversationId: string; readonly seq: number; readonly isCustomer: boolean; readonly at: Date },
): Promise<void> => {
  await sql.rows(
    `update chat_conversation set last_seq = $2, touched_at = $4, status = 'OPEN',
       read_seq = case when $3 then $2 else read_seq end,
       waiting_since = case when $3 then coalesce(waiting_since, $4) end
     where conversation_id = $1`,
    [talk.conversationId, talk.seq, talk.isCustomer, talk.at],
  );
};

export const updateResolved = async (sql: Sql, conversationId: string): Promise<void> => {
  await sql.rows(`update chat_conversation set status = 'RESOLVED', waiting_since = null where conversation_id = $1`, [
    conversationId,
  ]);
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

export interface ListedConversation extends Omit<Conversation, 'device'> {
  readonly memberName: string | null;
  readonly lastText: string | null;
  readonly lastAt: Date;
}

interface ListedRow extends Omit<ListedConversation, 'lastSeq' | 'readSeq'> {
  readonly lastSeq: bigint;
  readonly readSeq: bigint;
}

const listed = `select c.conversation_id as "conversationId", c.member_id as "memberId", m.name as "memberName",
    c.last_seq as "lastSeq", c.read_seq as "readSeq", c.status, c.waiting_since as "waitingSince",
    left(l.message #>> '{payload,message}', 200) as "lastText", c.touched_at as "lastAt"
  from chat_conversation c left join member m on m.member_id = c.member_id
    left join chat_message l on l.conversation_id = c.conversation_id and l.seq = c.last_seq`;

export const findListedConversation = async (sql: Sql, conversationId: string): Promise<ListedConversation | null> => {
  const row = await sql.one<ListedRow>(`${listed} where c.conversation_id = $1`, [conversationId]);
  return row === null ? null : countsOf(row);
};

// The longest wait on top, then what was written last.
export const listConversations = async (
  sql: Sql,
  { view, limit, skip }: { readonly view: ChatView; readonly limit: number; readonly skip: number },
): Promise<ListedConversation[]> => {
  const rows = await sql.rows<ListedRow>(
    `${listed} where $1 = 'waiting' and c.waiting_since is not null or $1 = 'open' and c.status = 'OPEN'
       or $1 = 'resolved' and c.status = 'RESOLVED'
     order by case when $1 = 'waiting' then c.waiting_since end, c.touched_at desc limit $2 offset $3`,
    [view, limit, skip],
  );
  return rows.map(countsOf);
};

interface Counts {
  readonly waiting: number;
  readonly open: number;
  readonly oldestAt: Date | null;
}

export const countConversations = async (sql: Sql): Promise<Counts> => {
  const row = await sql.one<{ waiting: bigint; open: bigint; oldestAt: Date | null }>(
    `select count(waiting_since) as waiting, count(*) as open, min(waiting_since) as "oldestAt"
     from chat_conversation where status = 'OPEN'`,
  );
  return { waiting: Number(row?.waiting ?? 0), open: Number(row?.open ?? 0), oldestAt: row?.oldestAt ?? null };
};

export const deleteOldConversations: Forget = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select conversation_id from chat_conversation where touched_at < $1 order by touched_at limit $2)
       delete from chat_conversation c using old
         where c.conversation_id = old.conversation_id and c.touched_at < $1 returning c.conversation_id`,
      [before, most],
    )
  ).length;

export const deleteConversationOf = async (sql: Sql, memberId: string): Promise<void> => {
  await sql.rows('delete from chat_conversation where member_id = $1', [memberId]);
};
