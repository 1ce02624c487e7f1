import type { Read } from '#server/verb.ts';
import type { authOfficeCalls } from '../../office-contract.ts';
import { listStaffRows } from './staff-table.ts';

export const listStaff: Read<typeof authOfficeCalls.listStaff> = async ({ context, staff }) => ({
  staff: (await listStaffRows(context.database)).map(({ personId, suspendedAt, ...row }) => ({
    ...row,
    suspendedAt: suspendedAt?.toISOString() ?? null,
    isMine: personId === staff.personId,
  })),
});
