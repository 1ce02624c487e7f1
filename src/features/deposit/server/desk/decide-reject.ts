import { accounts } from '#ledger';
import type { Work } from '#server/transaction-on.ts';
import type { Asked, Working, Write } from '#server/verb.ts';
import type { depositOfficeCalls } from '../../office-contract.ts';
import { requireKnownAccount } from '../feed/book-feed-line.ts';
import { readKeptLine } from '../feed/reject-line.ts';
import {
  updateRejectApproval,
  endReject,
  findReject,
  updateRejectProposal,
  type KnownReject,
} from '../feed/rejects-table.ts';
import { listReceiptsOfLine } from '../feed/list-receipts-of-line.ts';
import { keepHandReceipt, type KeptHandReceipt } from './hand-receipt.ts';
import { requireCompared, type Compared } from './require-compared.ts';
import {
  proposalOf,
  requireFree,
  type Agreement,
  type RequestedItem,
  type Deciding,
} from '#server/operator/two-people.ts';

export type RejectProposal =
  // Null if the line was readable and is booked with its own values.
  | ({ readonly act: 'BOOK'; readonly receipt: KeptHandReceipt | null } & Compared)
  // The booked receipt that the line shows, and what the second person sees of it.
  | {
      readonly act: 'LINK';
      readonly link: { readonly memberId: string; readonly operationId: string };
      readonly seen: string;
    };

// Bank lines belong to no member's book; what staff do with them is audited in the house member's chain.
export const houseOfRejects = async ({ context, question, refuse }: RequestedItem): Promise<string> =>
  (await findReject(context.database, question.itemId)) === null ? refuse('NO_DATA') : accounts.house.BAHT;

export const rejectOf = async ({ work, refuse }: Working<'NO_DATA'>, rejectId: string): Promise<KnownReject> =>
  (await findReject(work.sql, rejectId)) ?? refuse('NO_DATA');

// Before the transaction: reads the stored receipt of an unreadable line.
export const prepareBooking = async (
  asked: Asked<typeof depositOfficeCalls.bookReject>,
): Promise<KeptHandReceipt | null> => {
  const { receipt } = asked.question;
  return receipt == null ? null : keepHandReceipt(asked, receipt);
};

// The booked receipts that the line may show.
const idsOfLine = async ({ sql }: Work, reject: KnownReject): Promise<string[]> =>
  (await listReceiptsOfLine(sql, reject)).map(({ operationId }) => operationId);

// Proposes to book a line that is booked nowhere; it is booked once a second person agrees.
// Entries: none yet.
// Repeating finds it decided.
// Refuses: NO_DATA, DECIDED_ALREADY, WRONG_PASSWORD; NO_BANK for an account that is not ours, or in another currency than its line.
export const bookReject: Write<typeof depositOfficeCalls.bookReject, KeptHandReceipt | null> = async (asked) => {
  const { work, staff, question, refuse, prepared: receipt } = asked;
  const { itemId } = question;
  const reject = await rejectOf(asked, itemId);
  requireFree(asked, reject);
  // An unreadable line needs a person's reading; a readable one takes none.
  if (reject.isReadable !== (receipt === null)) refuse('KEY_INVALID');
  if (receipt === null) await requireKnownAccount(asked, readKeptLine(reject.raw));
  const otherThan = await idsOfLine(work, reject);
  const proposal: RejectProposal = { act: 'BOOK', receipt, otherThan };
  await updateRejectProposal(work.sql, itemId, { personId: staff.personId, proposal: JSON.stringify(proposal) });
  work.audit(`reject ${itemId}`, { proposed: 'BOOK' });
  return { message: 'SUCCESS', status: 'SECOND' };
};

// Proposes that a line shows a receipt that is booked; once a second person agrees it is added to that receipt.
// Entries: none, now or then.
// Repeating finds it decided.
// Refuses: NO_DATA, also for a receipt that the line cannot show, DECIDED_ALREADY, WRONG_PASSWORD.
export const linkReject: Write<typeof depositOfficeCalls.linkReject> = async (asked) => {
  const { work, staff, question, refuse } = asked;
  const { itemId, receiptId } = question;
  const reject = await rejectOf(asked, itemId);
  requireFree(asked, reject);
  const known = (await listReceiptsOfLine(work.sql, reject)).find(({ operationId }) => operationId === receiptId);
  if (known === undefined) return refuse('NO_DATA');
  const { memberId, operationId, payer, paidAt } = known;
  const proposal: RejectProposal = {
    act: 'LINK',
    link: { memberId, operationId },
    seen: `${payer.name} ${paidAt.toISOString()}`,
  };
  await updateRejectProposal(work.sql, itemId, { personId: staff.personId, proposal: JSON.stringify(proposal) });
  work.audit(`reject ${itemId}`, { proposed: 'LINK', receipt: operationId });
  return { message: 'SUCCESS', status: 'SECOND' };
};

// The second person agrees; try-rejects-again.ts books or links the line, at once or after a crash.
export const agreeOnReject = async (
  deciding: Deciding<'NO_DATA' | 'DECIDED_ALREADY' | 'SAME_PERSON' | 'MAKER_SUSPENDED' | 'RECEIPT_BOOKED'>,
  { itemId, proposalId }: Agreement,
) => {
  const { work } = deciding;
  const reject = await rejectOf(deciding, itemId);
  const proposal = await proposalOf<RejectProposal>(deciding, reject, proposalId);
  const { act } = proposal;
  if (act === 'BOOK') requireCompared(deciding, proposal, await idsOfLine(work, reject));
  await updateRejectApproval(work.sql, itemId, work.now);
  work.audit(`reject ${itemId}`, { decided: act });
  return { message: 'SUCCESS', status: 'APPROVED' };
};

// Dismisses a line that is no member's money, or is booked in another way.
// Entries: none.
// Repeating finds it decided.
// Refuses: NO_DATA, DECIDED_ALREADY.
export const dismissReject: Write<typeof depositOfficeCalls.dismissReject> = async (asked) => {
  const { work, staff, refuse } = asked;
  const { itemId, note } = asked.question;
  requireFree(asked, await rejectOf(asked, itemId));
  const end = { status: 'DISMISSED', staffId: staff.personId, note, at: work.now, receipt: null } as const;
  if (!(await endReject(work.sql, itemId, end))) refuse('DECIDED_ALREADY');
  work.audit(`reject ${itemId}`, { decided: 'DISMISSED', note });
  return { message: 'SUCCESS', status: 'DISMISSED' };
};
