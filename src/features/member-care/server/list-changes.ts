import type { AnswerOf } from '#contract/endpoint.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import type { memberCareOfficeCalls } from '../office-contract.ts';
import { listOpenChanges } from './changes-table.ts';

export const listChanges = async (
  context: Context,
  call: Call,
): Promise<AnswerOf<typeof memberCareOfficeCalls.listChanges>> => {
  const { personId } = staffOf(call);
  const changes = await listOpenChanges(context.database);
  return {
    changes: changes.map(({ memberId, memberName, kind, by, proposedAt, proposedPerson }) => ({
      memberId,
      memberName,
      kind,
      by,
      at: proposedAt.toISOString(),
      isMine: proposedPerson === personId,
    })),
  };
};
