import type { Sql } from '#database/database.ts';

// A ticket proves a right password: for a login that waits for the second factor, or for a logged-in person who makes a
// passkey.
export interface Ticket {
  readonly staffId: string;
  readonly tokenHash: Buffer;
  readonly purpose: 'login' | 'passkey';
}

export const insertTicket = async (sql: Sql, ticket: Ticket & { at: Date; expiresAt: Date }): Promise<void> => {
  await sql.rows(`delete from staff_ticket where staff_id = $1 and expires_at <= $2`, [ticket.staffId, ticket.at]);
  await sql.rows(`insert into staff_ticket (staff_id, token_hash, purpose, expires_at) values ($1, $2, $3, $4)`, [
    ticket.staffId,
    ticket.tokenHash,
    ticket.purpose,
    ticket.expiresAt,
  ]);
};

const isIt = 'staff_id = $1 and token_hash = $2 and purpose = $3';
const keyOf = ({ staffId, tokenHash, purpose }: Ticket) => [staffId, tokenHash, purpose];

export const isTicketValid = async (sql: Sql, ticket: Ticket, at: Date): Promise<boolean> =>
  (await sql.one(`select staff_id from staff_ticket where ${isIt} and expires_at > $4`, [...keyOf(ticket), at])) !==
  null;

// Returns false if it was used meanwhile.
export const useTicket = async (sql: Sql, ticket: Ticket, at: Date): Promise<boolean> =>
  (await sql.one(`delete from staff_ticket where ${isIt} and expires_at > $4 returning staff_id`, [
    ...keyOf(ticket),
    at,
  ])) !== null;

// A new challenge replaces the previous one.
export const updateChallenge = async (
  sql: Sql,
  ticket: Ticket,
  { challenge, until }: { challenge: string; until: Date },
): Promise<void> => {
  await sql.rows(`update staff_ticket set challenge = $4, challenge_until = $5 where ${isIt}`, [
    ...keyOf(ticket),
    challenge,
    until,
  ]);
};

// Hands out the challenge once: whatever the result of the try, the next one needs a new challenge.
export const takeChallenge = async (sql: Sql, ticket: Ticket, at: Date): Promise<string | null> => {
  const taken = await sql.one<{ challenge: string }>(
    `with held as (
       select challenge from staff_ticket
       where ${isIt} and expires_at > $4 and challenge is not null and challenge_until > $4 for update)
     update staff_ticket set challenge = null, challenge_until = null from held where ${isIt} returning held.challenge`,
    [...keyOf(ticket), at],
  );
  return taken?.challenge ?? null;
};
