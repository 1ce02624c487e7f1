import type { Act } from '#server/verb.ts';
import type { authOfficeCalls } from '../../office-contract.ts';
import { auditStaffAct } from './audit-staff-act.ts';
import { endStaffSession } from './staff-table.ts';

export const staffLogOut: Act<typeof authOfficeCalls.logOut> = async ({ context, call, staff }) => {
  const { staffId, sessionId } = staff;
  await context.database.transaction(async (sql) => {
    await endStaffSession(sql, { staffId, sessionId, at: context.now() });
    await auditStaffAct(context, { sql, call, staffId, object: `staff session ${sessionId}` });
  });
  return { message: 'SUCCESS' };
};
