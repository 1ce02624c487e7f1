import { findMember } from '#members/members-table.ts';
import type { Call, Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import { isEvidence } from '../rules.ts';

// Before the transaction: whose act it is, and that it says what it rests on.
export const knownMember = async (
  context: Context,
  call: Call<{ readonly memberId: string; readonly note?: string }>,
): Promise<string> => {
  const { memberId, note } = call.question;
  if (note !== undefined && !isEvidence(note)) return refuse('EVIDENCE_MISSING');
  return (await findMember(context.database, memberId)) === null ? refuse('NO_DATA') : memberId;
};
