import { findMember } from '#members/members-table.ts';
import type { Refusing } from '#server/verb.ts';
import { isEvidence } from '../rules.ts';

// Whose act it is.
export const knownMember = async ({
  context,
  question: { memberId },
  refuse,
}: Refusing<'NO_DATA'> & { readonly question: { readonly memberId: string } }): Promise<string> =>
  (await findMember(context.database, memberId)) === null ? refuse('NO_DATA') : memberId;

// Whose act it is, where it says what it rests on.
export const knownMemberByEvidence = (
  asked: Refusing<'NO_DATA' | 'EVIDENCE_MISSING'> & {
    readonly question: { readonly memberId: string; readonly note: string };
  },
): Promise<string> => (isEvidence(asked.question.note) ? knownMember(asked) : asked.refuse('EVIDENCE_MISSING'));
