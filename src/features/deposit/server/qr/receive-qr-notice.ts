import type { Context } from '#server/context.ts';
import type { Hook } from '#server/hooks.ts';
import type { Job } from '#server/jobs/job.ts';
import { systemOrigin } from '../receipts/book-receipt.ts';
import { keepInSuspense } from '../suspense/keep-in-suspense.ts';
import { confirmQrPayment, receiptOf } from './confirm-qr-payment.ts';
import { findByReference, updateQrDue } from './qr-codes-table.ts';
import { deleteStrangers, isKnownStranger, upsertStranger } from './strangers-table.ts';

const act = 'POST /hooks/kbank-qr';
const takenOver = { status: 200, body: { statusCode: '00' } };
const askAgain = { status: 503, body: { message: 'INTERNAL_SERVER_ERROR' } };

const perSecond = 3;
const burst = 10;
const budgets = new WeakMap<object, { left: number; at: number }>();

// Anybody can send such a notice, so all of them together cause only a few queries a second.
const mayAskAboutStrangers = (context: Context): boolean => {
  const at = context.now().getTime();
  const before = budgets.get(context.providers) ?? { left: burst, at };
  const left = Math.min(burst, before.left + (Math.max(0, at - before.at) / 1_000) * perSecond);
  budgets.set(context.providers, { left: left >= 1 ? left - 1 : left, at });
  return left >= 1;
};

// A reference of none of our codes: if the gateway says it was paid, the owner of the money is not known yet. It is
// queried once. No job queries it again, so without a clear answer the gateway keeps its notice and sends it again.
const bookUnknown = async (context: Context, reference: string): Promise<typeof takenOver | typeof askAgain> => {
  if (await isKnownStranger(context.database, reference)) return takenOver;
  if (!mayAskAboutStrangers(context)) return askAgain;
  const found = await context.providers.payments.KBANK.inquire({ reference });
  if (found.kind === 'unknown' || found.kind === 'contradiction') {
    context.log.warn({ kind: found.kind }, 'a gateway gave no clear answer about a reference that is not ours');
    return askAgain;
  }
  if (found.kind !== 'paid') {
    await upsertStranger(context.database, reference, context.now());
    return takenOver;
  }
  for (const payment of found.payments) {
    await keepInSuspense(context, receiptOf('KBANK', payment), {
      reason: 'REFERENCE_UNKNOWN',
      supposedMemberId: null,
      origin: systemOrigin(act),
    });
  }
  await upsertStranger(context.database, reference, context.now());
  return takenOver;
};

const rememberedForMs = 7 * 24 * 60 * 60_000;

export const sweepStrangers: Job = {
  name: 'forget-qr-strangers',
  everyMs: 60 * 60_000,
  run: (context) => deleteStrangers(context.database, new Date(context.now().getTime() - rememberedForMs)),
};

// Only the reference in such a notice is used, for a query: anybody could have sent the notice.
export const receiveQrNotice: Hook = {
  path: '/hooks/kbank-qr',
  receive: async (context, notice) => {
    const read = context.providers.payments.KBANK.readNotice(notice);
    if (read === null) return { status: 400, body: { message: 'KEY_INVALID' } };
    const code = await findByReference(context.database, read.reference);
    if (code === null) return bookUnknown(context, read.reference);
    await updateQrDue(context.database, { ...code, dueAt: context.now() });
    await confirmQrPayment(context, code, systemOrigin(act));
    return takenOver;
  },
};
