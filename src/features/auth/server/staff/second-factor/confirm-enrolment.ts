import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import type { Call, Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import type { authOfficeCalls } from '../../../office-contract.ts';
import { findAuthenticator, replaceRecoveryCodes } from './authenticators-table.ts';
import { enter, orLoginFails } from './prove-by-code.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { ticketHolder } from './ticket-holder.ts';
import { tryCode } from './try-code.ts';

type Ask = Call<QuestionOf<typeof authOfficeCalls.confirmEnrolment>>;

// The first code proves that the app has the secret: from now on it is asked for at each login.
export const confirmEnrolment = async (
  context: Context,
  call: Ask,
): Promise<AnswerOf<typeof authOfficeCalls.confirmEnrolment>> => {
  const holder = await ticketHolder(context, call.question.ticket);
  const staffId = holder.person.staff_id;
  const authenticator = await findAuthenticator(context.database, staffId);
  if (authenticator === null || authenticator.confirmed_at !== null) return refuse('LOGIN_AGAIN');
  const { codes, hashes } = makeRecoveryCodes(staffId);
  const entry = await tryCode(context, { call, staffId, code: call.question.code }, async (sql) => {
    await replaceRecoveryCodes(sql, staffId, hashes);
    return enter(context, sql, { call, holder });
  }).catch(orLoginFails(context, call));
  return { ...entry, recoveryCodes: [...codes] };
};
