import type { PaymentPort } from '#providers/payments/port.ts';
import type { Context } from '#server/context.ts';
import type { Hook } from '#server/hooks.ts';
import type { Job } from '#server/jobs/job.ts';
import { systemOrigin, type Origin } from '#server/transaction-on.ts';
import type { GatewayMethod } from '../../rules.ts';
import { keepInSuspense } from '../suspense/keep-in-suspense.ts';
import { confirmQrPayment, receiptOf } from './confirm-qr-payment.ts';
import { findByReference, updateQrDue } from './qr-codes-table.ts';
import { portOf } from './qr-flow.ts';
import { deleteStrangers, isKnownStranger, upsertStranger } from './strangers-table.ts';

type HookAnswer = Awaited<ReturnType<Hook['receive']>>;

// KBANK expects a status code in the answer; the others look only at the status of HTTP.
const takenOver: HookAnswer = { status: 200, body: { statusCode: '00' } };
const askAgain: HookAnswer = { status: 503, body: { message: 'INTERNAL_SERVER_ERROR' } };

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

interface Named {
  readonly method: GatewayMethod;
  readonly port: PaymentPort;
  readonly reference: string;
  readonly gatewayReference: string | null;
}

// A reference of none of our codes: if the gateway says it was paid, the owner of the money is not known yet. It is
// queried once. No job queries it again, so without a clear answer the gateway keeps its notice and sends it again.
const bookUnknown = async (context: Context, named: Named, origin: Origin): Promise<HookAnswer> => {
  const { method, port, reference, gatewayReference } = named;
  const stranger = [method, reference, gatewayReference ?? ''].join(' ').trim();
  if (await isKnownStranger(context.database, stranger)) return takenOver;
  if (!mayAskAboutStrangers(context)) return askAgain;
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

const rememberedForMs = 7 * 24 * 60 * 60_000;

export const sweepStrangers: Job = {
  name: 'forget-qr-strangers',
  everyMs: 60 * 60_000,
  run: (context) => deleteStrangers(context.database, new Date(context.now().getTime() - rememberedForMs)),
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
    await updateQrDue(context.database, { ...code, dueAt: context.now() });
    await confirmQrPayment(context, { ...code, noticed: read.gatewayReference }, origin);
    return takenOver;
  },
});

export const receiveQrNotices: readonly Hook[] = (Object.keys(noticePaths) as GatewayMethod[]).map(receiveFrom);
