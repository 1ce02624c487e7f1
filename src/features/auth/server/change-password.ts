import { isPassword } from '#contract/password-form.ts';
import { originOf } from '#server/context.ts';
import { transactionOn } from '#server/transaction-on.ts';
import type { Act, Asked } from '#server/verb.ts';
import type { authCalls } from '../contract.ts';
import { findPasswordHash, updateCheckedPasswordHash, updateGamePasswordsDue } from './passwords/credentials-table.ts';
import { hashingQueues } from './passwords/hashing-queues.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { endOtherSessions } from './sessions-table.ts';
import { confirmPassword } from './passwords/try-password.ts';

type ChangePassword = typeof authCalls.changePassword;

// With a stolen token nobody may try passwords faster here than at the login, or keep the owner's own session from
// trying.
const checkOldPassword = async (asked: Asked<ChangePassword>): Promise<string> => {
  const { context, question, refuse } = asked;
  const { memberId, sessionId } = asked.member;
  const passwordHash = await findPasswordHash(context.database, memberId);
  const isRight = await confirmPassword(context, {
    subject: `member ${memberId} session ${sessionId}`,
    lane: hashingQueues.member.known,
    passwordHash,
    password: question.oldPassword,
  });
  return passwordHash !== null && isRight ? passwordHash : refuse('WRONG_PASSWORD');
};

// Passwords are hashed before the transaction, since a member stays locked while one runs. Members change theirs when they
// fear that somebody has it, so those of their games are replaced too.
export const changePassword: Act<ChangePassword> = async (asked) => {
  const { context, call, question, refuse } = asked;
  const { memberId, sessionId } = asked.member;
  if (!isPassword(question.newPassword)) return refuse('INVALID_USER_INFO');
  const checkedHash = await checkOldPassword(asked);
  const passwordHash = await hashPassword(context, question.newPassword);
  await transactionOn(context, { memberId, operationId: context.newId(), origin: originOf(call) }, async (work) => {
    const change = { memberId, checkedHash, passwordHash, at: work.now };
    if (!(await updateCheckedPasswordHash(work.sql, change))) return refuse('WRONG_PASSWORD');
    await updateGamePasswordsDue(work.sql, change);
    const ended = await endOtherSessions(work.sql, { memberId, keptSessionId: sessionId, at: work.now });
    work.audit('password', { sessionsEnded: ended });
  });
  return { message: 'SUCCESS' };
};
