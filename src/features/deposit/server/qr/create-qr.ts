import type { AnswerOf } from '#contract/endpoint.ts';
import { paymentReferenceOf, type BoundPayer, type PaymentQr } from '#providers/payments/port.ts';
import type { Work } from '#server/transaction-on.ts';
import type { Asked, Steps, WriteInSteps } from '#server/verb.ts';
import type { depositCalls } from '../../contract.ts';
import { isQrAmount, qrMinutes, type QrMethod } from '../../rules.ts';
import { inquiryPaceMs, codesMax, makingMs } from './inquiry-plan.ts';
import type { OwnReceiver } from '../own-qr/own-receiver.ts';
import { reserveAmount } from '../own-qr/reserve-amount.ts';
import { bindPayer } from './bind-payer.ts';
import { cancelAtGateway } from './cancel-at-gateway.ts';
import { endLiveQrs, endQr, insertQr, listQrTimes, updateQrOpened, type QrCode } from './qr-codes-table.ts';
import { qrFlowOf, type QrFlow } from './qr-flow.ts';
import { noQr, recordOf } from './qr-record.ts';

type CreateQr = typeof depositCalls.createQr;

interface NewQr {
  readonly qrcodeId: string;
  readonly reference: string;
  readonly method: QrMethod;
  readonly amount: bigint;
  readonly payer: BoundPayer;
  readonly own: OwnReceiver | null;
}

const isOneTooMany = async ({ sql, memberId, now }: Pick<Work, 'sql' | 'memberId' | 'now'>): Promise<boolean> => {
  const startOf = (within: number): Date => new Date(now.getTime() - within);
  const since = startOf(Math.max(...codesMax.map(({ within }) => within)));
  const times = await listQrTimes(sql, memberId, { since, limit: Math.max(...codesMax.map(({ count }) => count)) });
  return codesMax.some(({ within, count }) => times.filter((at) => at > startOf(within)).length >= count);
};

// What the code asks for: the amount itself, or one that nobody else's code of the account asks for.
const amountToAsk = (
  work: Work,
  { own, qrcodeId, amount, expiresAt }: Pick<NewQr, 'own' | 'qrcodeId' | 'amount'> & { expiresAt: Date },
) => {
  if (own === null || own.satang === null) return Promise.resolve(amount);
  const until = new Date(expiresAt.getTime() + own.satang.graceMs);
  return reserveAmount(work, { account: own.account, qrcodeId, amount, satangUpTo: own.satang.upTo, until });
};

interface Begun {
  readonly amount: bigint;
  readonly replaced: readonly QrCode[];
}

// A member has at most one code on offer, so the new one replaces any other. Null if there were too many, or none can be
// told from the others.
const begin = async (work: Work, qr: NewQr): Promise<Begun | null> => {
  const { sql, memberId, now } = work;
  if (await isOneTooMany(work)) return null;
  const expiresAt = new Date(now.getTime() + qrMinutes[qr.method] * 60_000);
  const amount = await amountToAsk(work, { ...qr, expiresAt });
  if (amount === null) return null;
  const ended = endLiveQrs(sql, memberId, now);
  const inserted = insertQr(sql, {
    memberId,
    qrcodeId: qr.qrcodeId,
    bankCode: qr.method,
    amount,
    reference: qr.reference,
    customer: qr.payer.customer,
    createdAt: now,
    expiresAt,
    dueAt: new Date(now.getTime() + makingMs),
  });
  const [replaced] = await Promise.all([ended, inserted]);
  work.audit(`qr ${qr.qrcodeId}`, { method: qr.method, amount: amount.toString(), replaced: replaced.length });
  return { amount, replaced };
};

const give = async (work: Work, qr: NewQr, made: PaymentQr): Promise<QrCode | null> => {
  const { memberId, now } = work;
  const latest = now.getTime() + qrMinutes[qr.method] * 60_000;
  const expiresAt = new Date(Math.min(made.expiresAt.getTime(), latest));
  const dueAt = new Date(now.getTime() + inquiryPaceMs);
  const opened = await updateQrOpened(work.sql, {
    memberId,
    qrcodeId: qr.qrcodeId,
    payload: made.payload,
    gatewayReference: made.gatewayReference,
    expiresAt,
    dueAt,
  });
  if (opened !== null) work.audit(`qr ${qr.qrcodeId}`, { given: true });
  return opened;
};

const fail = (work: Work, qr: NewQr): Promise<void> => {
  work.audit(`qr ${qr.qrcodeId}`, { failed: true });
  return endQr(work.sql, { memberId: work.memberId, qrcodeId: qr.qrcodeId, status: 'FAILED', at: work.now });
};

const make = async (
  { context, steps }: Asked<CreateQr> & { readonly steps: Steps },
  flow: QrFlow,
  qr: NewQr,
): Promise<AnswerOf<CreateQr>> => {
  const begun = await steps.inTransaction((work) => begin(work, qr));
  if (begun === null) return noQr('QR_FAIL');
  const [made] = await Promise.all([
    flow.port.createQr({
      reference: qr.reference,
      amount: begun.amount,
      expiresInMs: qrMinutes[qr.method] * 60_000,
      payer: qr.payer,
    }),
    cancelAtGateway(context, begun.replaced),
  ]);
  if (made.kind !== 'done') {
    await steps.inTransaction((work) => fail(work, qr));
    return noQr('QR_FAIL');
  }
  const opened = await steps.inTransaction((work) => give(work, qr, made.value));
  return opened === null ? noQr('QR_FAIL') : recordOf(opened);
};

// Offers a code to pay the amount with. Moves no money: only a bank's record does.
export const createQr: WriteInSteps<CreateQr> = async (asked) => {
  const { context, question } = asked;
  const { bankCode, amount } = question;
  const { memberId } = asked.member;
  const flow = await qrFlowOf(asked, bankCode);
  if (!isQrAmount(flow.method, amount, context.settings)) return noQr('QR_FAIL');
  // Before the gateway hears of the member; the transaction counts again.
  const mayIntroduce = async () => !(await isOneTooMany({ sql: context.database, memberId, now: context.now() }));
  const payer = await bindPayer({ context, steps: asked.steps, memberId, mayIntroduce }, flow);
  if (payer === null) return noQr('QR_FAIL');
  const qrcodeId = context.newId();
  const reference = paymentReferenceOf(qrcodeId);
  return make(asked, flow, { qrcodeId, reference, method: flow.method, amount, payer, own: flow.own });
};
