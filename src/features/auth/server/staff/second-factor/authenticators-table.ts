import type { Sql } from '#database/database.ts';
import { beforeAllIds, type Page, type SealedTable } from '#server/records/seal/sealed-table.ts';

export interface Authenticator {
  readonly sealedSecret: Buffer;
  // null until a first code has proved that the app has the secret.
  readonly confirmedAt: Date | null;
}

export const findAuthenticator = (sql: Sql, staffId: string): Promise<Authenticator | null> =>
  sql.one<Authenticator>(
    `select sealed_secret as "sealedSecret", confirmed_at as "confirmedAt" from staff_authenticator where staff_id = $1`,
    [staffId],
  );

// Replaces a secret that was never confirmed; returns false if a confirmed one exists.
export const upsertAuthenticator = async (
  sql: Sql,
  offer: { staffId: string; sealedSecret: Buffer; at: Date },
): Promise<boolean> =>
  (await sql.one(
    `insert into staff_authenticator as known (staff_id, sealed_secret, created_at) values ($1, $2, $3)
     on conflict (staff_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at
     where known.confirmed_at is null returning staff_id`,
    [offer.staffId, offer.sealedSecret, offer.at],
  )) !== null;

// Each time step works once: false if this or a later one has been used.
export const useStep = async (sql: Sql, use: { staffId: string; step: number; at: Date }): Promise<boolean> =>
  (await sql.one(
    `update staff_authenticator set last_step = $2, confirmed_at = coalesce(confirmed_at, $3)
     where staff_id = $1 and last_step < $2 returning staff_id`,
    [use.staffId, use.step, use.at],
  )) !== null;

export const upsertRecoveryCodes = async (sql: Sql, staffId: string, hashes: readonly Buffer[]): Promise<void> => {
  await sql.rows(`delete from staff_recovery_code where staff_id = $1`, [staffId]);
  await sql.rows(`insert into staff_recovery_code (staff_id, code_hash) select $1, unnest($2::bytea[])`, [
    staffId,
    hashes,
  ]);
};

export const useRecoveryCode = async (sql: Sql, staffId: string, hash: Buffer): Promise<boolean> =>
  (await sql.one(`delete from staff_recovery_code where staff_id = $1 and code_hash = $2 returning staff_id`, [
    staffId,
    hash,
  ])) !== null;

export const countRecoveryCodes = async (sql: Sql, staffId: string): Promise<number> =>
  (
    await sql.one<{ left: number }>(`select count(*)::int as left from staff_recovery_code where staff_id = $1`, [
      staffId,
    ])
  )?.left ?? 0;

// A person who lost the device starts over at the next login.
export const deleteSecondFactors = async (sql: Sql, staffId: string): Promise<void> => {
  await sql.rows(`delete from staff_authenticator where staff_id = $1`, [staffId]);
  await sql.rows(`delete from staff_recovery_code where staff_id = $1`, [staffId]);
  await sql.rows(`delete from staff_passkey where staff_id = $1`, [staffId]);
  await sql.rows(`delete from staff_ticket where staff_id = $1`, [staffId]);
  // A passkey that was being added had its ticket until now.
  await sql.rows(`delete from staff_passkey where staff_id = $1`, [staffId]);
};

export const listAuthenticators = (
  sql: Sql,
  { after, limit }: Page,
): Promise<Pick<Authenticator & { staffId: string }, 'staffId' | 'sealedSecret'>[]> =>
  sql.rows(
    `select staff_id as "staffId", sealed_secret as "sealedSecret" from staff_authenticator
     where staff_id > $1 order by staff_id limit $2`,
    [after?.[0] ?? beforeAllIds, limit],
  );

// Only while it has not been replaced or sealed again since it was read.
export const updateSealedSecret: SealedTable['update'] = async (sql, { key, sealed }, again) =>
  (await sql.one(
    `update staff_authenticator set sealed_secret = $2 where staff_id = $1 and sealed_secret = $3 returning staff_id`,
    [...key, ...again, ...sealed],
  )) !== null;
