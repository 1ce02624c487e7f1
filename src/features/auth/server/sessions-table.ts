import type { Sql } from '#database/database.ts';
import type { DeleteOld } from '#server/jobs/sweep.ts';

export interface NewSession {
  readonly memberId: string;
  readonly tokenHash: Buffer;
  readonly sessionId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export const insertSession = async (sql: Sql, session: NewSession): Promise<void> => {
  await sql.rows(
    `insert into session (member_id, token_hash, session_id, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
    [session.memberId, session.tokenHash, session.sessionId, session.createdAt, session.expiresAt],
  );
};

export interface FoundSession {
  // The position of the requested pair, from 1.
  readonly place: number;
  readonly sessionId: string;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly hasMember: boolean;
  readonly suspendedAt: Date | null;
}

const found = `s.session_id as "sessionId", s.expires_at as "expiresAt", s.ended_at as "endedAt",
  m.member_id is not null as "hasMember", m.suspended_at as "suspendedAt"
  from session s left join member m on m.member_id = s.member_id`;

const one = `select 1 as place, ${found} where s.member_id = $1 and s.token_hash = $2`;

// The limit makes each pair one index lookup, even under a plan that was made while the tables were empty.
const several = `select asked.place::int as place, found.*
  from unnest($1::uuid[], $2::bytea[]) with ordinality as asked (member_id, token_hash, place)
  cross join lateral (
    select ${found} where s.member_id = asked.member_id and s.token_hash = asked.token_hash limit 1
  ) found`;

// Pairs of owner and digest, position by position. A single pair is looked up by its key, which a distributed database
// sends to that member's machine.
export const findSessions = (sql: Sql, memberIds: readonly string[], tokenHashes: readonly Buffer[]) =>
  memberIds.length === 1
    ? sql.rows<FoundSession>(one, [memberIds[0], tokenHashes[0]])
    : sql.rows<FoundSession>(several, [memberIds, tokenHashes]);

// Those of the sessions whose token would be accepted.
export const listUsableSessions = async (
  sql: Sql,
  sessions: readonly { readonly memberId: string; readonly sessionId: string }[],
  at: Date,
): Promise<string[]> => {
  const rows = await sql.rows<{ sessionId: string }>(
    `select s.session_id as "sessionId" from unnest($1::uuid[], $2::uuid[]) as asked (member_id, session_id)
       join session s on s.member_id = asked.member_id and s.session_id = asked.session_id
       join member m on m.member_id = s.member_id
     where s.ended_at is null and s.expires_at > $3 and m.suspended_at is null`,
    [sessions.map(({ memberId }) => memberId), sessions.map(({ sessionId }) => sessionId), at],
  );
  return rows.map(({ sessionId }) => sessionId);
};

export const endSession = async (
  sql: Sql,
  end: { memberId: string; sessionId: string; at: Date; because: 'logout' | 'staff' },
): Promise<void> => {
  await sql.rows(
    `update session set ended_at = $3, ended_because = $4
     where member_id = $1 and session_id = $2 and ended_at is null`,
    [end.memberId, end.sessionId, end.at, end.because],
  );
};

// Returns how many there were.
export const endOtherSessions = async (
  sql: Sql,
  end: { memberId: string; keptSessionId: string; at: Date },
): Promise<number> => {
  const ended = await sql.rows(
    `update session set ended_at = $3, ended_because = 'password'
     where member_id = $1 and session_id <> $2 and ended_at is null returning session_id`,
    [end.memberId, end.keptSessionId, end.at],
  );
  return ended.length;
};

// Returns how many there were.
export const endEverySession = async (
  sql: Sql,
  end: { memberId: string; at: Date; because: 'password' | 'staff' },
): Promise<number> => {
  const ended = await sql.rows(
    `update session set ended_at = $2, ended_because = $3 where member_id = $1 and ended_at is null returning session_id`,
    [end.memberId, end.at, end.because],
  );
  return ended.length;
};

export const deleteOldSessions: DeleteOld = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select member_id, token_hash from session where expires_at < $1 order by expires_at limit $2)
       delete from session t using old where t.member_id = old.member_id and t.token_hash = old.token_hash and t.expires_at < $1
         returning t.member_id`,
      [before, most],
    )
  ).length;

// The newest open sessions of one member, as staff see them.
export const listOpenSessions = (
  sql: Sql,
  memberId: string,
  at: Date,
): Promise<{ createdAt: Date; expiresAt: Date }[]> =>
  sql.rows(
    `select created_at as "createdAt", expires_at as "expiresAt" from session
     where member_id = $1 and ended_at is null and expires_at > $2 order by created_at desc limit 20`,
    [memberId, at],
  );
