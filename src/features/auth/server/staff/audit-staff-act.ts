import type { Sql } from '#database/database.ts';
import { lockMember } from '#ledger';
import type { Call, Context } from '#server/context.ts';
import { writeAudit } from '#server/records/audit.ts';
import { originOf } from '#server/run-verb.ts';

// The house member of the local currency: what staff do to no member goes to its chain.
const houseMemberId = '00000000-0000-7000-8000-000000000764';

export const auditStaffAct = async (
  context: Context,
  act: { sql: Sql; call: Call; staffId: string; object: string },
): Promise<void> => {
  await lockMember(act.sql, houseMemberId);
  await writeAudit(act.sql, {
    ...originOf(act.call),
    memberId: houseMemberId,
    id: context.newId(),
    at: context.now(),
    object: act.object,
    operationId: null,
    detail: { staffId: act.staffId },
  });
};
