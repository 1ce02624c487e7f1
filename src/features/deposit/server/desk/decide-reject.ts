import { accounts } from '#ledger';
import type { QuestionOf } from '#contract/endpoint.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { depositOfficeCalls } from '../../office-contract.ts';
import { requireKnownAccount } from '../feed/book-feed-line.ts';
import { readKeptLine } from '../feed/reject-line.ts';
import { approveReject, endReject, findReject, proposeForReject, type KnownReject } from '../feed/rejects-table.ts';
import { keepHandReceipt, type KeptHandReceipt } from './hand-receipt.ts';
import { proposalOf, requireFree, requirePassword, type Agreement } from './two-people.ts';

export interface RejectProposal {
  readonly act: 'BOOK';
  // Null where the line was read and is booked as it stands.
  readonly receipt: KeptHandReceipt | null;
}

// Lines of banks lie in no member's book; what people do with them is audited in the house's.
export const houseOfRejects = async (context: Context, { question }: Call<{ itemId: string }>): Promise<string> =>
  (await findReject(context.database, question.itemId)) === null ? refuse('NO_DATA') : accounts.house.BAHT;

export const rejectOf = async (work: Work, rejectId: string): Promise<KnownReject> =>
  (await findReject(work.sql, rejectId)) ?? refuse('NO_DATA');

// Wants a line booked that is booked nowhere; booked once a second person agrees.
// Entries: none yet.
// Repeating finds it decided.
// Refuses: NO_DATA, DECIDED_ALREADY, WRONG_PASSWORD; NO_BANK for an account that is not ours.
export const bookReject = async (call: Call<QuestionOf<typeof depositOfficeCalls.bookReject>>, context: Context) => {
  const staff = staffOf(call);
  const { itemId } = call.question;
  await requirePassword(context, call);
  const told = call.question.receipt ?? null;
  const receipt = told === null ? null : await keepHandReceipt(context, told);
  return async (work: Work) => {
    const reject = await rejectOf(work, itemId);
    requireFree(reject);
    // A line nobody could read needs a person's reading, one that was read takes none.
    if (reject.isReadable !== (receipt === null)) refuse('KEY_INVALID');
    if (receipt === null) await requireKnownAccount(context, readKeptLine(reject.raw));
    const proposal: RejectProposal = { act: 'BOOK', receipt };
    await proposeForReject(work.sql, itemId, { personId: staff.personId, proposal: JSON.stringify(proposal) });
    work.audit(`reject ${itemId}`, { proposed: 'BOOK' });
    return { message: 'SUCCESS', status: 'SECOND' };
  };
};

// The second person agrees; the line is booked by try-rejects-again.ts, at once or after a crash.
export const agreeOnReject = async (work: Work, itemId: string, agreement: Agreement) => {
  proposalOf<RejectProposal>(await rejectOf(work, itemId), agreement);
  await approveReject(work.sql, itemId, work.now);
  work.audit(`reject ${itemId}`, { decided: 'BOOK' });
  return { message: 'SUCCESS', status: 'APPROVED' };
};

// Ends a line that is no money of a member, or is booked otherwise.
// Entries: none.
// Repeating finds it decided.
// Refuses: NO_DATA, DECIDED_ALREADY.
export const dismissReject =
  (call: Call<QuestionOf<typeof depositOfficeCalls.dismissReject>>) =>
  async (work: Work, { itemId, note }: QuestionOf<typeof depositOfficeCalls.dismissReject>) => {
    requireFree(await rejectOf(work, itemId));
    const end = { status: 'DISMISSED', staffId: staffOf(call).personId, note, at: work.now } as const;
    if (!(await endReject(work.sql, itemId, end))) refuse('DECIDED_ALREADY');
    work.audit(`reject ${itemId}`, { decided: 'DISMISSED', note });
    return { message: 'SUCCESS', status: 'DISMISSED' };
  };
