import type { Refusing } from '#server/verb.ts';
import { readToken } from '../../session-token.ts';
import { findStaffById, type StaffRow } from '../staff-table.ts';
import { isTicketValid, type Ticket } from './tickets-table.ts';

export interface TicketHolder {
  readonly ticket: Ticket;
  readonly person: StaffRow;
}

// The person who gave the right password and holds this ticket for it.
export const ticketHolder = async (
  { context, refuse }: Refusing<'LOGIN_AGAIN' | 'INACTIVE_USER'>,
  text: string,
): Promise<TicketHolder> => {
  const { ownerId: staffId, tokenHash } = readToken(text) ?? refuse('LOGIN_AGAIN');
  const ticket = { staffId, tokenHash, purpose: 'login' } as const;
  if (!(await isTicketValid(context.database, ticket, context.now()))) return refuse('LOGIN_AGAIN');
  const person = (await findStaffById(context.database, staffId)) ?? refuse('LOGIN_AGAIN');
  return person.suspendedAt === null ? { ticket, person } : refuse('INACTIVE_USER');
};
