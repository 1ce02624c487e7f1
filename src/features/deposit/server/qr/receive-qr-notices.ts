import type { PaymentPort } from '#providers/payments/port.ts';
import type { Context } from '#server/context.ts';
import type { Hook } from '#server/hooks.ts';
import { systemOrigin, type Origin } from '#server/transaction-on.ts';
import type { GatewayMethod } from '../../rules.ts';
import { keepInSuspense } from '../suspense/keep-in-suspense.ts';
import { confirmQrPayment, receiptOf } from './confirm-qr-payment.ts';
import { mayQueryNow } from './may-query-now.ts';
import { findByReference, updateQrSooner } from './qr-codes-table.ts';
import { portOf } from './qr-flow.ts';
import { isKnownStranger, upsertStranger } from './strangers-table.ts';

type HookAnswer = Awaited<ReturnType<Hook['receive']>>;

// KBANK expects a status code in the answer; the others look only at the status of HTTP.
const takenOver: HookAnswer = { status: 200, body: { statusCode: '00' } };
const askAgain: HookAnswer = { status: 503, body: { message: 'INTERNAL_SERVER_ERROR' } };

// Then a job queries it.
const askedLaterMs = 2_000;

interface Named {
  readonly method: GatewayMethod;
  readonly port: PaymentPort;
  readonly reference: string;
  readonly gatewayReference: string | null;
}

// A clear answer counts this long: what is not paid yet may be paid later, and what is paid may be paid again.
const answeredForMs = 60_000;

// A reference of none of our codes: if the gateway says it was paid, the owner of the money is not known yet. No job
// queries it again, so without a query that was answered clearly the gateway keeps its notice and sends it again.
const bookUnknown = async (context: Context, named: Named, origin: Origin): Promise<HookAnswer> => {
  const { method, port, reference, gatewayReference } = named;
  const stranger = [method, reference, gatewayReference ?? ''].join(' ').trim();
  const since = new Date(context.now().getTime() - answeredForMs);
  if (await isKnownStranger(context.database, stranger, since)) return askAgain;
  if (!mayQueryNow(context, 'strangers', method)) return askAgain;
  const found = await port.inquire({ reference, gatewayReference, payer: null });
  if (found.kind === 'unknown' || found.kind === 'contradiction') {
    context.log.warn({ kind: found.kind }, 'a gateway gave no clear answer about a reference that is not ours');
    return askAgain;
  }
  if (found.kind !== 'paid') {
    await upsertStranger(context.database, stranger, context.now());
    return takenOver;
  }
  for (const payment of found.payments) {
    await keepInSuspense(context, receiptOf(method, payment), {
      reason: 'REFERENCE_UNKNOWN',
      supposedMemberId: null,
      origin,
    });
  }
  await upsertStranger(context.database, stranger, context.now());
  return takenOver;
};

const noticePaths = {
  KBANK: '/hooks/kbank-qr',
  WW: '/hooks/ww',
  FP: '/hooks/fp',
  PAYONEX: '/hooks/payonex',
} as const satisfies Record<GatewayMethod, Hook['path']>;

// Only what such a notice names is used, for a query: anybody could have sent the notice.
const receiveFrom = (method: GatewayMethod): Hook => ({
  path: noticePaths[method],
  receive: async (context, notice) => {
    const port = portOf(context, method);
    const read = port?.readNotice(notice) ?? null;
    if (port === null || read === null) return { status: 400, body: { message: 'KEY_INVALID' } };
    const origin = systemOrigin(`POST ${noticePaths[method]}`);
    const code = await findByReference(context.database, read.reference);
    if (code === null) return bookUnknown(context, { method, port, ...read }, origin);
    const at = context.now();
    if (!mayQueryNow(context, 'code', read.reference) || !mayQueryNow(context, 'codes', method)) {
      await updateQrSooner(context.database, { ...code, dueAt: new Date(at.getTime() + askedLaterMs) });
      return takenOver;
    }
    await confirmQrPayment(context, { ...code, noticed: read.gatewayReference }, origin);
    return takenOver;
  },
});

export const receiveQrNotices: readonly Hook[] = (Object.keys(noticePaths) as GatewayMethod[]).map(receiveFrom);
