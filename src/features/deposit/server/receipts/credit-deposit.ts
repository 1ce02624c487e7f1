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
  // No channel reported it before, so it is claimed at once: the claim searches for it under its lock.
  readonly isLikelyNew?: boolean;
  // A change of the state behind the money, in the same transaction.
  readonly state?: (work: Work) => Promise<void>;
}

// The deposit's operation, and whether its line of the statement is opened now or was opened before.
interface CreditAs {
  readonly operationId: string;
  readonly line: 'opens' | 'closes';
  readonly note: string | null;
}

const lineOf = ({ amount, methodCode: from }: Receipt, { operationId: id, line, note }: CreditAs) =>
  line === 'closes'
    ? { closes: { status: 'SUCCESS', note, amount } as const }
    : { opens: { id, type: 'deposit', status: 'SUCCESS', from, to: 'WALLET', amount, note } as const };

// Credits new money within the transaction that learned of it; false if somebody else claimed it meanwhile.
// Entries: bank -> wallet.
// Repeating is harmless: the receipt is claimed once and for ever, and the operation has one entry.
// Refuses: nothing.
export const creditWithin = async (work: Work, receipt: Receipt, as: CreditAs): Promise<boolean> => {
  const { memberId, now: at } = work;
  const { operationId, note } = as;
  if (!(await claimReceipt(work.sql, receipt, { memberId, operationId, at, nth: 1 }))) return false;
  const { amount } = receipt;
  const move = { operationId, step: 0, from: accounts.bank, to: accounts.wallet, amount, kind: 'deposit' } as const;
  const result = await work.post({ ...move, ...lineOf(receipt, as) });
  if (result.status !== 'posted') throw new Error(`a deposit was not posted: ${result.status}`);
  if (receipt.isPayerAssumed !== true) await updateProvedAt(work.sql, { memberId, payer: receipt.payer, at });
  work.audit(`deposit ${operationId}`, { ...auditOf(receipt), ...(note === null ? {} : { note }) });
  work.event('balances');
  return true;
};

const creditNew = (context: Context, receipt: Receipt, to: CreditTo): Promise<Credited | null> => {
  const { memberId, note } = to;
  const operationId = context.newId();
  return transactionOn(context, { memberId, operationId, origin: to.origin }, async (work) => {
    if (!(await creditWithin(work, receipt, { operationId, note, line: 'opens' }))) return null;
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
  const reported = { ...receipt, memberId };
  return bookReceipt(context, reported, {
    isLikelyNew: to.isLikelyNew === true,
    book: (nth) => {
      if (nth === 1) return creditNew(context, reported, to);
      return reported.channel === 'SLIP'
        ? Promise.resolve('unclear')
        : keepInSuspense(context, reported, { reason: 'REFERENCE_AGAIN', supposedMemberId: memberId, origin });
    },
    whenKnown: (known) => nameWaiting(context, { known, channel: reported.channel }, to),
    whenUnclear: (decided) =>
      keepInSuspense(context, decided, {
        reason: 'SENDER_UNCLEAR',
        supposedMemberId: memberId,
        isNotified: true,
        origin,
      }),
  });
};
