import { resetStaff as reset } from '#features/auth/server/public.ts';
import { accounts, lockMember } from '#ledger';
import type { Context } from '../context.ts';
import { auditByOperator } from './audit-by-operator.ts';

export interface StaffReset {
  readonly name: string;
  // Only when the password is lost too.
  readonly password: string | null;
  readonly by: string;
  readonly because: string;
}

// For a lost phone: deletes the login's second factors and ends its sessions, so that the next login sets them up
// again. Returns false if nobody has the name.
export const resetStaff = (
  context: Pick<Context, 'database' | 'settings' | 'now' | 'newId'>,
  { name, password, by, because }: StaffReset,
): Promise<boolean> =>
  context.database.transaction(async (sql) => {
    await lockMember(sql, accounts.house.BAHT);
    const staffId = await reset(context, sql, { name, password });
    if (staffId === null) return false;
    const detail = { by, because, name, newPassword: password !== null };
    await auditByOperator(context, sql, { act: 'reset staff', object: `staff ${staffId}`, detail });
    return true;
  });
