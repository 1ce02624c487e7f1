import type { Phone } from '#contract/forms/phone-form.ts';
import type { Sql } from '#database/database.ts';
import { findPhoneOwner } from '#members/claims-table.ts';
import { upsertPlace } from '../login-places-table.ts';

export interface Credential {
  readonly memberId: string;
  readonly passwordHash: string;
  readonly suspendedAt: Date | null;
}

// The claim of a phone leads to its member; the rest is read by member.
export const findCredentialByPhone = async (sql: Sql, phone: Phone): Promise<Credential | null> => {
  const memberId = await findPhoneOwner(sql, phone);
  if (memberId === null) return null;
  return sql.one<Credential>(
    `select c.member_id as "memberId", c.password_hash as "passwordHash", m.suspended_at as "suspendedAt"
     from credential c join member m on m.member_id = c.member_id where c.member_id = $1`,
    [memberId],
  );
};

export const findPasswordHash = async (sql: Sql, memberId: string): Promise<string | null> => {
  const row = await sql.one<{ passwordHash: string }>(
    `select password_hash as "passwordHash" from credential where member_id = $1`,
    [memberId],
  );
  return row?.passwordHash ?? null;
};

// The first password of a member. The place where it is set counts as known from now on.
export const insertCredential = async (
  sql: Sql,
  credential: { memberId: string; passwordHash: string; at: Date; place: string | null },
): Promise<void> => {
  await sql.rows(`insert into credential (member_id, password_hash, changed_at) values ($1, $2, $3)`, [
    credential.memberId,
    credential.passwordHash,
    credential.at,
  ]);
  const { memberId: ownerId, place, at } = credential;
  if (place !== null) await upsertPlace(sql, { ownerId, place, at });
};

// Returns false and changes nothing if the password is no longer the one that was checked.
export const updateCheckedPasswordHash = async (
  sql: Sql,
  change: { memberId: string; checkedHash: string; passwordHash: string; at: Date },
): Promise<boolean> => {
  const changed = await sql.one(
    `update credential set password_hash = $3, changed_at = $4 where member_id = $1 and password_hash = $2
     returning member_id`,
    [change.memberId, change.checkedHash, change.passwordHash, change.at],
  );
  return changed !== null;
};

// For a member who proved their identity in another way than by the old password.
export const updatePasswordHash = async (
  sql: Sql,
  change: { memberId: string; passwordHash: string; at: Date },
): Promise<void> => {
  await sql.rows(`update credential set password_hash = $2, changed_at = $3 where member_id = $1`, [
    change.memberId,
    change.passwordHash,
    change.at,
  ]);
};

// Somebody else who was logged in may have seen passwords of games, which open the games without us: each is replaced.
export const updateGamePasswordsDue = async (
  sql: Sql,
  { memberId, at }: { memberId: string; at: Date },
): Promise<void> => {
  await sql.rows('select make_game_passwords_due_of($1, $2)', [memberId, at]);
};
