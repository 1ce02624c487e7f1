import type { Act } from '#server/verb.ts';
import type { authOfficeCalls } from '../../../office-contract.ts';
import { auditStaffAct } from '../audit-staff-act.ts';
import { upsertRecoveryCodes } from './authenticators-table.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

export const makeNewRecoveryCodes: Act<typeof authOfficeCalls.makeRecoveryCodes> = async (asked) => {
  const { context, call } = asked;
  const { staffId } = asked.staff;
  const { codes, hashes } = makeRecoveryCodes(staffId);
  await context.database.transaction(async (sql) => {
    await upsertRecoveryCodes(sql, staffId, hashes);
    await auditStaffAct(context, { sql, call, staffId, object: `staff ${staffId}` });
  });
  return { recoveryCodes: [...codes] };
};
