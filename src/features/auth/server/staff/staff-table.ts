import type { StaffRole } from '#contract/staff-roles.ts';
import type { Sql } from '#database/database.ts';
import type { DeleteOld } from '#server/jobs/sweep.ts';

export interface StaffRow {
  readonly staffId: string;
  readonly personId: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly passwordHash: string;
  readonly suspendedAt: Date | null;
}

const columns = `staff_id as "staffId", person_id as "personId", name, role, password_hash as "passwordHash", suspended_at as "suspendedAt"`;

export const findStaffByName = (sql: Sql, name: string): Promise<StaffRow | null> =>
  sql.one<StaffRow>(`select ${columns} from staff where name = $1`, [name]);

export const findStaffById = (sql: Sql, staffId: string): Promise<StaffRow | null> =>
  sql.one<StaffRow>(`select ${columns} from staff where staff_id = $1`, [staffId]);

// Whether the password is still the one that was checked; it is not changed before the transaction ends.
export const lockPassword = async (
  sql: Sql,
  checked: { readonly staffId: string; readonly passwordHash: string },
): Promise<boolean> =>
  (await sql.one(`select staff_id from staff where staff_id = $1 and password_hash = $2 for share`, [
    checked.staffId,
    checked.passwordHash,
  ])) !== null;

// Returns whether the name was free.
export const insertStaff = async (
  sql: Sql,
  staff: { staffId: string; personId: string; name: string; role: StaffRole; passwordHash: string; at: Date },
): Promise<boolean> => {
  const added = await sql.one(
    `insert into staff (staff_id, person_id, name, role, password_hash, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (name) do nothing returning staff_id`,
    [staff.staffId, staff.personId, staff.name, staff.role, staff.passwordHash, staff.at],
  );
  return added !== null;
};

export const insertStaffSession = async (
  sql: Sql,
  session: { staffId: string; tokenHash: Buffer; sessionId: string; at: Date; expiresAt: Date },
): Promise<void> => {
  await sql.rows(
    `insert into staff_session (staff_id, token_hash, session_id, created_at, seen_at, expires_at)
     values ($1, $2, $3, $4, $4, $5)`,
    [session.staffId, session.tokenHash, session.sessionId, session.at, session.expiresAt],
  );
};

export interface FoundStaffSession {
  readonly sessionId: string;
  readonly personId: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly seenAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly suspendedAt: Date | null;
}

export const findStaffSession = (sql: Sql, staffId: string, tokenHash: Buffer): Promise<FoundStaffSession | null> =>
  sql.one<FoundStaffSession>(
    `select s.session_id as "sessionId", p.person_id as "personId", p.name, p.role, s.seen_at as "seenAt",
       s.expires_at as "expiresAt", s.ended_at as "endedAt", p.suspended_at as "suspendedAt"
     from staff_session s join staff p on p.staff_id = s.staff_id
     where s.staff_id = $1 and s.token_hash = $2`,
    [staffId, tokenHash],
  );

export const updateStaffSeen = async (
  sql: Sql,
  seen: { staffId: string; sessionId: string; at: Date },
): Promise<void> => {
  await sql.rows(`update staff_session set seen_at = $3 where staff_id = $1 and session_id = $2 and seen_at < $3`, [
    seen.staffId,
    seen.sessionId,
    seen.at,
  ]);
};

export const endStaffSession = async (
  sql: Sql,
  end: { staffId: string; sessionId: string; at: Date },
): Promise<void> => {
  await sql.rows(
    `update staff_session set ended_at = $3 where staff_id = $1 and session_id = $2 and ended_at is null`,
    [end.staffId, end.sessionId, end.at],
  );
};

// At most as many as a screen can show.
export const listStaffRows = (sql: Sql): Promise<Omit<StaffRow, 'passwordHash'>[]> =>
  sql.rows(
    `select staff_id as "staffId", person_id as "personId", name, role, suspended_at as "suspendedAt" from staff
     order by suspended_at is not null, name limit 1000`,
  );

// All logins of a person; returns those that changed.
export const updateStaffSuspended = async (
  sql: Sql,
  change: { personId: string; suspendedAt: Date | null },
): Promise<readonly { staffId: string }[]> =>
  sql.rows(
    `update staff set suspended_at = $2
     where person_id = $1 and (suspended_at is null) <> ($2::timestamptz is null) returning staff_id as "staffId"`,
    [change.personId, change.suspendedAt],
  );

// Returns how many there were.
export const endOtherStaffSessions = async (
  sql: Sql,
  end: { staffId: string; keptSessionId: string | null; at: Date },
): Promise<number> => {
  const ended = await sql.rows(
    `update staff_session set ended_at = $3
     where staff_id = $1 and session_id is distinct from $2 and ended_at is null returning session_id`,
    [end.staffId, end.keptSessionId, end.at],
  );
  await sql.rows(`delete from staff_ticket where staff_id = $1`, [end.staffId]);
  return ended.length;
};

// Returns false and changes nothing if the password is no longer the one that was checked.
export const updateCheckedStaffPassword = async (
  sql: Sql,
  change: { staffId: string; checkedHash: string; passwordHash: string },
): Promise<boolean> => {
  const changed = await sql.one(
    `update staff set password_hash = $3 where staff_id = $1 and password_hash = $2 returning staff_id`,
    [change.staffId, change.checkedHash, change.passwordHash],
  );
  return changed !== null;
};

// For a person who proved their identity in another way than by the old password.
export const updateStaffPassword = async (
  sql: Sql,
  change: { staffId: string; passwordHash: string },
): Promise<void> => {
  await sql.rows(`update staff set password_hash = $2 where staff_id = $1`, [change.staffId, change.passwordHash]);
};

export const deleteOldStaffSessions: DeleteOld = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select staff_id, token_hash from staff_session where expires_at < $1 order by expires_at limit $2)
       delete from staff_session t using old where t.staff_id = old.staff_id and t.token_hash = old.token_hash and t.expires_at < $1
         returning t.staff_id`,
      [before, most],
    )
  ).length;
