import type { FindingKind } from '#contract/finding-kinds.ts';
import { unknown } from '#providers/outcome.ts';
import type { Inquiry, Payment } from '#providers/payments/port.ts';
import type { Context } from '#server/context.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { raiseFinding } from '#server/outside/raise-finding.ts';
import { transactionOn, type Origin } from '#server/transaction-on.ts';
import { noteOf } from '../../rules.ts';
import type { Credited } from '../receipts/book-receipt.ts';
import { creditDeposit } from '../receipts/credit-deposit.ts';
import { keepInSuspense } from '../suspense/keep-in-suspense.ts';
import { isSameName, matchSender } from '../match-sender.ts';
import type { Receipt } from '../receipts/receipts-table.ts';
import { findAccountOfMember } from '#members/bank-accounts-table.ts';
import type { SuspenseReason } from '../../rules.ts';
import { askedQr } from './asked-qr.ts';
import { askWhileLiveMs, isAskedLast, nextAskAt, withoutGatewayMs } from './inquiry-plan.ts';
import { updateQrCredit, endQr, findQr, updateQrDue, takeDueQr, updateQrMoney, type QrCode } from './qr-codes-table.ts';
import { portOf } from './qr-flow.ts';
import { whatWasPaid } from './what-was-paid.ts';

export const receiptOf = (methodCode: string, payment: Payment): Receipt => ({
  channel: 'QR',
  methodCode,
  sendingBankCode: payment.sendingBankCode,
  bankReference: payment.bankReference,
  amount: payment.amount,
  currency: payment.currency,
  payer: payment.payer,
  paidAt: payment.paidAt,
  isTimeLoose: payment.isTimeLoose === true,
});

const isLate = (qr: QrCode, paidAt: Date): boolean =>
  paidAt > (qr.status === 'CANCELLED' && qr.endedAt !== null ? qr.endedAt : qr.expiresAt);

const suspenseReason = async (context: Context, qr: QrCode, payment: Payment): Promise<SuspenseReason | null> => {
  const depositor = await findAccountOfMember(context.database, qr.memberId);
  if (depositor !== null && depositor.currency !== payment.currency) return 'OTHER_CURRENCY';
  const match = depositor === null ? 'unclear' : matchSender(payment.payer, depositor);
  if (match !== 'match') return match === 'no' ? 'SENDER_DIFFERS' : 'SENDER_UNCLEAR';
  const isProved = depositor?.provedAt != null || isSameName(payment.payer.name, depositor?.accountName ?? '');
  return isProved ? null : 'NAME_DIFFERS';
};

// The bank's record decides: if the sender is the member, the amount really paid is credited to them at any time; every
// other payment waits for a person.
const takePayment = async (
  context: Context,
  qr: QrCode,
  paid: { payment: Payment; origin: Origin },
): Promise<Credited> => {
  const { payment, origin } = paid;
  const receipt = receiptOf(qr.bankCode, payment);
  const reason = await suspenseReason(context, qr, payment);
  if (reason !== null)
    return keepInSuspense(context, receipt, { reason, supposedMemberId: qr.memberId, isTold: true, origin });
  const note = noteOf({ isLate: isLate(qr, payment.paidAt), isOtherAmount: payment.amount !== qr.amount });
  return creditDeposit(context, receipt, {
    memberId: qr.memberId,
    origin,
    note,
    state: async (work) => {
      const { memberId, qrcodeId } = qr;
      await endQr(work.sql, { memberId, qrcodeId, status: 'PAID', at: work.now });
      await updateQrCredit(work.sql, { memberId, qrcodeId, amount: payment.amount, at: work.now });
      work.event('qr-paid', { qrcodeId: qr.qrcodeId });
    },
  });
};

const endAs = (context: Context, qr: QrCode, end: { status: 'EXPIRED' | 'FAILED'; at: Date; origin: Origin }) =>
  transactionOn(context, { memberId: qr.memberId, operationId: qr.qrcodeId, origin: end.origin }, async (work) => {
    await endQr(work.sql, { memberId: qr.memberId, qrcodeId: qr.qrcodeId, status: end.status, at: end.at });
    work.audit(`qr ${qr.qrcodeId}`, { ended: end.status });
  });

const endUnpaid = async (context: Context, qr: QrCode, origin: Origin): Promise<void> => {
  const now = context.now();
  if (qr.status === 'MAKING') await endAs(context, qr, { status: 'FAILED', at: now, origin });
  else if (qr.status === 'LIVE' && qr.expiresAt <= now)
    await endAs(context, qr, { status: 'EXPIRED', at: qr.expiresAt, origin });
};

const isEndedOtherwise = async (context: Context, qr: QrCode): Promise<boolean> =>
  (await findQr(context.database, qr.memberId, qr.qrcodeId))?.status !== 'PAID';

// Ends a code whose money was not credited at once: it waits for staff, or was booked before.
const endPaid = async (context: Context, qr: QrCode, paid: { payments: readonly Payment[]; origin: Origin }) => {
  const { memberId, qrcodeId } = qr;
  const receipts = paid.payments.map((payment) => receiptOf(qr.bankCode, payment));
  const money = await whatWasPaid(context.database, memberId, receipts);
  await transactionOn(context, { memberId, operationId: qrcodeId, origin: paid.origin }, async (work) => {
    await endQr(work.sql, { memberId, qrcodeId, status: 'PAID', at: work.now });
    await updateQrMoney(work.sql, { memberId, qrcodeId, money, at: work.now });
    work.audit(`qr ${qrcodeId}`, { ended: 'PAID' });
  });
};

// A person has to investigate: books and gateway may differ, and no further answer will come.
const callPerson = (context: Context, qr: QrCode, kind: FindingKind): Promise<void> =>
  raiseFinding(context, {
    memberId: qr.memberId,
    kind,
    lane: laneNames.gateway(qr.bankCode),
    object: `qr ${qr.qrcodeId}`,
    detail: { amount: qr.amount.toString(), reference: qr.reference },
    stopsLane: false,
  });

const takeAnswer = async (context: Context, qr: QrCode, told: { found: Inquiry; origin: Origin }): Promise<void> => {
  const { found, origin } = told;
  if (found.kind === 'paid') {
    const taken = new Set<Credited>();
    for (const payment of found.payments) taken.add(await takePayment(context, qr, { payment, origin }));
    if (taken.has('suspended') || (await isEndedOtherwise(context, qr)))
      await endPaid(context, qr, { payments: found.payments, origin });
    return;
  }
  // What was paid once stays paid: a gateway that says otherwise has taken money back.
  const isTakenBack = found.kind === 'waiting' && qr.status === 'PAID';
  if (found.kind === 'contradiction' || isTakenBack) await callPerson(context, qr, 'QR_CONTRADICTS_ITSELF');
  if (found.kind === 'unknown')
    context.log.warn(
      { qrcodeId: qr.qrcodeId, reason: found.reason },
      'the gateway gave no clear answer about a QR code',
    );
  // A code ends at its time, whatever the gateway says.
  await endUnpaid(context, qr, origin);
};

// Queries the gateway about a due code, books what was paid, and plans the next query. The due time moves on before the
// query, so that a crash in between only means that the code is queried again.
export const confirmQrPayment = async (
  context: Context,
  code: { memberId: string; qrcodeId: string; noticed?: string | null },
  origin: Origin,
): Promise<void> => {
  const now = context.now();
  const { memberId, qrcodeId } = code;
  const backAt = new Date(now.getTime() + askWhileLiveMs);
  const qr = await takeDueQr(context.database, { memberId, qrcodeId, now, backAt });
  if (qr === null) return;
  const port = portOf(context, qr.bankCode);
  const found = (await port?.inquire(await askedQr(context, qr, code.noticed))) ?? unknown('no gateway');
  await takeAnswer(context, qr, { found, origin });
  const isClear = found.kind !== 'unknown' && found.kind !== 'contradiction';
  const asking = { now, askedForMs: port?.lateMoneyWindowMs ?? withoutGatewayMs };
  if (!isClear && isAskedLast(qr, asking)) await callPerson(context, qr, 'QR_WITHOUT_ANSWER');
  const ended = await findQr(context.database, memberId, qrcodeId);
  if (ended !== null) await updateQrDue(context.database, { memberId, qrcodeId, dueAt: nextAskAt(ended, asking) });
};
