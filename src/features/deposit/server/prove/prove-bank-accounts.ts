import { accounts } from '#ledger';
import type { FeedLine } from '#providers/banks/port.ts';
import { knownDepositAccounts } from '#server/operator/operator-catalogue.ts';
import type { Context } from '#server/context.ts';
import type { Job } from '#server/jobs/job.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { raiseFinding } from '#server/outside/raise-finding.ts';
import type { Currency } from '#money/currency.ts';
import { receiptOfLine } from '../feed/book-feed-line.ts';
import { rejectIdOf } from '../feed/reject-line.ts';
import { findReject } from '../feed/rejects-table.ts';
import { isSameReceipt } from '../receipts/place-receipt.ts';
import { receiptsNamed, type OwnAccount } from '../receipts/receipts-table.ts';
import { keepProof, listUnproved, markProved, readProof } from './bank-proofs-table.ts';

interface ProvedAccount extends OwnAccount {
  readonly currency: Currency;
}

const provedEveryMs = 60 * 60_000;
// Younger lines may still be on their way into the books.
const settledAfterMs = 10 * 60_000;
const shownWithinMs = 60 * 60_000;
const pagesMax = 20;

// A line of the bank that stands nowhere: money that came in and is in no book.
const proveLine = async (context: Context, line: FeedLine): Promise<void> => {
  const { database } = context;
  const receipt = receiptOfLine(line);
  const known = (await receiptsNamed(database, receipt)).find((one) => isSameReceipt(one, receipt));
  if (known !== undefined) return markProved(database, known, context.now());
  if ((await findReject(database, rejectIdOf(line))) !== null) return;
  await raiseFinding(context, {
    memberId: accounts.house[line.currency],
    kind: 'LINE_BOOKED_NOWHERE',
    lane: laneNames.feed,
    object: `line ${line.toBankCode} ${line.lineId}`,
    detail: { amount: line.amount.toString(), reference: line.bankReference },
    stopsLane: false,
  });
};

// Reads the bank's lines once more from where the last proof ended. Answers whether it came to the end.
const readAgain = async (context: Context, account: ProvedAccount): Promise<boolean> => {
  const settledBefore = new Date(context.now().getTime() - settledAfterMs);
  for (let page = 0; page < pagesMax; page += 1) {
    const after = (await readProof(context.database, account))?.after ?? null;
    const answer = await context.providers.bank.feed({ accountNo: account.accountNo, after });
    if (answer.kind !== 'done') return false;
    const { lines, next } = answer.value;
    const settled = lines.filter(({ at }) => at < settledBefore);
    for (const line of settled) await proveLine(context, line);
    const isAtEnd = settled.length < lines.length || next === null || next === after;
    const provedAt = context.now();
    await keepProof(context.database, account, { after: isAtEnd ? after : next, provedAt });
    if (isAtEnd) return true;
  }
  return false;
};

// Money in our books that the bank does not show was made from nothing, so nothing more is paid out in that currency.
const findUnshown = async (context: Context, account: ProvedAccount): Promise<void> => {
  const before = new Date(context.now().getTime() - shownWithinMs);
  for (const { memberId, operationId, amount, channel } of await listUnproved(context.database, account, before))
    await raiseFinding(context, {
      memberId,
      kind: 'RECEIPT_NOT_SHOWN',
      lane: laneNames.payout(account.currency),
      object: `receipt ${operationId}`,
      detail: { amount: amount.toString(), channel, bank: account.bankCode },
      stopsLane: true,
    });
};

const proveAccount = async (context: Context, account: ProvedAccount): Promise<void> => {
  const proof = await readProof(context.database, account);
  if (proof !== null && context.now().getTime() - proof.provedAt.getTime() < provedEveryMs) return;
  try {
    if (await readAgain(context, account)) await findUnshown(context, account);
  } catch (error) {
    context.log.error({ err: error, bank: account.bankCode }, 'an account could not be compared with its bank');
  }
};

// Compares the books with the world: every settled line of each bank account of ours is booked or on the desk, and
// every receipt at it is among the lines.
export const proveBankAccounts: Job = {
  name: 'prove-bank-accounts',
  everyMs: 60_000,
  run: async (context) => {
    for (const account of await knownDepositAccounts(context)) await proveAccount(context, account);
  },
};
