import type { Read } from '#server/verb.ts';
import type { memberCareOfficeCalls } from '../office-contract.ts';
import { listOpenChanges } from './changes-table.ts';

export const listChanges: Read<typeof memberCareOfficeCalls.listChanges> = async ({ context, staff }) => {
  const changes = await listOpenChanges(context.database);
  return {
    changes: changes.map(({ memberId, memberName, kind, by, proposedAt, proposedPerson }) => ({
      memberId,
      memberName,
      kind,
      by,
      at: proposedAt.toISOString(),
      isMine: proposedPerson === staff.personId,
    })),
  };
};
