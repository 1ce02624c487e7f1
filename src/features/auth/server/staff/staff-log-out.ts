import type { AnswerOf } from '#contract/endpoint.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import type { authOfficeCalls } from '../../office-contract.ts';
import { auditStaffAct } from './audit-staff-act.ts';
import { endStaffSession } from './staff-table.ts';

export const staffLogOut = async (context: Context, call: Call): Promise<AnswerOf<typeof authOfficeCalls.logOut>> => {
  const { staffId, sessionId } = staffOf(call);
  await context.database.transaction(async (sql) => {
    await endStaffSession(sql, { staffId, sessionId, at: context.now() });
    await auditStaffAct(context, { sql, call, staffId, object: `staff session ${sessionId}` });
  });
  return { message: 'SUCCESS' };
};
