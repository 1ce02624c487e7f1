import type { Act } from '#server/verb.ts';
import type { authOfficeCalls } from '../../office-contract.ts';
import { isStaffPassword } from '../../rules.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { auditStaffAct } from './audit-staff-act.ts';
import { checkStaffPassword } from './check-staff-password.ts';
import { endOtherStaffSessions, updateCheckedStaffPassword } from './staff-table.ts';

// Sessions opened with the old password end, except this one, and so does a login under way.
export const changeStaffPassword: Act<typeof authOfficeCalls.changePassword> = async (asked) => {
  const { context, call, refuse } = asked;
  const { staffId, sessionId } = asked.staff;
  const { oldPassword, newPassword } = asked.question;
  if (!isStaffPassword(newPassword)) return refuse('INVALID_USER_INFO');
  const checkedHash = (await checkStaffPassword(context, call, oldPassword)) ?? refuse('WRONG_PASSWORD');
  const passwordHash = await hashPassword(context, newPassword);
  await context.database.transaction(async (sql) => {
    const isChanged = await updateCheckedStaffPassword(sql, { staffId, checkedHash, passwordHash });
    if (!isChanged) return refuse('WRONG_PASSWORD');
    const sessionsEnded = await endOtherStaffSessions(sql, { staffId, keptSessionId: sessionId, at: context.now() });
    await auditStaffAct(context, { sql, call, staffId, object: `staff ${staffId}`, detail: { sessionsEnded } });
  });
  return { message: 'SUCCESS' };
};
