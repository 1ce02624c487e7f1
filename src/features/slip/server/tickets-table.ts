import type { Sql } from '#database/database.ts';
import type { DeleteOld } from '#server/jobs/sweep.ts';
import type { SlipKey } from './slips-table.ts';

export const insertTicket = async (
  sql: Sql,
  { ticket, memberId, slipId, expiresAt }: SlipKey & { readonly ticket: Buffer; readonly expiresAt: Date },
): Promise<void> => {
  await sql.rows('insert into slip_ticket (ticket, member_id, slip_id, expires_at) values ($1, $2, $3, $4)', [
    ticket,
    memberId,
    slipId,
    expiresAt,
  ]);
};

// Once: the second use of a ticket finds none.
export const useTicket = (sql: Sql, ticket: Buffer, now: Date): Promise<SlipKey | null> =>
  sql.one<SlipKey>(
    `delete from slip_ticket where ticket = $1 and expires_at > $2 returning member_id as "memberId", slip_id as "slipId"`,
    [ticket, now],
  );

export const deleteExpiredTickets: DeleteOld = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select ticket from slip_ticket where expires_at < $1 order by expires_at limit $2)
       delete from slip_ticket t using old where t.ticket = old.ticket and t.expires_at < $1 returning t.slip_id`,
      [before, most],
    )
  ).length;
