import type { StaffRole } from '#contract/staff-roles.ts';
import { addStaff } from '#features/auth/server/public.ts';
import { accounts, lockMember } from '#ledger';
import type { Context } from '../context.ts';
import { writeAudit } from '../records/audit.ts';

export interface Engaged {
  readonly name: string;
  readonly role: StaffRole;
  readonly password: string;
  // Whose decision it is.
  readonly by: string;
}

// Adds a member of staff from outside the back office, such as the first one. Answers the id, or null when the name is
// taken. Who did it stands in the audit chain of the house member.
export const engageStaff = (
  context: Pick<Context, 'database' | 'settings' | 'now' | 'newId'>,
  { by, ...person }: Engaged,
): Promise<string | null> =>
  context.database.transaction(async (sql) => {
    const memberId = accounts.house.BAHT;
    await lockMember(sql, memberId);
    const staffId = await addStaff(context, person, sql);
    if (staffId === null) return null;
    const id = context.newId();
    await writeAudit(sql, {
      memberId,
      id,
      at: context.now(),
      actor: { kind: 'system' },
      act: 'add staff',
      object: `staff ${staffId}`,
      operationId: null,
      requestId: id,
      address: 'command line',
      detail: { by, name: person.name, role: person.role },
    });
    return staffId;
  });
