import type { Sql } from '#database/database.ts';
import type { DeleteOld } from '#server/jobs/sweep.ts';
import { loginFailuresMax, loginWindowMs, waitsAfterFailures } from '../rules.ts';

export interface CountedTry {
  // The person or name whose password is tried.
  readonly subject: string;
  // The network of the try, or the device if it is known for the person.
  readonly from: string;
  // A try from a place where the person has logged in before does not wait for failures of others.
  readonly isKnown: boolean;
  readonly at: Date;
}

const failuresKept = 100;

// Counts a try as a failure before its password is checked, so that simultaneous tries, which may come in another order
// than their times, cannot exceed a limit. False, and nothing is counted, after too many failures from there, or in a row
// from anywhere. One row by its key, immutable functions and no array slice, since Citus must be able to run it.
export const takeLoginTry = async (sql: Sql, { subject, from, isKnown, at }: CountedTry): Promise<boolean> => {
  const windowStart = new Date(at.getTime() - loginWindowMs);
  const taken = await sql.one(
    `insert into login_failure as known (subject, failed_at, failed_from, in_row, unreported, last_failed_at)
     values ($1, array[$2::timestamptz], array[$3::text], 1, 1, $2)
     on conflict (subject) do update set
       failed_at = trim_array($2::timestamptz || known.failed_at, greatest(0, cardinality(known.failed_at) - $4)),
       failed_from = trim_array($3::text || known.failed_from, greatest(0, cardinality(known.failed_from) - $4)),
       in_row = known.in_row + 1,
       unreported = known.unreported + 1,
       last_failed_at = greatest($2, known.last_failed_at)
     where ($5::boolean
         or greatest($2, known.last_failed_at) - known.last_failed_at
           >= ($6::int[])[least(known.in_row, $7) + 1] * interval '1 millisecond')
       and not coalesce(known.failed_at[array_position(known.failed_from, $3)] > $8
         and known.failed_at[array_position(known.failed_from, $3)]
           - known.failed_at[(array_positions(known.failed_from, $3))[$9]] < $10 * interval '1 millisecond', false)
     returning subject`,
    [
      subject,
      at,
      from,
      failuresKept - 1,
      isKnown,
      waitsAfterFailures,
      waitsAfterFailures.length - 1,
      windowStart,
      loginFailuresMax,
      loginWindowMs,
    ],
  );
  return taken !== null;
};

interface FailuresRow {
  readonly failedAt: readonly Date[];
  readonly failedFrom: readonly string[];
  readonly inRow: number;
  readonly lastFailedAt: Date;
}

// How long the limits of takeLoginTry refuse further tries; null if the row has changed meanwhile.
export const findLoginWait = async (sql: Sql, { subject, from, isKnown, at }: CountedTry): Promise<number | null> => {
  const row = await sql.one<FailuresRow>(
    `select failed_at as "failedAt", failed_from as "failedFrom", in_row as "inRow", last_failed_at as "lastFailedAt"
     from login_failure where subject = $1`,
    [subject],
  );
  if (row === null) return null;
  const ends = row.failedAt
    .filter((_at, place) => row.failedFrom[place] === from)
    .map((failedAt) => failedAt.getTime() + loginWindowMs);
  const [newest = 0] = ends;
  const isFull = newest - (ends[loginFailuresMax - 1] ?? 0) < loginWindowMs;
  const rest = waitsAfterFailures[Math.min(row.inRow, waitsAfterFailures.length - 1)] ?? 0;
  const strangersEnd = isKnown ? 0 : row.lastFailedAt.getTime() + rest;
  const waitMs = Math.max(isFull ? newest : 0, strangersEnd) - at.getTime();
  return waitMs > 0 ? waitMs : null;
};

// The try was not a failure. A right password resets the failures in a row; a try whose password was not checked does
// not.
export const takeBackLoginTry = async (
  sql: Sql,
  { subject, from }: Pick<CountedTry, 'subject' | 'from'>,
  isRight: boolean,
): Promise<void> => {
  await sql.rows(
    `update login_failure set
       failed_at = failed_at[1:coalesce(array_position(failed_from, $2), $3) - 1]
         || failed_at[coalesce(array_position(failed_from, $2), $3) + 1:$3],
       failed_from = failed_from[1:coalesce(array_position(failed_from, $2), $3) - 1]
         || failed_from[coalesce(array_position(failed_from, $2), $3) + 1:$3],
       in_row = case when $4 then 0 else greatest(in_row - 1, 0) end,
       unreported = greatest(unreported - 1, 0)
     where subject = $1`,
    [subject, from, failuresKept + 1, isRight],
  );
};

export interface Unreported {
  readonly subject: string;
  readonly failures: number;
}

// Failures of members, newest first; those of staff are audited at once, those of unknown names not at all.
export const findUnreported = (sql: Sql, countMax: number): Promise<Unreported[]> =>
  sql.rows<Unreported>(
    `select subject, unreported as failures from login_failure
     where unreported > 0 and subject like 'member %'
     order by last_failed_at desc limit $1`,
    [countMax],
  );

export const updateReported = async (sql: Sql, { subject, failures }: Unreported): Promise<void> => {
  await sql.rows(`update login_failure set unreported = greatest(unreported - $2, 0) where subject = $1`, [
    subject,
    failures,
  ]);
};

export const deleteFailuresOf = async (sql: Sql, subject: string): Promise<void> => {
  await sql.rows(`delete from login_failure where subject = $1`, [subject]);
};

export const deleteOldLoginFailures: DeleteOld = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select subject from login_failure where last_failed_at < $1 order by last_failed_at limit $2)
       delete from login_failure t using old where t.subject = old.subject and t.last_failed_at < $1
         returning t.subject`,
      [before, most],
    )
  ).length;
