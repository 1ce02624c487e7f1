import { updateUnreadGames } from '#conditions/own-money-table.ts';
import type { GameCode } from '#contract/games.ts';
import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import type { Work } from '#server/transaction-on.ts';
import type { ReadBalance } from './read-balance.ts';

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

// Takes the reading, so that another process finds it not due, and returns the games. After a crash it is due again.
export const takeCommonReading = async (
  sql: Sql,
  taken: { memberId: string; now: Date; next: Date },
): Promise<readonly GameCode[] | null> => {
  const row = await sql.one<{ codes: GameCode[] }>(
    `update common_reading set due_at = $3, tries = tries + 1
     where member_id = $1 and due_at <= $2 returning games_to_read_of($1, $2) as codes`,
    [taken.memberId, taken.now, taken.next],
  );
  return row?.codes ?? null;
};

const earliest = (reads: readonly ReadBalance[], now: Date): Date =>
  reads.reduce((first, { askedAt }) => (askedAt < first ? askedAt : first), now);

// Keeps that these games were read at once and what they show is booked, if they are all of the member's games where money may lie.
export const finishCommonReading = async (
  { sql, memberId, now }: Work,
  reads: readonly ReadBalance[],
): Promise<void> => {
  const askedAt = earliest(reads, now);
  const row = await sql.one<{ done: boolean }>('select finish_common_reading_of($1, $2, $3, $4) as done', [
    memberId,
    reads.map(({ code }) => code),
    askedAt,
    now,
  ]);
  if (row?.done === true) await updateUnreadGames(sql, memberId, askedAt);
};
