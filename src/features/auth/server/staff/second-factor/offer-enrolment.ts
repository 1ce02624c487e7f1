import { randomBytes } from 'node:crypto';
import { seal } from '#server/records/seal/seal.ts';
import type { Act } from '#server/verb.ts';
import type { authOfficeCalls } from '../../../office-contract.ts';
import { upsertAuthenticator } from './authenticators-table.ts';
import { secretBoundTo } from './is-code-right.ts';
import { ticketHolder } from './ticket-holder.ts';
import { authenticatorUri, base32Of } from './time-code.ts';

// As long as the digest, as RFC 4226 recommends.
const secretBytes = 20;

// A secret for the authenticator app of a person without one. Each call makes a new secret.
export const offerEnrolment: Act<typeof authOfficeCalls.offerEnrolment> = async (asked) => {
  const { context, question, refuse } = asked;
  const { person } = await ticketHolder(asked, question.ticket);
  const staffId = person.staffId;
  const secret = randomBytes(secretBytes);
  const sealedSecret = seal(context.settings, secretBoundTo(staffId), secret);
  if (!(await upsertAuthenticator(context.database, { staffId, sealedSecret, at: context.now() })))
    return refuse('LOGIN_AGAIN');
  return { secret: base32Of(secret), uri: authenticatorUri('Krapao', person.name, secret) };
};
