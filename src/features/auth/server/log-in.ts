import { isPassing } from '#database/connection-loss.ts';
import { originOf, type Call, type Context } from '#server/context.ts';
import { transactionOn } from '#server/transaction-on.ts';
import type { Act } from '#server/verb.ts';
import type { authCalls } from '../contract.ts';
import { phoneAsTyped } from '../rules.ts';
import { findCredentialByPhone } from './passwords/credentials-table.ts';
import { openSession } from './open-session.ts';
import { tryPassword } from './passwords/try-password.ts';

const startSession = (context: Context, call: Call, memberId: string): Promise<string> =>
  transactionOn(context, { memberId, operationId: context.newId(), origin: originOf(call) }, async (work) => {
    work.audit('session');
    return openSession(context, memberId, work.sql);
  });

// An unknown phone and a wrong password cost the same work and get the same answer.
export const logIn: Act<typeof authCalls.logIn> = async ({ context, call, question, refuse }) => {
  const name = phoneAsTyped(question.username);
  const credential = await findCredentialByPhone(context.database, name);
  const isRight = await tryPassword(context, {
    who: 'member',
    name,
    ownerId: credential?.memberId ?? null,
    passwordHash: credential?.passwordHash ?? null,
    password: question.password,
    call,
  });
  if (credential === null || !isRight) return refuse('WRONG_CREDENTIAL');
  if (credential.suspendedAt !== null) return refuse('INACTIVE_USER');
  const token = await startSession(context, call, credential.memberId).catch((error: unknown) => {
    if (isPassing(error)) throw error;
    context.log.error({ err: error, requestId: call.requestId }, 'a session could not be created');
    return refuse('LOGIN_FAIL');
  });
  return { token };
};
