import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { isPassword } from '#contract/password-form.ts';
import { memberOf, type Call, type Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import { originOf } from '#server/run-verb.ts';
import { transactionOn } from '#server/transaction-on.ts';
import type { authCalls } from '../contract.ts';
import { findPasswordHash, replacePasswordHash } from './passwords/credentials-table.ts';
import { hashingQueues } from './passwords/hashing-queues.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { endOtherSessions } from './sessions-table.ts';
import { confirmPassword } from './passwords/try-password.ts';

type Ask = Call<QuestionOf<typeof authCalls.changePassword>>;

// Whoever holds a stolen token must not try passwords faster here than at the login, nor keep the owner's own session
// from trying.
const checkOldPassword = async (context: Context, call: Ask): Promise<string> => {
  const { memberId, sessionId } = memberOf(call);
  const passwordHash = await findPasswordHash(context.database, memberId);
  const isRight = await confirmPassword(context, {
    subject: `member ${memberId} session ${sessionId}`,
    lane: hashingQueues.member.known,
    passwordHash,
    password: call.question.oldPassword,
  });
  return passwordHash !== null && isRight ? passwordHash : refuse('WRONG_PASSWORD');
};

// Passwords are hashed before the transaction, since a member stays locked while one runs.
export const changePassword = async (
  context: Context,
  call: Ask,
): Promise<AnswerOf<typeof authCalls.changePassword>> => {
  const { memberId, sessionId } = memberOf(call);
  if (!isPassword(call.question.newPassword)) return refuse('INVALID_USER_INFO');
  const checkedHash = await checkOldPassword(context, call);
  const passwordHash = await hashPassword(context, call.question.newPassword);
  await transactionOn(context, { memberId, operationId: context.newId(), origin: originOf(call) }, async (work) => {
    const change = { memberId, checkedHash, passwordHash, at: work.now };
    if (!(await replacePasswordHash(work.sql, change))) return refuse('WRONG_PASSWORD');
    const ended = await endOtherSessions(work.sql, { memberId, keptSessionId: sessionId, at: work.now });
    work.audit('password', { sessionsEnded: ended });
  });
  return { message: 'SUCCESS' };
};
