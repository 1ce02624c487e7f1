import { phoneOf, type Phone } from '#contract/forms/phone-form.ts';
import { isPassing } from '#database/connection-loss.ts';
import { originOf } from '#server/context.ts';
import { Refusal } from '#server/refuse.ts';
import { transactionOn } from '#server/transaction-on.ts';
import type { Act, Asked } from '#server/verb.ts';
import type { authCalls } from '../contract.ts';
import { phoneAsTyped } from '../rules.ts';
import { findCredentialByPhone, type Credential } from './passwords/credentials-table.ts';
import { openSession } from './open-session.ts';
import { tryPassword } from './passwords/try-password.ts';

interface Proved {
  readonly phone: Phone;
  readonly credential: Credential;
}

// The password was checked before the member was locked: if it was changed meanwhile, or the phone freed, or the member
// suspended, a session that ended then must not begin again here.
const startSession = (
  { context, call, refuse }: Asked<typeof authCalls.logIn>,
  { phone, credential: { memberId, passwordHash } }: Proved,
): Promise<string> =>
  transactionOn(context, { memberId, operationId: context.newId(), origin: originOf(call) }, async (work) => {
    const now = await findCredentialByPhone(work.sql, phone);
    if (now?.memberId !== memberId || now.passwordHash !== passwordHash) return refuse('WRONG_CREDENTIAL');
    if (now.suspendedAt !== null) return refuse('INACTIVE_USER');
    work.audit('session');
    return openSession(context, memberId, work.sql);
  });

// An unknown phone and a wrong password cost the same work and get the same answer.
export const logIn: Act<typeof authCalls.logIn> = async (asked) => {
  const { context, call, question, refuse } = asked;
  const phone = phoneOf(phoneAsTyped(question.username), context.settings.isLaos);
  const credential = await findCredentialByPhone(context.database, phone);
  const isRight = await tryPassword(context, {
    who: 'member',
    name: phone.number,
    ownerId: credential?.memberId ?? null,
    passwordHash: credential?.passwordHash ?? null,
    password: question.password,
    call,
  });
  if (credential === null || !isRight) return refuse('WRONG_CREDENTIAL');
  if (credential.suspendedAt !== null) return refuse('INACTIVE_USER');
  const token = await startSession(asked, { phone, credential }).catch((error: unknown) => {
    if (error instanceof Refusal || isPassing(error)) throw error;
    context.log.error({ err: error, requestId: call.requestId }, 'a session could not be created');
    return refuse('LOGIN_FAIL');
  });
  return { token };
};
