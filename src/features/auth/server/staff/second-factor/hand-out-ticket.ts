import type { Sql } from '#database/database.ts';
import type { Context } from '#server/context.ts';
import { staffTicketMs } from '../../../rules.ts';
import { makeToken } from '../../session-token.ts';
import { insertTicket, type Ticket } from './tickets-table.ts';

// A ticket proves that the password was right a moment ago.
export const handOutTicket = async (
  context: Context,
  { staffId, purpose }: Pick<Ticket, 'staffId' | 'purpose'>,
  sql: Sql = context.database,
): Promise<Ticket & { readonly token: string }> => {
  const { token, tokenHash } = makeToken(staffId);
  const ticket = { staffId, tokenHash, purpose };
  const at = context.now();
  await insertTicket(sql, { ...ticket, at, expiresAt: new Date(at.getTime() + staffTicketMs) });
  return { ...ticket, token };
};
