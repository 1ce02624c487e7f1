import type { GameCode } from '#contract/games.ts';
import type { Sql } from '#database/database.ts';

// What a member won or lost at a game on a Bangkok day: by the provider's list of rounds where it is complete for that
// day, otherwise by the differences of balances in the books. Never both.
export interface DayOfPlay {
  // 2026-11-20
  readonly day: string;
  readonly code: GameCode;
  readonly net: bigint;
  // The turnover; null where only the net result is known.
  readonly stake: bigint | null;
  readonly rounds: number | null;
  readonly source: 'pulled' | 'derived';
}

const zone = `at time zone 'Asia/Bangkok'`;

// A list counts for a day that is not over while it was read to its end after `freshSince`.
export const listDaysOfPlay = (
  sql: Sql,
  { memberId, since, freshSince }: { memberId: string; since: Date; freshSince: Date },
): Promise<DayOfPlay[]> =>
  sql.rows<DayOfPlay>(
    `with feed as (select f.* from round_feed f join book b on b.member_id = $1 and b.currency = f.currency),
     known as (
       select day, code, won - stake as net, stake, rounds, 'pulled' as source from play_result where member_id = $1
       union all
       select day, code, net, null, null, 'derived' from play_day where member_id = $1)
     select known.day::text, known.code, known.net, known.stake, known.rounds, known.source
     from known left join feed on feed.code = known.code
     where known.day >= ($2::timestamptz ${zone})::date and (known.source = 'pulled') = coalesce(
       feed.covered_from <= known.day::timestamp ${zone}
       and feed.pulled_at >= least((known.day + 1)::timestamp ${zone}, $3::timestamptz), false)
     order by known.day desc, known.code`,
    [memberId, since, freshSince],
  );
