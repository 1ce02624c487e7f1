import type { GameCode } from '#contract/games.ts';
import type { Sql } from '#database/database.ts';

// A round of one member, in hundredths of the member's currency.
export interface PlayedRound {
  readonly roundId: string;
  readonly stake: bigint;
  readonly won: bigint;
  readonly placedAt: Date;
  readonly settledAt: Date;
}

// Keeps the rounds and the sums of their days; called under the member's lock. A repeat changes nothing, and a round
// with other figures than before replaces them.
export const upsertRounds = async (
  sql: Sql,
  kept: { memberId: string; code: GameCode; rounds: readonly PlayedRound[] },
): Promise<void> => {
  const { memberId, code } = kept;
  const rounds = [...new Map(kept.rounds.map((round) => [round.roundId, round])).values()];
  const ids = rounds.map(({ roundId }) => roundId);
  await sql.rows(
    `insert into play_round as known (member_id, code, round_id, day, stake, won, placed_at, settled_at)
     select $1, $2, r.id, (r.settled_at at time zone 'Asia/Bangkok')::date, r.stake, r.won, r.placed_at, r.settled_at
     from unnest($3::text[], $4::bigint[], $5::bigint[], $6::timestamptz[], $7::timestamptz[])
       as r (id, stake, won, placed_at, settled_at)
     on conflict (member_id, code, round_id) do update set stake = excluded.stake, won = excluded.won
       where (known.stake, known.won) <> (excluded.stake, excluded.won)`,
    [
      memberId,
      code,
      ids,
      rounds.map(({ stake }) => stake),
      rounds.map(({ won }) => won),
      rounds.map(({ placedAt }) => placedAt),
      rounds.map(({ settledAt }) => settledAt),
    ],
  );
  await sql.rows(
    `insert into play_result as known (member_id, day, code, rounds, stake, won)
     select $1, day, $2, count(*), sum(stake), sum(won) from play_round
     where member_id = $1 and code = $2 and day in (select r.day from play_round r
       where r.member_id = $1 and r.code = $2 and r.round_id = any ($3::text[]))
     group by day
     on conflict (member_id, day, code) do update
       set rounds = excluded.rounds, stake = excluded.stake, won = excluded.won
       where (known.rounds, known.stake, known.won) <> (excluded.rounds, excluded.stake, excluded.won)`,
    [memberId, code, ids],
  );
};

// Whether rounds are listed that ended after the last reading of their game, where money may lie: the books do not say yet what was won or
// lost.
export const hasRoundsToRead = async (sql: Sql, memberId: string, now: Date): Promise<boolean> =>
  (await sql.one(
    `select r.code from play_round r left join balance_reading g on g.member_id = r.member_id and g.code = r.code
     where r.member_id = $1 and r.code = any (games_to_read_of($1, $2))
       and r.settled_at > coalesce(g.read_at, '-infinity') and r.settled_at <= $2 limit 1`,
    [memberId, now],
  )) !== null;

export const deleteOldRounds = async (sql: Sql, before: Date, most: number): Promise<number> =>
  (
    await sql.rows(
      `with old as (select member_id, code, round_id from play_round where settled_at < $1 order by settled_at limit $2)
       delete from play_round r using old
       where (r.member_id, r.code, r.round_id) = (old.member_id, old.code, old.round_id) and r.settled_at < $1
       returning r.code`,
      [before, most],
    )
  ).length;
