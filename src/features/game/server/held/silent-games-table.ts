import type { GameCode } from '#contract/games.ts';
import type { Sql } from '#database/database.ts';

export interface SilentGame {
  readonly code: GameCode;
  // Null if it never answered.
  readonly answeredAt: Date | null;
  // What the books say lies there.
  readonly amount: bigint;
}

// The games that a wanted common reading waits for: it was tried again, and they have not answered for minutes.
export const listSilentGames = (sql: Sql, memberId: string, now: Date): Promise<SilentGame[]> =>
  sql.rows<SilentGame>(
    `select g.code, greatest(r.read_at, c.answered_at) as "answeredAt", coalesce(a.balance, 0)::bigint as amount
     from game_account g
     join common_reading w on w.member_id = g.member_id and w.wanted_at is not null and w.tries > 2
     left join balance_reading r on r.member_id = g.member_id and r.code = g.code
     left join game_comparison c on c.member_id = g.member_id and c.code = g.code
     left join account a on a.member_id = g.member_id and a.name = 'game:' || g.code
     where g.member_id = $1 and g.code = any (games_to_read_of($1, $2))
       and coalesce(greatest(r.read_at, c.answered_at), '-infinity') < $2::timestamptz - interval '5 minutes'
     order by g.code`,
    [memberId, now],
  );
