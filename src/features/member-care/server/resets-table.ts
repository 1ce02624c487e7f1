import type { Sql } from '#database/database.ts';

export interface Reset {
  // null once it is used, or after too many wrong tries.
  readonly codeHash: Buffer | null;
  readonly sentAt: Date;
  readonly wrongCodes: number;
  readonly day: string;
  readonly sentInDay: number;
}

// Runs under the member's lock, or takes it.
export const findReset = (sql: Sql, memberId: string): Promise<Reset | null> =>
  sql.one<Reset>(
    `select code_hash as "codeHash", sent_at as "sentAt", wrong_codes as "wrongCodes", day::text as day,
       sent_in_day as "sentInDay"
     from password_reset where member_id = $1 for update`,
    [memberId],
  );

export const upsertReset = async (sql: Sql, memberId: string, reset: Reset): Promise<void> => {
  await sql.rows(
    `insert into password_reset (member_id, code_hash, sent_at, wrong_codes, day, sent_in_day) values ($1, $2, $3, $4, $5, $6)
     on conflict (member_id) do update set code_hash = excluded.code_hash, sent_at = excluded.sent_at,
       wrong_codes = excluded.wrong_codes, day = excluded.day, sent_in_day = excluded.sent_in_day`,
    [memberId, reset.codeHash, reset.sentAt, reset.wrongCodes, reset.day, reset.sentInDay],
  );
};

// A code for a phone that has changed no longer works.
export const deleteReset = async (sql: Sql, memberId: string): Promise<void> => {
  await sql.rows(`update password_reset set code_hash = null where member_id = $1`, [memberId]);
};
