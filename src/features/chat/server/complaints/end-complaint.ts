import type { StaffAsking, Write } from '#server/verb.ts';
import type { chatOfficeCalls } from '../../office-contract.ts';
import { endComplaint as endComplaintRow, findComplaint, hasAnswerSince } from './complaints-table.ts';

type AskingOfComplaint = StaffAsking<'NO_DATA'> & { readonly question: { readonly complaintNo: number } };

export const ownerOfComplaint = async ({ context, question, refuse }: AskingOfComplaint): Promise<string> =>
  ((await findComplaint(context.database, question.complaintNo)) ?? refuse('NO_DATA')).memberId;

export const endComplaint: Write<typeof chatOfficeCalls.endComplaint> = async ({ staff, work, question, refuse }) => {
  const { complaintNo, state } = question;
  const note = question.note?.trim() ?? '';
  if (state === 'REFUSED' && note === '') return refuse('KEY_MISSING');
  const complaint = (await findComplaint(work.sql, complaintNo)) ?? refuse('NO_DATA');
  if (complaint.state !== 'OPEN') return refuse('DECIDED_ALREADY');
  // The member reads that it was answered, or that no error was found.
  const hasAnswer = await hasAnswerSince(work.sql, work.memberId, complaint.openedAt);
  if (state !== 'UPHELD' && !hasAnswer) return refuse('ANSWER_MISSING');
  if (!(await endComplaintRow(work.sql, { complaintNo, state, staffId: staff.staffId, at: work.now })))
    return refuse('DECIDED_ALREADY');
  work.audit(`complaint ${String(complaintNo)}`, { ended: state, ...(note === '' ? {} : { note }) });
  return { message: 'SUCCESS' };
};
