import { sharedLookup } from '#database/shared-lookup.ts';

export interface Unread {
  // Up to which line the member has read the talk.
  readonly readSeq: number;
  // Lines of staff after it.
  readonly unread: number;
}

interface Row {
  readonly key: string;
  readonly readSeq: bigint;
  readonly unread: bigint;
}

// Of each talk this many lines are looked at, so that a talk that is never read costs no more.
const linesMost = 1_000;

// Of a talk; null if there is none.
export const findUnread = sharedLookup<Unread>(async (sql, conversationIds) => {
  const rows = await sql.rows<Row>(
    `select talk.conversation_id as key, talk.read_seq as "readSeq", waiting.unread
     from chat_conversation talk
     cross join lateral (
       select count(*) as unread from chat_message line
       where line.conversation_id = talk.conversation_id and line.seq > talk.read_seq
         and line.seq <= talk.read_seq + $2 and line.sender = 'support'
     ) waiting
     where talk.conversation_id = any ($1)`,
    [conversationIds, linesMost],
  );
  return rows.map(({ key, readSeq, unread }) => ({
    key,
    found: { readSeq: Number(readSeq), unread: Number(unread) },
  }));
});
