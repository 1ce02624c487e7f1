import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import type { authOfficeCalls } from '../../office-contract.ts';
import { isStaffPassword } from '../../rules.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { auditStaffAct } from './audit-staff-act.ts';
import { endOtherStaffSessions, replaceStaffPassword } from './staff-table.ts';
import { staffPasswordIsRight } from './staff-password-is-right.ts';

type Ask = Call<QuestionOf<typeof authOfficeCalls.changePassword>>;

// Whoever came in by the old password is out: the other sessions end, and so does a login under way.
export const changeStaffPassword = async (
  context: Context,
  call: Ask,
): Promise<AnswerOf<typeof authOfficeCalls.changePassword>> => {
  const { staffId, sessionId } = staffOf(call);
  const { oldPassword, newPassword } = call.question;
  if (!isStaffPassword(newPassword)) return refuse('INVALID_USER_INFO');
  if (!(await staffPasswordIsRight(context, call, oldPassword))) return refuse('WRONG_PASSWORD');
  const passwordHash = await hashPassword(context, newPassword);
  await context.database.transaction(async (sql) => {
    await replaceStaffPassword(sql, { staffId, passwordHash });
    const sessionsEnded = await endOtherStaffSessions(sql, { staffId, keptSessionId: sessionId, at: context.now() });
    await auditStaffAct(context, { sql, call, staffId, object: `staff ${staffId}`, detail: { sessionsEnded } });
  });
  return { message: 'SUCCESS' };
};
