import type { Sql } from '#database/database.ts';
import type { ChatView } from '../../office-contract.ts';
import { returnsAfterMs } from '../../rules.ts';
import { type Conversation, countsOf, deliveredSeq } from '../conversations-table.ts';

// A talk as staff see it in a list.
export interface Talk extends Omit<Conversation, 'device'> {
  readonly memberName: string | null;
  readonly language: 'th' | 'lo' | 'en' | null;
  readonly heldBy: string | null;
  readonly heldByName: string | null;
  readonly returnsAt: Date | null;
  readonly lastText: string | null;
  readonly lastAt: Date;
  readonly rating: number | null;
}

interface Row extends Omit<Talk, 'lastSeq' | 'readSeq' | 'deliveredSeq'> {
  readonly lastSeq: bigint;
  readonly readSeq: bigint;
  readonly deliveredSeq: bigint;
}

// While the customer waits, a talk is somebody's until nothing was done in it for some minutes; while we wait for the
// customer, it stays theirs. $1 is now.
const returns = `greatest(c.claimed_at, c.waiting_since) + interval '${String(returnsAfterMs)} milliseconds'`;
const heldBy = `case when c.waiting_since is null or ${returns} > $1 then c.claimed_by end`;

const talks = `select c.conversation_id as "conversationId", c.member_id as "memberId", m.name as "memberName",
    c.last_seq as "lastSeq", c.read_seq as "readSeq", ${deliveredSeq('c.')} as "deliveredSeq", c.status, c.waiting_since as "waitingSince", c.language,
    ${heldBy} as "heldBy", case when ${heldBy} is not null then s.name end as "heldByName",
    case when c.waiting_since is not null and ${heldBy} is not null then ${returns} end as "returnsAt",
    left(coalesce(l.message #>> '{payload,message}', l.message #>> '{payload,name}'), 200) as "lastText", c.touched_at as "lastAt", r.score as rating
  from chat_conversation c left join member m on m.member_id = c.member_id
    left join staff s on s.staff_id = c.claimed_by
    left join chat_message l on l.conversation_id = c.conversation_id and l.seq = c.last_seq
    left join chat_rating r on r.conversation_id = c.conversation_id and r.seq = c.last_seq`;

export const findTalk = async (sql: Sql, conversationId: string, now: Date): Promise<Talk | null> => {
  const row = await sql.one<Row>(`${talks} where c.conversation_id = $2`, [now, conversationId]);
  return row === null ? null : countsOf(row);
};

interface Listing {
  readonly view: ChatView;
  readonly staffId: string;
  readonly limit: number;
  readonly skip: number;
}

// The longest wait on top, then what was written last.
export const listTalks = async (sql: Sql, { view, staffId, limit, skip }: Listing, now: Date): Promise<Talk[]> => {
  const rows = await sql.rows<Row>(
    `${talks} where c.status = case when $2 = 'resolved' then 'RESOLVED' else 'OPEN' end
       and ($2 in ('all', 'resolved') or $2 = 'mine' and ${heldBy} = $3 or $2 = 'unassigned' and ${heldBy} is null)
     order by c.waiting_since, c.touched_at desc limit $4 offset $5`,
    [now, view, staffId, limit, skip],
  );
  return rows.map(countsOf);
};

interface Counts {
  readonly mine: number;
  readonly unassigned: number;
  readonly all: number;
  readonly oldestAt: Readonly<Record<ChatView, Date | null>>;
}

export const countTalks = async (sql: Sql, staffId: string, now: Date): Promise<Counts> => {
  const row = await sql.one<{
    mine: bigint;
    unassigned: bigint;
    all: bigint;
    oldestMine: Date | null;
    oldestUnassigned: Date | null;
    oldest: Date | null;
  }>(
    `select count(*) filter (where held_by = $2) as mine, count(*) filter (where held_by is null) as unassigned,
       count(*) as all, min(waiting_since) filter (where held_by = $2) as "oldestMine",
       min(waiting_since) filter (where held_by is null) as "oldestUnassigned", min(waiting_since) as oldest
     from (select c.waiting_since, ${heldBy} as held_by from chat_conversation c where c.status = 'OPEN') open_talks`,
    [now, staffId],
  );
  return {
    mine: Number(row?.mine ?? 0),
    unassigned: Number(row?.unassigned ?? 0),
    all: Number(row?.all ?? 0),
    oldestAt: {
      mine: row?.oldestMine ?? null,
      unassigned: row?.oldestUnassigned ?? null,
      all: row?.oldest ?? null,
      resolved: null,
    },
  };
};
