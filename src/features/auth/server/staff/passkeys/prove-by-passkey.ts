import type { Act, Asked } from '#server/verb.ts';
import type { authOfficeCalls } from '../../../office-contract.ts';
import { enter, orLoginFails } from '../second-factor/prove-by-code.ts';
import { ticketHolder } from '../second-factor/ticket-holder.ts';
import { takeChallenge, type Ticket } from '../second-factor/tickets-table.ts';
import { tryFactor } from '../second-factor/try-factor.ts';
import { officeSite } from './office-site.ts';
import { listPasskeys, usePasskey } from './passkeys-table.ts';
import { usesOfSigned } from './read-passkey-reply.ts';

type ProveByPasskey = typeof authOfficeCalls.proveByPasskey;

const readSigned = async ({ context, question }: Asked<ProveByPasskey>, ticket: Ticket) => {
  const challenge = await takeChallenge(context.database, ticket, context.now());
  const known = await listPasskeys(context.database, ticket.staffId);
  const passkey = known.find((key) => key.credentialId === question.credentialId);
  if (challenge === null || passkey === undefined) return null;
  const uses = await usesOfSigned(question, passkey, { site: officeSite(context.settings), challenge });
  return uses === null ? null : { passkeyId: passkey.passkeyId, uses };
};

// The second step of a login, by a passkey in the person's device instead of a code.
export const proveByPasskey: Act<ProveByPasskey> = async (asked) => {
  const { context, question } = asked;
  const holder = await ticketHolder(asked, question.ticket);
  const { staffId } = holder.ticket;
  return tryFactor(asked, { staffId, wrong: 'WRONG_PASSKEY' }, async () => {
    const signed = await readSigned(asked, holder.ticket);
    if (signed === null) return 'passkey';
    return context.database.transaction(async (sql) => {
      const isFurther = await usePasskey(sql, { ...signed, staffId, at: context.now() });
      return isFurther ? enter(asked, sql, { holder, by: signed.passkeyId }) : 'passkey counter';
    });
  }).catch(orLoginFails(asked));
};
