import { findAccountOfMember } from '#members/bank-accounts-table.ts';
import type { Context } from '#server/context.ts';
import { transactionOn, type Origin } from '#server/transaction-on.ts';
import { noteOf, type SuspenseReason } from '../../rules.ts';
import { isSameName, matchSender } from '../match-sender.ts';
import type { Credited } from '../receipts/book-receipt.ts';
import { creditDeposit } from '../receipts/credit-deposit.ts';
import type { Receipt } from '../receipts/receipts-table.ts';
import { keepInSuspense } from '../suspense/keep-in-suspense.ts';
import { endQr, findQr, updateQrCredit, updateQrMoney, type QrCode } from './qr-codes-table.ts';
import { whatWasPaid } from './what-was-paid.ts';

export interface PaidReceipts {
  readonly receipts: readonly Receipt[];
  readonly origin: Origin;
}

const isLate = (qr: QrCode, paidAt: Date): boolean =>
  paidAt > (qr.status === 'CANCELLED' && qr.endedAt !== null ? qr.endedAt : qr.expiresAt);

const suspenseReason = async (context: Context, qr: QrCode, payment: Receipt): Promise<SuspenseReason | null> => {
  const depositor = await findAccountOfMember(context.database, qr.memberId);
  if (depositor !== null && depositor.currency !== payment.currency) return 'OTHER_CURRENCY';
  const match = depositor === null ? 'unclear' : matchSender(payment.payer, depositor);
  if (match !== 'match') return match === 'no' ? 'SENDER_DIFFERS' : 'SENDER_UNCLEAR';
  const isProved = depositor?.provedAt != null || isSameName(payment.payer.name, depositor?.accountName ?? '');
  return isProved ? null : 'NAME_DIFFERS';
};

// The bank's record decides: if the sender is the member, the amount really paid is credited to them at any time; every
// other payment waits for a person.
const takeReceipt = async (
  context: Context,
  qr: QrCode,
  { receipt, origin }: { receipt: Receipt; origin: Origin },
): Promise<Credited> => {
  const reason = await suspenseReason(context, qr, receipt);
  if (reason !== null)
    return keepInSuspense(context, receipt, { reason, supposedMemberId: qr.memberId, isNotified: true, origin });
  const note = noteOf({ isLate: isLate(qr, receipt.paidAt), isOtherAmount: receipt.amount !== qr.amount });
  return creditDeposit(context, receipt, {
    memberId: qr.memberId,
    origin,
    note,
    isLikelyNew: qr.status !== 'PAID',
    state: async (work) => {
      const { memberId, qrcodeId } = qr;
      await updateQrCredit(work.sql, { memberId, qrcodeId, amount: receipt.amount, at: work.now });
      work.event('qr-paid', { qrcodeId: qr.qrcodeId });
    },
  });
};

const isEndedOtherwise = async (context: Context, qr: QrCode): Promise<boolean> =>
  (await findQr(context.database, qr.memberId, qr.qrcodeId))?.status !== 'PAID';

// Ends a code whose money was not credited at once: it waits for staff, or was booked before.
const endPaid = async (context: Context, qr: QrCode, paid: PaidReceipts) => {
  const { memberId, qrcodeId } = qr;
  const money = await whatWasPaid(context.database, memberId, paid.receipts);
  await transactionOn(context, { memberId, operationId: qrcodeId, origin: paid.origin }, async (work) => {
    await endQr(work.sql, { memberId, qrcodeId, status: 'PAID', at: work.now });
    await updateQrMoney(work.sql, { memberId, qrcodeId, money, at: work.now });
    work.audit(`qr ${qrcodeId}`, { ended: 'PAID' });
    work.event('qr-paid', { qrcodeId });
  });
};

// Books all that a code was paid with, and ends the code. What became of each payment, in their order.
export const takeQrPayments = async (context: Context, qr: QrCode, paid: PaidReceipts): Promise<Credited[]> => {
  const taken: Credited[] = [];
  for (const receipt of paid.receipts) taken.push(await takeReceipt(context, qr, { receipt, origin: paid.origin }));
  const isBooked = taken.some((became) => became !== 'unclear');
  if (taken.includes('suspended') || (isBooked && (await isEndedOtherwise(context, qr))))
    await endPaid(context, qr, paid);
  return taken;
};
