import { findMember } from '#members/members-table.ts';
import type { Refusing } from '#server/verb.ts';
import { isEvidence } from '../rules.ts';

// The member the act is on.
export const knownMember = async ({
  context,
  question: { memberId },
  refuse,
}: Refusing<'NO_DATA'> & { readonly question: { readonly memberId: string } }): Promise<string> =>
  (await findMember(context.database, memberId)) === null ? refuse('NO_DATA') : memberId;

// The member the act is on, if the act gives a reason.
export const knownMemberByEvidence = (
  asked: Refusing<'NO_DATA' | 'EVIDENCE_MISSING'> & {
    readonly question: { readonly memberId: string; readonly note: string };
  },
): Promise<string> => (isEvidence(asked.question.note) ? knownMember(asked) : asked.refuse('EVIDENCE_MISSING'));
