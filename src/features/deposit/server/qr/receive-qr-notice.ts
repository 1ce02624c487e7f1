import type { Context } from '#server/context.ts';
import type { Hook } from '#server/hooks.ts';
import { keepInSuspense, systemOrigin } from '../credit-deposit.ts';
import { confirmQrPayment, receiptOf } from './confirm-qr-payment.ts';
import { findByReference, planQr } from './qr-codes-table.ts';

const act = 'POST /hooks/kbank-qr';
const takenOver = { status: 200, body: { statusCode: '00' } };

// A reference none of our codes has: whatever the gateway says was paid under it has no name yet.
const bookUnknown = async (context: Context, reference: string): Promise<void> => {
  const found = await context.providers.payments.KBANK.inquire({ reference });
  if (found.kind !== 'paid') return;
  for (const payment of found.payments) {
    await keepInSuspense(context, receiptOf('KBANK', payment), {
      reason: 'REFERENCE_UNKNOWN',
      supposedMemberId: null,
      origin: systemOrigin(act),
    });
  }
};

// Nothing in such a notice is believed but the reference to ask about: anybody could have sent it.
export const receiveQrNotice: Hook = {
  path: '/hooks/kbank-qr',
  receive: async (context, notice) => {
    const read = context.providers.payments.KBANK.readNotice(notice);
    if (read === null) return { status: 400, body: { message: 'KEY_INVALID' } };
    const code = await findByReference(context.database, read.reference);
    if (code === null) await bookUnknown(context, read.reference);
    else {
      await planQr(context.database, { ...code, dueAt: context.now() });
      await confirmQrPayment(context, code, systemOrigin(act));
    }
    return takenOver;
  },
};
