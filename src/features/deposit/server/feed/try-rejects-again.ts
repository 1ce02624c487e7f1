import { systemOrigin } from '#server/transaction-on.ts';
import type { Context } from '#server/context.ts';
import { logFailure } from '#server/http/log-outage.ts';
import type { Job } from '#server/jobs/job.ts';
import { receiptByHand } from '../desk/hand-receipt.ts';
import type { RejectProposal } from '../desk/decide-reject.ts';
import type { Credited } from '../receipts/book-receipt.ts';
import { updateProved } from '../prove/bank-proofs-table.ts';
import { keepInSuspense } from '../suspense/keep-in-suspense.ts';
import { lockAmount } from '../receipts/claim-receipt.ts';
import { listPossible } from '../receipts/place-receipt.ts';
import { insertLaterChannel, listReceiptsNamed, type KnownReceipt, type Receipt } from '../receipts/receipts-table.ts';
import { bookBySender, receiptOfLine } from './book-feed-line.ts';
import { isNotBooked, isReadAsWritten, readKeptLine, rejectedAs, triedAgainAt, type NotBooked } from './reject-line.ts';
import {
  endReject,
  takeDueRejects,
  updateRejectDue,
  updateRejectUndecided,
  type KnownReject,
} from './rejects-table.ts';
import { tryFeedLine } from './take-feed-line.ts';

const act = 'job try-rejects-again';
const takenForMs = 60_000;

type RejectLink = Pick<KnownReceipt, 'memberId' | 'operationId'>;

// What a person read of an unreadable line.
const readByHand = ({ rejectId, proposal }: KnownReject): Receipt | null => {
  if (proposal === null) return null;
  const decided = JSON.parse(proposal) as RejectProposal;
  if (decided.act === 'LINK' || decided.receipt === null) return null;
  return { ...receiptByHand(decided.receipt), isDecided: true, rejectId };
};

// The receipts that the line is not, according to the people who decided.
const otherThanOf = ({ proposal }: KnownReject): readonly string[] => {
  const decided = proposal === null ? null : (JSON.parse(proposal) as RejectProposal);
  return decided?.act === 'BOOK' ? (decided.otherThan ?? []) : [];
};

const linkOf = ({ proposal }: KnownReject) => {
  const decided = proposal === null ? null : (JSON.parse(proposal) as RejectProposal);
  return decided?.act === 'LINK' ? decided.link : null;
};

// The line is added to the receipt that two people say it shows; "unclear" again if its number was given to other money, or
// that receipt got another line.
const linkLine = async (context: Context, raw: string, link: RejectLink): Promise<Credited> => {
  const receipt = receiptOfLine(readKeptLine(raw));
  const claim = { ...link, at: context.now(), nth: 1 };
  return context.database.transaction(async (sql) => {
    await lockAmount(sql, receipt);
    const [named] = await listReceiptsNamed(sql, receipt);
    if (named !== undefined) return named.operationId === link.operationId ? 'repeat' : 'unclear';
    const possible = await listPossible(sql, receipt);
    if (!possible.some(({ operationId }) => operationId === link.operationId)) return 'unclear';
    await insertLaterChannel(sql, receipt, claim);
    return 'repeat';
  });
};

// A line that two people decided to book is booked whatever its age, and whatever similar money they were shown.
const bookDecided = (context: Context, reject: KnownReject): Promise<Credited> => {
  const origin = systemOrigin(act);
  const link = linkOf(reject);
  if (link !== null) return linkLine(context, reject.raw, link);
  const byHand = readByHand(reject);
  if (byHand === null)
    return bookBySender(context, { line: readKeptLine(reject.raw), otherThan: otherThanOf(reject) }, origin);
  return keepInSuspense(context, byHand, { reason: 'BY_HAND', supposedMemberId: null, origin });
};

const isShown = (reject: KnownReject): boolean => {
  const byHand = readByHand(reject);
  return byHand === null ? reject.isReadable : reject.reason === 'CURRENCY' && isReadAsWritten(reject, byHand);
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
  if (outcome === 'unclear' && reject.approvedAt !== null) await updateRejectUndecided(database, rejectId);
  else if (isNotBooked(outcome))
    await updateRejectDue(database, rejectId, { reason: rejectedAs[outcome], dueAt: triedAgainAt(outcome, tries, at) });
  else {
    const receipt = await receiptOf(context, reject);
    // The line itself is the bank's record; the proof may have read past it while it waited.
    if (receipt !== null && isShown(reject)) await updateProved(database, receipt, at);
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
        logFailure(context.log, error, {
          about: { rejectId: reject.rejectId },
          text: 'a line could still not be booked',
        });
      });
  },
};
