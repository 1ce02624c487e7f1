import type { FindingKind } from '#contract/finding-kinds.ts';
import { unknown } from '#providers/outcome.ts';
import type { Inquiry, Payment } from '#providers/payments/port.ts';
import type { Context } from '#server/context.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { raiseFinding } from '#server/outside/raise-finding.ts';
import { transactionOn, type Origin } from '#server/transaction-on.ts';
import type { Receipt } from '../receipts/receipts-table.ts';
import { inquiredQr } from './inquired-qr.ts';
import { inquiryPaceMs, isLastInquiry, nextInquiryAt, withoutGatewayMs } from './inquiry-plan.ts';
import { endQr, findQr, takeDueQr, updateQrNext, type QrCode } from './qr-codes-table.ts';
import { portOf } from './qr-flow.ts';
import { takeQrPayments } from './take-qr-payments.ts';

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

// A person has to investigate: books and gateway may differ, and no further answer will come.
const raiseForQr = (context: Context, qr: QrCode, kind: FindingKind): Promise<void> =>
  raiseFinding(context, {
    memberId: qr.memberId,
    kind,
    lane: laneNames.gateway(qr.bankCode),
    object: `qr ${qr.qrcodeId}`,
    detail: { amount: qr.amount.toString(), reference: qr.reference },
    stopsLane: false,
  });

const takeAnswer = async (
  context: Context,
  qr: QrCode,
  reported: { found: Inquiry; origin: Origin },
): Promise<void> => {
  const { found, origin } = reported;
  if (found.kind === 'paid') {
    const receipts = found.payments.map((payment) => receiptOf(qr.bankCode, payment));
    await takeQrPayments(context, qr, { receipts, origin });
    return;
  }
  // What was paid once stays paid: a gateway that says otherwise has taken money back.
  const isTakenBack = found.kind === 'waiting' && qr.status === 'PAID';
  if (found.kind === 'contradiction' || isTakenBack) await raiseForQr(context, qr, 'QR_CONTRADICTS_ITSELF');
  if (found.kind === 'unknown')
    context.log.warn(
      { qrcodeId: qr.qrcodeId, reason: found.reason },
      'the gateway gave no clear answer about a QR code',
    );
  // A code ends at its time, whatever the gateway says.
  await endUnpaid(context, qr, origin);
};

// Queries the gateway about a code that is due or was named by a notice, books what was paid, and plans the next query.
// The due time moves on before the query, so that a crash in between only means that the code is queried again.
export const confirmQrPayment = async (
  context: Context,
  code: { memberId: string; qrcodeId: string; noticed?: string | null },
  origin: Origin,
): Promise<void> => {
  const now = context.now();
  const { memberId, qrcodeId } = code;
  const backAt = new Date(now.getTime() + inquiryPaceMs);
  const isNoticed = code.noticed !== undefined;
  const qr = await takeDueQr(context.database, { memberId, qrcodeId, now, backAt, isNoticed });
  if (qr === null) return;
  const port = portOf(context, qr.bankCode);
  const found = (await port?.inquire(await inquiredQr(context, qr, code.noticed))) ?? unknown('no gateway');
  await takeAnswer(context, qr, { found, origin });
  const isClear = found.kind !== 'unknown' && found.kind !== 'contradiction';
  const asking = { now, inquiryWindowMs: port?.lateMoneyWindowMs ?? withoutGatewayMs };
  const ended = await findQr(context.database, memberId, qrcodeId);
  if (ended === null) return;
  if (!isClear && isLastInquiry(ended, asking)) await raiseForQr(context, qr, 'QR_WITHOUT_ANSWER');
  await updateQrNext(context.database, { memberId, qrcodeId, backAt, dueAt: nextInquiryAt(ended, asking) });
};
