import { toDecimalText } from '#money/money-wire.ts';
import { writeEmvCode, writeTag as tag } from '../emv-code.ts';
import { done, refused } from '../outcome.ts';
import type { PaymentPort } from './port.ts';

// Who is paid: a biller, whose payments carry our reference, or what is registered for an account with PromptPay: a
// mobile number, a tax number or a wallet, whose payments carry nothing but their amount.
export type PromptPayReceiver =
  | { readonly kind: 'BILLER'; readonly billerId: string }
  | { readonly kind: 'PROXY'; readonly proxy: string };

const billPayment = 'A000000677010112';
const creditTransfer = 'A000000677010111';
const baht = '764';
// What a bank reads back from a bill.
const referenceForm = /^[0-9A-Z]{1,20}$/;

const proxyTag = (proxy: string): string => {
  if (/^0\d{9}$/.test(proxy)) return tag('01', `0066${proxy.slice(1)}`);
  if (/^\d{13}$/.test(proxy)) return tag('02', proxy);
  if (/^\d{15}$/.test(proxy)) return tag('03', proxy);
  throw new Error('no number of PromptPay');
};

const receiverTag = (receiver: PromptPayReceiver, reference: string): string => {
  if (receiver.kind === 'PROXY') return tag('29', tag('00', creditTransfer) + proxyTag(receiver.proxy));
  if (!/^\d{15}$/.test(receiver.billerId)) throw new Error('no id of a biller');
  if (!referenceForm.test(reference)) throw new Error('no reference of a bill');
  return tag('30', tag('00', billPayment) + tag('01', receiver.billerId) + tag('02', reference));
};

// The text of a code for one payment of the amount.
export const promptPayPayload = (qr: {
  readonly receiver: PromptPayReceiver;
  readonly amount: bigint;
  readonly reference: string;
}): string => {
  if (qr.amount <= 0n) throw new Error('a code asks for money');
  return writeEmvCode([
    tag('00', '01'),
    tag('01', '12'),
    receiverTag(qr.receiver, qr.reference),
    tag('53', baht),
    tag('54', toDecimalText(qr.amount)),
    tag('58', 'TH'),
  ]);
};

// Codes that we draw ourselves for an account of ours. No gateway stands behind them: nobody can be queried or instructed to
// cancel, no notice comes, and only the account's own feed shows what was paid.
export const createPromptPay = ({
  receiver,
  now = () => new Date(),
}: {
  readonly receiver: PromptPayReceiver | null;
  readonly now?: () => Date;
}): PaymentPort => ({
  introduce: null,
  createQr: ({ reference, amount, expiresInMs }) => {
    if (receiver === null || amount <= 0n) return Promise.resolve(refused('no code'));
    return Promise.resolve(
      done({
        payload: promptPayPayload({ receiver, amount, reference }),
        gatewayReference: reference,
        expiresAt: new Date(now().getTime() + expiresInMs),
      }),
    );
  },
  inquire: () => Promise.resolve({ kind: 'absent' }),
  cancel: () => Promise.resolve(done({})),
  readNotice: () => null,
  lateMoneyWindowMs: 0,
});
