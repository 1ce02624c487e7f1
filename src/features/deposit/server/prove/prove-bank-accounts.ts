import { accounts } from '#ledger';
import type { FeedLine, FeedPage } from '#providers/banks/port.ts';
import { everyDepositAccount } from '#server/operator/operator-catalogue.ts';
import type { Context } from '#server/context.ts';
import { logFailure } from '#server/http/log-outage.ts';
import type { Job } from '#server/jobs/job.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { raiseFinding } from '#server/outside/raise-finding.ts';
import type { Currency } from '#money/currency.ts';
import { receiptOfLine } from '../feed/book-feed-line.ts';
import { rejectIdOf } from '../feed/reject-line.ts';
import { listReceiptsOfLine } from '../feed/list-receipts-of-line.ts';
import { findReject, listUnclear } from '../feed/rejects-table.ts';
import { isSameReceipt } from '../receipts/place-receipt.ts';
import { listReceiptsNamed, type OwnAccount } from '../receipts/receipts-table.ts';
import {
  upsertProof,
  listUnproved,
  neverProved,
  updateProved,
  findProof,
  type BankProof,
  type Unproved,
} from './bank-proofs-table.ts';

export interface ProvedAccount extends OwnAccount {
  readonly accountId: string;
  readonly currency: Currency;
}

const provedEveryMs = 60 * 60_000;
const settledAfterMs = 10 * 60_000;
const shownWithinMs = 60 * 60_000;
const pagesMax = 20;
// Within that time an account has been compared again, unless its bank gives no answer.
export const comparedWithinMs = provedEveryMs + settledAfterMs;

// Whether a line of the bank is recorded: as a receipt, which it proves, or on the desk.
const isRecorded = async ({ database, now }: Context, line: FeedLine): Promise<boolean> => {
  const receipt = receiptOfLine(line);
  const known = (await listReceiptsNamed(database, receipt)).find((one) => isSameReceipt(one, receipt));
  if (known === undefined) return (await findReject(database, rejectIdOf(line))) !== null;
  await updateProved(database, known, now());
  return true;
};

// Money that arrived and is in no book. False for a young line, which may still be on its way into the books; one that the
// bank dates ahead, as to its next business day, is none.
const proveLine = async (context: Context, line: FeedLine): Promise<boolean> => {
  if (await isRecorded(context, line)) return true;
  if (line.at >= new Date(context.now().getTime() - settledAfterMs)) return false;
  await raiseFinding(context, {
    memberId: accounts.house[line.currency],
    kind: 'LINE_BOOKED_NOWHERE',
    lane: laneNames.feed,
    object: `line ${line.toBankCode} ${line.lineId}`,
    detail: { amount: line.amount.toString(), reference: line.bankReference },
    stopsLane: false,
  });
  return true;
};

// How many of the lines are settled, up to the first that is not.
const countSettled = async (context: Context, lines: readonly FeedLine[]): Promise<number> => {
  for (const [place, line] of lines.entries()) if (!(await proveLine(context, line))) return place;
  return lines.length;
};

// The bank's total must equal the sum of its lines: a missing line is money in no book, and a line that the bank does
// not count is money created from nothing.
const proveTotal = async (
  context: Context,
  account: ProvedAccount,
  { proof, page }: { proof: BankProof | null; page: FeedPage },
): Promise<void> => {
  const before = proof === null || proof.after === null ? 0n : proof.total;
  if (before === null || page.total === null || page.unread.length > 0) return;
  const counted = page.total - before;
  const shown = page.lines.reduce((sum, { amount }) => sum + amount, 0n);
  if (counted === shown) return;
  await raiseFinding(context, {
    memberId: accounts.house[account.currency],
    kind: 'BANK_TOTAL_DIFFERS',
    lane: laneNames.payout(account.currency),
    object: `account ${account.accountId} up to ${page.next ?? 'the start'}`,
    detail: { counted: counted.toString(), shown: shown.toString(), bank: account.bankCode },
    stopsLane: counted < shown,
  });
};

// Reads the bank's lines again from where the last proof ended. Returns whether it reached the end.
const readAgain = async (context: Context, account: ProvedAccount): Promise<boolean> => {
  for (let page = 0; page < pagesMax; page += 1) {
    const proof = await findProof(context.database, account);
    const after = proof?.after ?? null;
    const answer = await context.providers.bank.feed({ accountNo: account.accountNo, after });
    if (answer.kind !== 'done') return false;
    const { lines, next } = answer.value;
    const isAtEnd = (await countSettled(context, lines)) < lines.length || next === null || next === after;
    if (isAtEnd) {
      const provedAt = context.now();
      await upsertProof(context.database, account, { after, provedAt, total: proof?.total ?? null });
      return true;
    }
    await proveTotal(context, account, { proof, page: answer.value });
    // The place is kept, but until the end is reached the account counts as compared when it last was.
    const provedAt = proof?.provedAt ?? neverProved;
    await upsertProof(context.database, account, { after: next, provedAt, total: answer.value.total });
  }
  return false;
};

// The bank showed money that may be one of several receipts, and its line waits on the desk with a time of its own. Until
// people decide, each such line stands for one receipt reported by slip or by hand, so that it stops nothing for others.
const receiptsPerhapsShown = async (
  { database }: Context,
  account: ProvedAccount,
  unproved: readonly Unproved[],
): Promise<ReadonlySet<string>> => {
  const waiting = new Set(unproved.filter(({ channel }) => channel !== 'FEED').map(({ operationId }) => operationId));
  const shown = new Set<string>();
  if (waiting.size === 0) return shown;
  for (const reject of await listUnclear(database, account)) {
    const possible = await listReceiptsOfLine(database, reject);
    const one = possible.find(({ operationId }) => waiting.has(operationId) && !shown.has(operationId));
    if (one !== undefined) shown.add(one.operationId);
  }
  return shown;
};

// Receipts that the bank should have shown by now.
export const listOverdue = async (context: Context, account: ProvedAccount): Promise<readonly Unproved[]> => {
  const before = new Date(context.now().getTime() - shownWithinMs);
  const unproved = await listUnproved(context.database, account, before);
  const perhapsShown = await receiptsPerhapsShown(context, account, unproved);
  return unproved.filter(({ operationId }) => !perhapsShown.has(operationId));
};

// Money in our books that the bank does not show was created from nothing. If the slip service reported it, slips are no
// longer credited; otherwise payouts in that currency stop.
const findUnshown = async (context: Context, account: ProvedAccount): Promise<void> => {
  for (const { memberId, operationId, amount, channel } of await listOverdue(context, account))
    await raiseFinding(context, {
      memberId,
      kind: 'RECEIPT_NOT_SHOWN',
      lane: channel === 'SLIP' ? laneNames.slips : laneNames.payout(account.currency),
      object: `receipt ${operationId}`,
      detail: { amount: amount.toString(), channel, bank: account.bankCode },
      stopsLane: true,
    });
};

const proveAccount = async (context: Context, account: ProvedAccount): Promise<void> => {
  const proof = await findProof(context.database, account);
  if (proof !== null && context.now().getTime() - proof.provedAt.getTime() < provedEveryMs) return;
  try {
    if (await readAgain(context, account)) await findUnshown(context, account);
  } catch (error) {
    const about = { bank: account.bankCode };
    logFailure(context.log, error, { about, text: 'an account could not be compared with its bank' });
  }
};

// Compares the books with the banks: every settled line of each bank account of ours is booked or on the desk, and
// every receipt at it is among the lines.
export const proveBankAccounts: Job = {
  name: 'prove-bank-accounts',
  everyMs: 60_000,
  run: async (context) => {
    for (const account of await everyDepositAccount(context)) await proveAccount(context, account);
  },
};
