import type { Act } from '#server/verb.ts';
import type { authOfficeCalls } from '../../../office-contract.ts';
import { findAuthenticator, upsertRecoveryCodes } from './authenticators-table.ts';
import { enter, orLoginFails } from './prove-by-code.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { ticketHolder } from './ticket-holder.ts';
import { tryCode } from './try-code.ts';

// The first code proves that the app has the secret: from now on each login asks for a code.
export const confirmEnrolment: Act<typeof authOfficeCalls.confirmEnrolment> = async (asked) => {
  const { context, question, refuse } = asked;
  const holder = await ticketHolder(asked, question.ticket);
  const staffId = holder.person.staffId;
  const authenticator = await findAuthenticator(context.database, staffId);
  if (authenticator === null || authenticator.confirmedAt !== null) return refuse('LOGIN_AGAIN');
  const { codes, hashes } = makeRecoveryCodes(staffId);
  const entry = await tryCode(asked, { staffId, code: question.code }, async (sql) => {
    await upsertRecoveryCodes(sql, staffId, hashes);
    return enter(asked, sql, { holder });
  }).catch(orLoginFails(asked));
  return { ...entry, recoveryCodes: [...codes] };
};
