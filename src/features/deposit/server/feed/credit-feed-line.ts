import { knownDepositAccounts } from '#server/operator/operator-catalogue.ts';
import type { FeedLine } from '#providers/banks/port.ts';
import type { Context } from '#server/context.ts';
import type { Origin } from '#server/transaction-on.ts';
import { creditDeposit, keepInSuspense, type Credited } from '../credit-deposit.ts';
import { isWholeNumber } from '../match-sender.ts';
import { depositorByAccount, type Depositor } from '../depositors-table.ts';
import type { Receipt } from '../receipts-table.ts';
import type { SuspenseReason } from '../suspense-table.ts';

const receiptOf = (line: FeedLine): Receipt => ({
  road: 'FEED',
  methodCode: line.toBankCode,
  sendingBankCode: line.sendingBankCode,
  bankReference: line.bankReference,
  amount: line.amount,
  currency: line.currency,
  payer: line.from,
  paidAt: line.at,
});

const reasonAgainst = (line: FeedLine, depositor: Depositor | null): SuspenseReason => {
  if (depositor !== null) return 'OTHER_CURRENCY';
  return isWholeNumber(line.from.accountNo) ? 'SENDER_UNKNOWN' : 'SENDER_UNCLEAR';
};

// Lines of accounts that are not credited by themselves are left to their own road, such as a QR or a slip.
const isAutomatic = async (context: Context, line: FeedLine): Promise<boolean> =>
  (await knownDepositAccounts(context)).some(
    ({ bankCode, accountNo, mode }) =>
      mode === 'AUTO' && bankCode === line.toBankCode && accountNo === line.toAccountNo,
  );

// Books one line of a bank's feed: to the member whose registered account it came from, or for a person to name.
export const creditFeedLine = async (
  context: Context,
  line: FeedLine,
  origin: Origin,
): Promise<Credited | 'not-ours'> => {
  if (!(await isAutomatic(context, line))) return 'not-ours';
  const depositor = isWholeNumber(line.from.accountNo) ? await depositorByAccount(context.database, line.from) : null;
  if (depositor?.currency === line.currency)
    return creditDeposit(context, receiptOf(line), { memberId: depositor.memberId, origin, note: null });
  const reason = reasonAgainst(line, depositor);
  return keepInSuspense(context, receiptOf(line), {
    reason,
    supposedMemberId: depositor?.memberId ?? null,
    origin,
  });
};
