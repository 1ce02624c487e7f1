import type { GameCode } from '#contract/games.ts';
import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import type { Work } from '#server/transaction-on.ts';

// All games of a member where money may lie are read at once.
export interface DueCommonReading {
  readonly memberId: string;
  readonly currency: Currency;
  // How often it was tried in vain.
  readonly tries: number;
}

export const listDueCommonReadings = (sql: Sql, due: { now: Date; limit: number }): Promise<DueCommonReading[]> =>
  sql.rows<DueCommonReading>(
    `select r.member_id as "memberId", book.currency, r.tries
     from common_reading r join book on book.member_id = r.member_id
     where r.due_at <= $1 order by r.due_at limit $2`,
    [due.now, due.limit],
  );

export interface GamesToRead {
  // Where money may lie.
  readonly needed: readonly GameCode[];
  // Other games that had some once.
  readonly others: readonly GameCode[];
}

// Takes the reading, so that another process finds it not due, and returns the games. After a crash it is due again.
export const takeCommonReading = (
  sql: Sql,
  taken: { memberId: string; now: Date; next: Date },
): Promise<GamesToRead | null> =>
  sql.one<GamesToRead>(
    `with taken as (update common_reading set due_at = $3, tries = tries + 1
       where member_id = $1 and due_at <= $2 returning games_to_read_of($1, $2) as needed)
     select needed, array(select code from game_account
       where member_id = $1 and is_active and transfers > 0 and code <> all (needed)) as others
     from taken`,
    [taken.memberId, taken.now, taken.next],
  );

// Keeps that these games were read together and what they show is booked; false if one is missing. `isAlone`: it is the reading of one game.
export const updateCommonReading = async (
  { sql, memberId, now }: Work,
  {
    codes,
    askedAt,
    isAlone,
  }: { readonly codes: readonly GameCode[]; readonly askedAt: Date; readonly isAlone: boolean },
): Promise<boolean> => {
  const text = 'select finish_common_reading_of($1, $2, $3, $4, $5) as done';
  const row = await sql.one<{ done: boolean }>(text, [memberId, codes, askedAt, now, isAlone]);
  return row?.done === true;
};
