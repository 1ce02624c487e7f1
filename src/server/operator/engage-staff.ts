import type { StaffRole } from '#contract/staff-roles.ts';
import { addStaff } from '#features/auth/server/public.ts';
import { accounts, lockMember } from '#ledger';
import type { Context } from '../context.ts';
import { auditByOperator } from './audit-by-operator.ts';

export interface Engaged {
  readonly name: string;
  readonly role: StaffRole;
  readonly password: string;
  // Another login of the same person, by its name.
  readonly sameAs?: string | null;
  // The person who decided it.
  readonly by: string;
}

type Hands = Pick<Context, 'database' | 'settings' | 'now' | 'newId'>;

// Adds a member of staff from outside the back office, such as the first one. Returns the id, or null if the name is
// taken. The audit chain of the house member records who did it.
export const engageStaff = (context: Hands, { by, ...person }: Engaged): Promise<string | null> =>
  context.database.transaction(async (sql) => {
    await lockMember(sql, accounts.house.BAHT);
    const staffId = await addStaff(context, person, sql);
    if (staffId === null) return null;
    const { name, role, sameAs = null } = person;
    await auditByOperator(context, sql, {
      act: 'add staff',
      object: `staff ${staffId}`,
      detail: { by, name, role, ...(sameAs === null ? {} : { sameAs }) },
    });
    return staffId;
  });
