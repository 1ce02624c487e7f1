import type { Act } from '#server/verb.ts';
import type { authOfficeCalls } from '../../../office-contract.ts';
import { auditStaffAct } from '../audit-staff-act.ts';
import { deletePasskey } from './passkeys-table.ts';

export const removePasskey: Act<typeof authOfficeCalls.removePasskey> = async (asked) => {
  const { context, call, refuse } = asked;
  const { staffId } = asked.staff;
  const { passkeyId } = asked.question;
  await context.database.transaction(async (sql) => {
    const name = (await deletePasskey(sql, staffId, passkeyId)) ?? refuse('NO_DATA');
    await auditStaffAct(context, { sql, call, staffId, object: `passkey ${passkeyId}`, detail: { name } });
  });
  return { message: 'SUCCESS' };
};
