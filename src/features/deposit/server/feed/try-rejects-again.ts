import { systemOrigin } from '#server/transaction-on.ts';
import type { Context } from '#server/context.ts';
import type { Job } from '#server/jobs/job.ts';
import { receiptByHand } from '../desk/hand-receipt.ts';
import type { RejectProposal } from '../desk/decide-reject.ts';
import type { Credited } from '../receipts/book-receipt.ts';
import { keepInSuspense } from '../suspense/keep-in-suspense.ts';
import { listReceiptsNamed, type KnownReceipt, type Receipt } from '../receipts/receipts-table.ts';
import { bookBySender, receiptOfLine } from './book-feed-line.ts';
import { isNotBooked, readKeptLine, rejectedAs, triedAgainAt, type NotBooked } from './reject-line.ts';
import { endReject, updateRejectDue, takeDueRejects, type KnownReject } from './rejects-table.ts';
import { tryFeedLine } from './take-feed-line.ts';

const act = 'job try-rejects-again';
const takenForMs = 60_000;

// What a person read of an unreadable line.
const readByHand = ({ rejectId, proposal }: KnownReject): Receipt | null => {
  if (proposal === null) return null;
  const { receipt } = JSON.parse(proposal) as RejectProposal;
  return receipt === null ? null : { ...receiptByHand(receipt), isDecided: true, rejectId };
};

// A line that two people decided to book is booked whatever its age, and whatever similar money exists.
const bookDecided = (context: Context, reject: KnownReject): Promise<Credited> => {
  const origin = systemOrigin(act);
  const byHand = readByHand(reject);
  if (byHand === null) return bookBySender(context, { line: readKeptLine(reject.raw), isDecided: true }, origin);
  return keepInSuspense(context, byHand, { reason: 'BY_HAND', supposedMemberId: null, origin });
};

// The receipt it is booked as, by which an erasure of its member finds the line.
const receiptOf = async (context: Context, reject: KnownReject): Promise<KnownReceipt | null> => {
  const receipt = readByHand(reject) ?? receiptOfLine(readKeptLine(reject.raw));
  return (await listReceiptsNamed(context.database, receipt)).at(-1) ?? null;
};

const bookAgain = (context: Context, reject: KnownReject): Promise<Credited | NotBooked> =>
  reject.approvedAt === null
    ? tryFeedLine(context, readKeptLine(reject.raw), systemOrigin(act))
    : bookDecided(context, reject);

const tryAgain = async (context: Context, reject: KnownReject): Promise<void> => {
  const { rejectId, tries } = reject;
  const outcome = await bookAgain(context, reject);
  const { database } = context;
  const at = context.now();
  if (isNotBooked(outcome))
    await updateRejectDue(database, rejectId, { reason: rejectedAs[outcome], dueAt: triedAgainAt(outcome, tries, at) });
  else {
    const receipt = await receiptOf(context, reject);
    await endReject(database, rejectId, { status: 'BOOKED', staffId: reject.firstBy, note: null, at, receipt });
  }
};

const takeDue = (context: Context, rejectId: string | null = null): Promise<KnownReject[]> => {
  const now = context.now();
  return takeDueRejects(context.database, { now, backAt: new Date(now.getTime() + takenForMs), rejectId });
};

// Books one line, right after two people agreed on it.
export const tryRejectAgain = async (context: Context, rejectId: string): Promise<void> => {
  for (const reject of await takeDue(context, rejectId)) await tryAgain(context, reject);
};

// Lines that could not be booked are booked automatically once they can be; until then they are on the desk.
export const tryRejectsAgain: Job = {
  name: 'try-rejects-again',
  everyMs: 15_000,
  run: async (context) => {
    for (const reject of await takeDue(context))
      await tryAgain(context, reject).catch((error: unknown) => {
        context.log.error({ err: error, rejectId: reject.rejectId }, 'a line could still not be booked');
      });
  },
};
