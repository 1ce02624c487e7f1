import type { Context } from '#server/context.ts';
import type { Hook } from '#server/hooks.ts';
import { systemOrigin } from '../receipts/book-receipt.ts';
import { keepInSuspense } from '../suspense/keep-in-suspense.ts';
import { confirmQrPayment, receiptOf } from './confirm-qr-payment.ts';
import { findByReference, planQr } from './qr-codes-table.ts';

const act = 'POST /hooks/kbank-qr';
const takenOver = { status: 200, body: { statusCode: '00' } };
const askAgain = { status: 503, body: { message: 'INTERNAL_SERVER_ERROR' } };

// A reference none of our codes has: whatever the gateway says was paid under it has no name yet.
// Nothing of ours asks about it again, so without a clear answer the gateway keeps its notice and sends it again.
const bookUnknown = async (context: Context, reference: string): Promise<typeof takenOver | typeof askAgain> => {
  const found = await context.providers.payments.KBANK.inquire({ reference });
  if (found.kind === 'unknown') return askAgain;
  if (found.kind !== 'paid') return takenOver;
  for (const payment of found.payments) {
    await keepInSuspense(context, receiptOf('KBANK', payment), {
      reason: 'REFERENCE_UNKNOWN',
      supposedMemberId: null,
      origin: systemOrigin(act),
    });
  }
  return takenOver;
};

// Nothing in such a notice is believed but the reference to ask about: anybody could have sent it.
export const receiveQrNotice: Hook = {
  path: '/hooks/kbank-qr',
  receive: async (context, notice) => {
    const read = context.providers.payments.KBANK.readNotice(notice);
    if (read === null) return { status: 400, body: { message: 'KEY_INVALID' } };
    const code = await findByReference(context.database, read.reference);
    if (code === null) return bookUnknown(context, read.reference);
    await planQr(context.database, { ...code, dueAt: context.now() });
    await confirmQrPayment(context, code, systemOrigin(act));
    return takenOver;
  },
};
