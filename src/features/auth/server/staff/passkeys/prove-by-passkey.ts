import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import type { Call, Context } from '#server/context.ts';
import type { authOfficeCalls } from '../../../office-contract.ts';
import { enter, orLoginFails } from '../second-factor/prove-by-code.ts';
import { ticketHolder } from '../second-factor/ticket-holder.ts';
import { takeChallenge, type Ticket } from '../second-factor/tickets-table.ts';
import { tryFactor } from '../second-factor/try-factor.ts';
import { officeSite } from './office-site.ts';
import { listPasskeys, usePasskey } from './passkeys-table.ts';
import { usesOfSigned } from './read-passkey-reply.ts';

type Ask = Call<QuestionOf<typeof authOfficeCalls.proveByPasskey>>;

const readSigned = async (context: Context, call: Ask, ticket: Ticket) => {
  const challenge = await takeChallenge(context.database, ticket, context.now());
  const known = await listPasskeys(context.database, ticket.staffId);
  const passkey = known.find((key) => key.credential_id === call.question.credentialId);
  if (challenge === null || passkey === undefined) return null;
  const uses = await usesOfSigned(call.question, passkey, { site: officeSite(context.settings), challenge });
  return uses === null ? null : { passkeyId: passkey.passkey_id, uses };
};

// The second step of a login by a key in the person's device, in place of a code.
export const proveByPasskey = async (
  context: Context,
  call: Ask,
): Promise<AnswerOf<typeof authOfficeCalls.proveByPasskey>> => {
  const holder = await ticketHolder(context, call.question.ticket);
  const { staffId } = holder.ticket;
  return tryFactor(context, { call, staffId }, async () => {
    const signed = await readSigned(context, call, holder.ticket);
    if (signed === null) return 'passkey';
    return context.database.transaction(async (sql) => {
      const isFurther = await usePasskey(sql, { ...signed, staffId, at: context.now() });
      return isFurther ? enter(context, sql, { call, holder, by: signed.passkeyId }) : 'passkey counter';
    });
  }).catch(orLoginFails(context, call));
};
