import type { Sql } from '#database/database.ts';
import { loginFailuresMax, loginWindowMs } from '../rules.ts';

export interface LoginTry {
  // Whose password is tried: a phone as typed, or a name of staff.
  readonly subject: string;
  readonly address: string;
  readonly at: Date;
}

// Counts a try before its password is looked at, so that tries at the same moment cannot pass the limit together.
// Answers false, and counts nothing, while too many failed within the window.
export const takeLoginTry = async (sql: Sql, { subject, address, at }: LoginTry): Promise<boolean> => {
  const windowStart = new Date(at.getTime() - loginWindowMs);
  const taken = await sql.one(
    `insert into login_failure as known (subject, address, failed_at, last_failed_at) values ($1, $2, array[$3::timestamptz], $3)
     on conflict (subject, address) do update set
       failed_at = array(select failed from unnest(known.failed_at) failed where failed > $4 order by failed) || $3,
       last_failed_at = $3
     where cardinality(known.failed_at) < $5 or known.last_failed_at <= $4
     returning subject`,
    [subject, address, at, windowStart, loginFailuresMax],
  );
  return taken !== null;
};

// The try was no failure: its count is given back.
export const forgiveLoginTry = async (sql: Sql, { subject, address, at }: LoginTry): Promise<void> => {
  await sql.rows(
    `update login_failure set failed_at = failed_at[:array_position(failed_at, $3) - 1]
       || failed_at[array_position(failed_at, $3) + 1:]
     where subject = $1 and address = $2 and array_position(failed_at, $3) is not null`,
    [subject, address, at],
  );
};

export const forgetLoginTries = async (sql: Sql, before: Date): Promise<void> => {
  await sql.rows(`delete from login_failure where last_failed_at < $1`, [before]);
};
