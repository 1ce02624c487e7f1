import { timingSafeEqual } from 'node:crypto';
import { originOf } from '#server/context.ts';
import { phoneOf } from '#contract/forms/phone-form.ts';
import { isPassword } from '#contract/password-form.ts';
import { endMemberLogins, hashPassword } from '#features/auth/server/public.ts';
import { findPhoneOwner } from '#members/claims-table.ts';
import { takeFromBudgets, takeLookup, waitForBudgets } from '#server/records/budgets.ts';
import { transactionOn, type Work } from '#server/transaction-on.ts';
import type { Act, Asked } from '#server/verb.ts';
import type { memberCareCalls } from '../contract.ts';
import { afterWrongCode, codeHashesOf, isOpen, wrongCodeBudgets } from './reset-code.ts';
import { deleteReset, findReset, upsertReset } from './resets-table.ts';

// A network that has used up its wrong codes cannot try the code any more, and its tries no longer count against it.
const isCodeRight = async (work: Work, { codeHashes, network }: { codeHashes: readonly Buffer[]; network: string }) => {
  const { sql, memberId, now } = work;
  const reset = await findReset(sql, memberId);
  if (reset === null || reset.codeHash === null || !isOpen(reset, now)) return false;
  const budgets = wrongCodeBudgets(reset, { memberId, network, at: now });
  const kept = reset.codeHash;
  if (codeHashes.some((codeHash) => timingSafeEqual(kept, codeHash)))
    return (await waitForBudgets(sql, budgets)) === null;
  if ((await takeFromBudgets(sql, budgets)) !== null) await upsertReset(sql, memberId, afterWrongCode(reset));
  return false;
};

type ResetPassword = typeof memberCareCalls.resetPassword;

// The owner of the phone, if a code was sent to it. An unknown phone costs the same reads as a member without a code, so
// that the time of the answer does not show who is registered; and strangers lock no member who has no code.
const memberWithCode = async ({ context, call, question, refuse }: Asked<ResetPassword>): Promise<string> => {
  const phone = phoneOf(question.username.replace(/[\s-]/g, ''), context.settings.isLaos);
  await takeLookup(context, call.network);
  const memberId = (await findPhoneOwner(context.database, phone)) ?? context.newId();
  const reset = await findReset(context.database, memberId);
  return reset !== null && isOpen(reset, context.now()) ? memberId : refuse('OTP_CODE_INVALID');
};

// Sets a new password by the code of the text message; an unknown phone, a wrong code and an expired one get the same
// answer. The password is hashed between two checks of the code: a transaction keeps the member locked, and without the
// code nobody makes us hash.
export const resetPassword: Act<ResetPassword> = async (asked) => {
  const { context, call, refuse } = asked;
  const { code, newPassword } = asked.question;
  if (!isPassword(newPassword)) return refuse('INVALID_USER_INFO');
  const memberId = await memberWithCode(asked);
  const tried = { codeHashes: codeHashesOf(context.settings, memberId, code), network: call.network };
  const plan = { memberId, operationId: context.newId(), origin: originOf(call) };
  if (!(await transactionOn(context, plan, (work) => isCodeRight(work, tried)))) return refuse('OTP_CODE_INVALID');
  const passwordHash = await hashPassword(context, newPassword);
  const set = { passwordHash, place: call.device ?? call.network };
  const isDone = await transactionOn(context, { ...plan, operationId: context.newId() }, async (work) => {
    if (!(await isCodeRight(work, tried))) return false;
    await deleteReset(work.sql, memberId);
    const sessionsEnded = await endMemberLogins(work.sql, { memberId, at: work.now, newPassword: set });
    work.audit('password', { sessionsEnded });
    return true;
  });
  return isDone ? { message: 'SUCCESS' } : refuse('OTP_CODE_INVALID');
};
