import { accounts } from '#ledger';
import type { Context } from '#server/context.ts';
import { transactionOn, type Origin, type Work } from '#server/transaction-on.ts';
import type { DepositNote } from '../../rules.ts';
import { updateProvedAt } from '#members/bank-accounts-table.ts';
import { keepInSuspense } from '../suspense/keep-in-suspense.ts';
import { nameWaiting } from '../suspense/name-waiting.ts';
import { auditOf, bookReceipt, type Credited } from './book-receipt.ts';
import { claimReceipt } from './claim-receipt.ts';
import type { Receipt } from './receipts-table.ts';

export interface CreditTo {
  readonly memberId: string;
  readonly origin: Origin;
  readonly note: DepositNote | null;
  // A change of the state behind the money, in the same transaction.
  readonly state?: (work: Work) => Promise<void>;
}

// What the statement adds to the line.
type CreditNote = DepositNote | 'BY_STAFF';

const post = async (work: Work, receipt: Receipt, note: CreditNote | null): Promise<void> => {
  const { operationId: id } = work;
  const { amount, methodCode: from } = receipt;
  const result = await work.post({
    step: 0,
    from: accounts.bank,
    to: accounts.wallet,
    amount,
    kind: 'deposit',
    opens: { id, type: 'deposit', status: 'SUCCESS', from, to: 'WALLET', amount, note },
  });
  if (result.status !== 'posted') throw new Error(`a deposit was not posted: ${result.status}`);
};

// The credit within a transaction on the member, under its operation; false if the receipt is booked already.
export const creditInWork = async (work: Work, receipt: Receipt, note: CreditNote | null): Promise<boolean> => {
  const { memberId, operationId, now } = work;
  if (!(await claimReceipt(work.sql, receipt, { memberId, operationId, at: now, nth: 1 }))) return false;
  await post(work, receipt, note);
  await updateProvedAt(work.sql, { memberId, payer: receipt.payer, at: now });
  work.audit(`deposit ${operationId}`, { ...auditOf(receipt), ...(note === null ? {} : { note }) });
  work.event('balances');
  return true;
};

const creditNew = (context: Context, receipt: Receipt, to: CreditTo): Promise<Credited | null> => {
  const plan = { memberId: to.memberId, operationId: context.newId(), origin: to.origin };
  return transactionOn(context, plan, async (work) => {
    if (!(await creditInWork(work, receipt, to.note))) return null;
    await to.state?.(work);
    return 'credited';
  });
};

// Credits money that a bank's record shows, from any channel, and writes the statement line.
// Entries: bank -> wallet; for money that waited for this channel see name-waiting.ts.
// Repeating is harmless: the receipt is claimed once and for ever in the same transaction, whatever the channel.
// Refuses: nothing. A repeated receipt answers "repeat"; a reused reference, or unclear money, waits for a person.
export const creditDeposit = (context: Context, receipt: Receipt, to: CreditTo): Promise<Credited> => {
  const { memberId, origin } = to;
  const told = { ...receipt, memberId };
  return bookReceipt(context, told, {
    book: (nth) => {
      if (nth === 1) return creditNew(context, told, to);
      return told.channel === 'SLIP'
        ? Promise.resolve('unclear')
        : keepInSuspense(context, told, { reason: 'REFERENCE_AGAIN', supposedMemberId: memberId, origin });
    },
    whenKnown: (known) => nameWaiting(context, { known, channel: told.channel }, to),
    whenUnclear: (decided) =>
      keepInSuspense(context, decided, {
        reason: 'SENDER_UNCLEAR',
        supposedMemberId: memberId,
        isTold: true,
        origin,
      }),
  });
};
