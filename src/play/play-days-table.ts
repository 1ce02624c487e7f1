import type { GameCode } from '#contract/games.ts';
import type { Sql } from '#database/database.ts';

export interface PlaySpan {
  readonly memberId: string;
  readonly from: Date;
  // Not included.
  readonly until: Date;
}

export interface GamePlay {
  readonly code: GameCode;
  // Positive: won. Negative: lost.
  readonly net: bigint;
}

// Keeps the play posted in this transaction; called under the member's lock.
export const upsertPlay = async (sql: Sql, memberId: string): Promise<void> => {
  await sql.rows('select keep_play_of($1)', [memberId]);
};

const zone = `at time zone 'Asia/Bangkok'`;
const won = `case when e.to_slot = s.number then e.amount else -e.amount end`;
const slotOfPlay = `join slot s on s.number = greatest(e.from_slot, e.to_slot)`;
const inSpan = `e.kind = 'play' and e.created_at >= $2 and e.created_at < $3`;

// Whole days as they are kept; the days of the two ends, and play not kept yet, entry by entry.
export const listPlay = (sql: Sql, { memberId, from, until }: PlaySpan): Promise<GamePlay[]> =>
  sql.rows<GamePlay>(
    `with kept as not materialized (select d.*, d.day::timestamp ${zone} >= $2 and (d.day + 1)::timestamp ${zone} <= $3 as is_whole
       from play_day d where d.member_id = $1
         and d.day between ($2::timestamptz ${zone})::date and ($3::timestamptz ${zone})::date)
     select code, sum(net)::bigint as net from (
       select code, net from kept where is_whole
       union all
       select d.code, ${won} from kept d join entry e on e.member_id = $1 and e.seq between d.first_seq and d.last_seq
         ${slotOfPlay} where not d.is_whole and s.name = 'game:' || d.code and ${inSpan}
       union all
       select substr(s.name, 6), ${won} from entry e ${slotOfPlay} where e.member_id = $1
         and e.seq > coalesce((select max(last_seq) from play_day where member_id = $1), 0) and ${inSpan}
     ) play group by code order by code`,
    [memberId, from, until],
  );
