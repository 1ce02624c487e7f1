import type { Sql } from '#database/database.ts';

interface TakenReading {
  readonly memberId: string;
  readonly code: string;
  readonly askedAt: Date;
  // False: the game answered, but what it says can neither be booked nor held yet, so that it counts as unread.
  readonly isClear: boolean;
}

// When the balance compared before was asked for, null for the first one. Null instead of both if a balance asked for later
// is already booked: this answer was on its way for too long.
export const takeReadingTime = (
  sql: Sql,
  { memberId, code, askedAt, isClear }: TakenReading,
): Promise<{ readonly before: Date | null } | null> =>
  sql.one<{ before: Date | null }>(
    `with earlier as (select read_at from balance_reading where member_id = $1 and code = $2)
     insert into balance_reading (member_id, code, read_at) values ($1, $2, case when $4::boolean then $3::timestamptz end)
     on conflict (member_id, code) do update set read_at = coalesce(excluded.read_at, balance_reading.read_at),
       late_since = null, awaited_until = null
     where balance_reading.read_at is null or balance_reading.read_at <= $3 returning (select read_at from earlier) as before`,
    [memberId, code, askedAt, isClear],
  );

export interface LateReading {
  readonly code: string;
  readonly askedAt: Date;
}

// The games that have not answered; awaitedUntil is null once no answer can come any more. A game whose answer is booked
// meanwhile is left as it is.
export const upsertLateReadings = async (
  sql: Sql,
  marked: { memberId: string; late: readonly LateReading[]; awaitedUntil: Date | null },
): Promise<void> => {
  const { memberId, late, awaitedUntil } = marked;
  await sql.rows(
    `insert into balance_reading as r (member_id, code, late_since, awaited_until)
     select $1, asked.code, asked.at, $4 from unnest($2::text[], $3::timestamptz[]) as asked (code, at)
     on conflict (member_id, code) do update
       set late_since = least(r.late_since, excluded.late_since), awaited_until = excluded.awaited_until
       where r.read_at is null or r.read_at < excluded.late_since`,
    [memberId, late.map(({ code }) => code), late.map(({ askedAt }) => askedAt), awaitedUntil],
  );
};
