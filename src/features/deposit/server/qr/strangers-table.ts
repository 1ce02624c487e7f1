import type { Sql } from '#database/database.ts';
import type { DeleteOld } from '#server/jobs/sweep.ts';

// References of none of our codes about which the gateway has answered clearly since then.
export const isKnownStranger = async (sql: Sql, reference: string, since: Date): Promise<boolean> =>
  (await sql.one('select reference from qr_stranger where reference = $1 and answered_at > $2', [reference, since])) !==
  null;

export const upsertStranger = async (sql: Sql, reference: string, at: Date): Promise<void> => {
  await sql.rows('delete from qr_stranger where reference = $1', [reference]);
  await sql.rows(
    'insert into qr_stranger (reference, answered_at) values ($1, $2) on conflict (reference) do nothing',
    [reference, at],
  );
};

export const deleteOldStrangers: DeleteOld = async (sql, before, most) =>
  (
    await sql.rows(
      `delete from qr_stranger where reference in (
         select reference from qr_stranger where answered_at < $1 order by answered_at limit $2) returning reference`,
      [before, most],
    )
  ).length;
