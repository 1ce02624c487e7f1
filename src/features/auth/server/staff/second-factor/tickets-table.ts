import type { Sql } from '#database/database.ts';

// A ticket stands for a password that was right and waits for the second factor, or for a passkey being made.
export interface Ticket {
  readonly staffId: string;
  readonly tokenHash: Buffer;
}

export const insertTicket = async (sql: Sql, ticket: Ticket & { at: Date; expiresAt: Date }): Promise<void> => {
  await sql.rows(`delete from staff_ticket where staff_id = $1 and expires_at <= $2`, [ticket.staffId, ticket.at]);
  await sql.rows(`insert into staff_ticket (staff_id, token_hash, expires_at) values ($1, $2, $3)`, [
    ticket.staffId,
    ticket.tokenHash,
    ticket.expiresAt,
  ]);
};

export const isTicketValid = async (sql: Sql, ticket: Ticket, at: Date): Promise<boolean> =>
  (await sql.one(`select staff_id from staff_ticket where staff_id = $1 and token_hash = $2 and expires_at > $3`, [
    ticket.staffId,
    ticket.tokenHash,
    at,
  ])) !== null;

// Answers false when it was used meanwhile.
export const useTicket = async (sql: Sql, ticket: Ticket, at: Date): Promise<boolean> =>
  (await sql.one(
    `delete from staff_ticket where staff_id = $1 and token_hash = $2 and expires_at > $3 returning staff_id`,
    [ticket.staffId, ticket.tokenHash, at],
  )) !== null;
