import type { Database, Sql } from '#database/database.ts';
import { type Load, sharedLookup } from '#database/shared-lookup.ts';
import type { DeleteOld } from '#server/jobs/sweep.ts';
import type { ChatMessage } from '../contract.ts';
import { deliveredSeq } from './conversations-table.ts';

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

const columns = `m.conversation_id as "conversationId", m.seq, m.member_id as "memberId", m.message_key as "messageKey",
  m.sender, m.message, m.created_at as "createdAt"`;

const read = (rows: readonly Row[]): Message[] => rows.map((row) => ({ ...row, seq: Number(row.seq) }));

export const findMessage = async (
  sql: Sql,
  { conversationId, messageKey }: Pick<Message, 'conversationId' | 'messageKey'>,
): Promise<Message | null> =>
  read(
    await sql.rows<Row>(`select ${columns} from chat_message m where conversation_id = $1 and message_key = $2`, [
      conversationId,
      messageKey,
    ]),
  )[0] ?? null;

export const isWrittenBy = async (
  sql: Sql,
  {
    conversationId,
    messageKey,
    staffId,
  }: Pick<Message, 'conversationId' | 'messageKey'> & { readonly staffId: string },
): Promise<boolean> =>
  (await sql.one('select 1 as it from chat_message where conversation_id = $1 and message_key = $2 and sent_by = $3', [
    conversationId,
    messageKey,
    staffId,
  ])) !== null;

// With who of the staff wrote it.
export const findLastOfStaff = async (
  sql: Sql,
  conversationId: string,
): Promise<(Message & { readonly sentBy: string }) | null> => {
  const row = await sql.one<Row & { readonly sentBy: string }>(
    `select ${columns}, m.sent_by as "sentBy" from chat_message m where conversation_id = $1 and sent_by is not null
     order by seq desc limit 1`,
    [conversationId],
  );
  return row === null ? null : { ...row, seq: Number(row.seq) };
};

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
      `select ${columns} from chat_message m where conversation_id = $1 and ($4::bigint is null or seq < $4)
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
      `select ${columns} from chat_message m where conversation_id = $1 and seq > $2 order by seq limit $3`,
      [conversationId, after, limit],
    ),
  ).reverse();

export interface MessageOfMany extends Message {
  // The browser of the talk's visitor.
  readonly device: string | null;
}

// Lines of one talk that one statement returns.
export const eachMost = 50;

// The first lines after one of each talk, oldest first.
export const listMessagesOfMany = async (
  sql: Sql,
  talks: readonly { readonly conversationId: string; readonly after: number }[],
): Promise<MessageOfMany[]> => {
  const rows = await sql.rows<Row & { device: string | null }>(
    `select ${columns}, c.device from unnest($1::text[], $2::bigint[]) as asked (talk, after_seq)
       join chat_conversation c on c.conversation_id = asked.talk
       cross join lateral (select * from chat_message l where l.conversation_id = asked.talk and l.seq > asked.after_seq
         order by l.seq limit ${String(eachMost)}) m
     order by asked.talk, m.seq`,
    [talks.map(({ conversationId }) => conversationId), talks.map(({ after }) => after)],
  );
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
};

export interface TalkPage {
  readonly memberId: string | null;
  readonly device: string | null;
  readonly lastSeq: number;
  // Zero if the talk has no line.
  readonly firstSeq: number;
  readonly deliveredSeq: number;
  // Oldest first.
  readonly messages: readonly Message[];
}

interface AskedPage {
  readonly conversationId: string;
  readonly after: number;
  readonly limit: number;
}

const keyOfPage = ({ conversationId, after, limit }: AskedPage): string =>
  `${String(after)} ${String(limit)} ${conversationId}`;

const askedPage = (key: string): AskedPage => {
  const [after = '', limit = '', ...words] = key.split(' ');
  return { conversationId: words.join(' '), after: Number(after), limit: Number(limit) };
};

interface TalkHead {
  // Of the question, from 1.
  readonly place: bigint;
  readonly owner: string | null;
  readonly device: string | null;
  readonly lastSeq: bigint;
  readonly firstSeq: bigint | null;
  readonly deliveredSeq: bigint;
}

const loadPages: Load<TalkPage> = async (sql, keys) => {
  const asked = keys.map(askedPage);
  const rows = await sql.rows<TalkHead & (Row | { readonly seq: null })>(
    `select asked.place, c.member_id as owner, c.device, c.last_seq as "lastSeq", f.seq as "firstSeq",
       ${deliveredSeq('c.')} as "deliveredSeq", ${columns}
     from unnest($1::text[], $2::bigint[], $3::bigint[]) with ordinality as asked (talk, after_seq, most, place)
       join chat_conversation c on c.conversation_id = asked.talk
       left join lateral (select seq from chat_message l where l.conversation_id = asked.talk
         order by l.seq limit 1) f on true
       left join lateral (select * from chat_message l where l.conversation_id = asked.talk and l.seq > asked.after_seq
         order by l.seq limit asked.most) m on true
     order by asked.place, m.seq`,
    [
      asked.map(({ conversationId }) => conversationId),
      asked.map(({ after }) => after),
      asked.map(({ limit }) => limit),
    ],
  );
  return [...Map.groupBy(rows, ({ place }) => Number(place))].flatMap(([place, ofTalk]) => {
    const [head] = ofTalk;
    const key = keys[place - 1];
    if (head === undefined || key === undefined) return [];
    const found = {
      memberId: head.owner,
      device: head.device,
      lastSeq: Number(head.lastSeq),
      firstSeq: Number(head.firstSeq ?? 0n),
      deliveredSeq: Number(head.deliveredSeq),
      messages: read(ofTalk.filter((row): row is TalkHead & Row => row.seq !== null)),
    };
    return [{ key, found }];
  });
};

// Of up to a hundred lines each.
const pagesTogether = 16;

const talkPages = sharedLookup(loadPages, { keysMax: pagesTogether });

// A talk and its first lines after one. After a restart everybody asks for it at once, so those of a moment share a statement.
export const findTalkPage = (database: Database, page: AskedPage): Promise<TalkPage | null> =>
  talkPages(database, keyOfPage(page));

export const deleteOldMessages: DeleteOld = async (sql, before, most) =>
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
