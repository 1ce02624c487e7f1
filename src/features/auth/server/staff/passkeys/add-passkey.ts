import type { Act, Asked } from '#server/verb.ts';
import { readToken } from '../../session-token.ts';
import type { authOfficeCalls } from '../../../office-contract.ts';
import { auditStaffAct } from '../audit-staff-act.ts';
import { takeChallenge, useTicket, type Ticket } from '../second-factor/tickets-table.ts';
import { officeSite } from './office-site.ts';
import { insertPasskey } from './passkeys-table.ts';
import { readNewKey } from './read-passkey-reply.ts';

type AddPasskey = typeof authOfficeCalls.addPasskey;

const ticketOf = ({ question, staff }: Asked<AddPasskey>): Ticket | null => {
  const read = readToken(question.ticket);
  if (read === null || read.ownerId !== staff.staffId) return null;
  return { staffId: read.ownerId, tokenHash: read.tokenHash, purpose: 'passkey' };
};

// Registers a key that the device made for the challenge as one of the person's.
export const addPasskey: Act<AddPasskey> = async (asked) => {
  const { context, call, question, refuse } = asked;
  const ticket = ticketOf(asked) ?? refuse('WRONG_PASSKEY');
  const { staffId } = ticket;
  const { name, transports } = question;
  const at = context.now();
  const challenge = (await takeChallenge(context.database, ticket, at)) ?? refuse('WRONG_PASSKEY');
  const made = await readNewKey(question, { site: officeSite(context.settings), challenge });
  if (made === null) return refuse('WRONG_PASSKEY');
  const passkeyId = context.newId();
  await context.database.transaction(async (sql) => {
    const isNew =
      (await useTicket(sql, ticket, at)) &&
      (await insertPasskey(sql, { ...made, passkeyId, staffId, name, transports, at }));
    if (!isNew) return refuse('WRONG_PASSKEY');
    return auditStaffAct(context, { sql, call, staffId, object: `passkey ${passkeyId}`, detail: { name } });
  });
  return { passkeyId };
};
