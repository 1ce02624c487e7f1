import type { Sql } from '#database/database.ts';

export interface Passkey {
  readonly passkeyId: string;
  readonly credentialId: string;
  readonly name: string;
  readonly publicKey: Buffer;
  readonly transports: string[];
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

export const listPasskeys = (sql: Sql, staffId: string): Promise<Passkey[]> =>
  sql.rows<Passkey>(
    `select passkey_id as "passkeyId", credential_id as "credentialId", name, public_key as "publicKey", transports,
       created_at as "createdAt", used_at as "usedAt"
     from staff_passkey
     where staff_id = $1 order by created_at, passkey_id`,
    [staffId],
  );

export interface NewPasskey {
  readonly passkeyId: string;
  readonly staffId: string;
  readonly credentialId: string;
  readonly name: string;
  readonly publicKey: Uint8Array;
  readonly uses: number;
  readonly transports: readonly string[];
  readonly at: Date;
}

// Returns false if someone already has this key.
export const insertPasskey = async (sql: Sql, key: NewPasskey): Promise<boolean> =>
  (await sql.one(
    `insert into staff_passkey (passkey_id, staff_id, credential_id, name, public_key, uses, transports, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning passkey_id`,
    [
      key.passkeyId,
      key.staffId,
      key.credentialId,
      key.name,
      Buffer.from(key.publicKey),
      key.uses,
      [...key.transports],
      key.at,
    ],
  )) !== null;

// Returns false if the device's counter did not grow: then two devices hold the key, and one is a copy. Devices without
// a counter always send 0.
export const usePasskey = async (
  sql: Sql,
  use: { staffId: string; passkeyId: string; uses: number; at: Date },
): Promise<boolean> =>
  (await sql.one(
    `update staff_passkey set uses = $3, used_at = $4
     where staff_id = $1 and passkey_id = $2 and (uses < $3 or (uses = 0 and $3 = 0)) returning passkey_id`,
    [use.staffId, use.passkeyId, use.uses, use.at],
  )) !== null;

// Returns the name it had, or null if there is none.
export const deletePasskey = async (sql: Sql, staffId: string, passkeyId: string): Promise<string | null> =>
  (
    await sql.one<{ name: string }>(
      `delete from staff_passkey where staff_id = $1 and passkey_id = $2 returning name`,
      [staffId, passkeyId],
    )
  )?.name ?? null;
