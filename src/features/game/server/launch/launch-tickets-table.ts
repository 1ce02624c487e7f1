import type { Sql } from '#database/database.ts';
import type { DeleteOld } from '#server/jobs/sweep.ts';

export interface LaunchTicket {
  readonly memberId: string;
  readonly sessionId: string;
  readonly code: string;
  readonly sealedLink: Buffer;
}

export interface NewLaunchTicket extends LaunchTicket {
  readonly digest: Buffer;
  readonly expiresAt: Date;
}

export const insertLaunchTicket = async (sql: Sql, ticket: NewLaunchTicket): Promise<void> => {
  const { digest, memberId, sessionId, code, sealedLink, expiresAt } = ticket;
  await sql.rows(
    `insert into launch_ticket (ticket, member_id, session_id, code, sealed_link, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [digest, memberId, sessionId, code, sealedLink, expiresAt],
  );
};

// Once: the second use of a ticket finds none.
export const useLaunchTicket = (sql: Sql, digest: Buffer, now: Date): Promise<LaunchTicket | null> =>
  sql.one<LaunchTicket>(
    `delete from launch_ticket where ticket = $1 and expires_at > $2
     returning member_id as "memberId", session_id as "sessionId", code, sealed_link as "sealedLink"`,
    [digest, now],
  );

export const deleteExpiredLaunchTickets: DeleteOld = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select ticket from launch_ticket where expires_at < $1 order by expires_at limit $2)
       delete from launch_ticket t using old where t.ticket = old.ticket and t.expires_at < $1 returning t.code`,
      [before, most],
    )
  ).length;
