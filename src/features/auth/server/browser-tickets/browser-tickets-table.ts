import type { Sql } from '#database/database.ts';

// A ticket that opens a session in another browser is a row of that session under a digest of its own, so that whatever
// ends the session ends the ticket.

export interface CarriedSession {
  readonly sessionId: string;
  readonly expiresAt: Date;
}

// When the session of a token ends.
export const findSessionEnd = async (
  sql: Sql,
  session: { readonly memberId: string; readonly sessionId: string },
): Promise<Date | null> => {
  const row = await sql.one<{ at: Date | null }>(
    'select max(expires_at) as at from session where member_id = $1 and session_id = $2 and ended_at is null',
    [session.memberId, session.sessionId],
  );
  return row?.at ?? null;
};

// Once: the second use of a ticket finds none. The session still ends when it would have ended in the first browser.
export const useBrowserTicket = (
  sql: Sql,
  ticket: { readonly memberId: string; readonly digest: Buffer; readonly at: Date },
): Promise<CarriedSession | null> =>
  sql.one<CarriedSession>(
    `with used as (
       delete from session where member_id = $1 and token_hash = $2 and ended_at is null and expires_at > $3
         returning session_id
     )
     select s.session_id as "sessionId", s.expires_at as "expiresAt" from session s
     where s.member_id = $1 and s.session_id = (select session_id from used) and s.token_hash <> $2
       and s.ended_at is null and s.expires_at > $3
     order by s.expires_at desc limit 1`,
    [ticket.memberId, ticket.digest, ticket.at],
  );
