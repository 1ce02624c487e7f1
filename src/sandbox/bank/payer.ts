import type { Currency } from '#money/currency.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { Notices } from '../notices.ts';
import { feedLineOf, type BankBook, type Party, type Transfer, type TransferOrder } from './bank.ts';
import { registeredAt } from './registered-at.ts';
import { readQrPayload } from './read-qr-payload.ts';

export type Paid = { kind: 'paid'; transfer: Transfer } | { kind: 'refused'; error: string };

export interface QrPayment {
  payload: string;
  from: Party;
  // Only if the payload has no amount, or to force an amount other than the payload's.
  amount?: bigint;
  at?: Date;
  // Like a careful banking app: refuses codes that are used, expired or cancelled, and keeps the QR code's amount.
  isStrict: boolean;
}

export interface Payer {
  transfer(order: { from: Party; to: Party; amount: bigint; currency: Currency; at?: Date }): Transfer;
  payQr(payment: QrPayment): Paid;
  // The receiving bank sends a payout back to the account that paid it, whole and once, as money from itself.
  returnPayout(reference: string): Paid;
}

// The account of a bank from which it returns what it could not deliver.
const returnsAccountNo = '0000000000';

const refusal = (error: string): Paid => ({ kind: 'refused', error });

// What a person does in a banking app, and the notices that follow.
export const createPayer = (parts: { bank: BankBook; gateway: Gateway; notices: Notices }): Payer => {
  const { bank, gateway, notices } = parts;

  const notifyReceiver = (transfer: Transfer): void =>
    notices.send({
      service: 'bank',
      code: transfer.to.bankCode,
      path: '/hooks/bank',
      signedBy: 'bank',
      content: (noticeId) => ({ noticeId, lines: [feedLineOf(transfer)] }),
    });

  const send = (order: TransferOrder): Transfer => {
    const transfer = bank.transfer(order);
    notifyReceiver(transfer);
    return transfer;
  };
  const pay = (order: TransferOrder): Paid => ({ kind: 'paid', transfer: send(order) });

  const isReturned = (payout: Transfer): boolean =>
    bank.linesOf(payout.from).some(({ kind, ref1 }) => kind === 'return' && ref1 === payout.reference);

  return {
    returnPayout: (reference) => {
      const payout = bank.find(reference);
      if (payout?.kind !== 'payout') return refusal('PAYOUT_UNKNOWN');
      if (isReturned(payout)) return refusal('PAYOUT_RETURNED');
      const { from: to, amount, currency } = payout;
      const from: Party = { bankCode: payout.to.bankCode, accountNo: returnsAccountNo, name: 'RETURNED PAYMENTS' };
      return pay({ kind: 'return', from, to, amount, currency, ref1: reference });
    },
    transfer: (order) => send({ ...order, kind: 'transfer' }),
    payQr: (payment) => {
      const qr = readQrPayload(payment.payload);
      if (qr === null) return refusal('QR_NOT_PAYABLE');
      const amount = payment.amount ?? qr.amount;
      if (amount === null || amount <= 0n) return refusal('AMOUNT_MISSING');
      const order = { from: payment.from, amount, currency: qr.currency, ...(payment.at ? { at: payment.at } : {}) };
      if (qr.target.kind === 'proxy') {
        const { accountNo } = qr.target;
        const to: Party = registeredAt(accountNo) ?? { bankCode: 'PROMPTPAY', accountNo, name: 'PromptPay' };
        return pay({ ...order, to, kind: 'promptpay' });
      }
      if (qr.target.kind === 'merchant') {
        const to = registeredAt(qr.target.number);
        return to === null ? refusal('QR_UNKNOWN_MERCHANT') : pay({ ...order, to, kind: 'transfer' });
      }
      const { billerId, ref1 } = qr.target;
      const own = registeredAt(billerId);
      if (own !== null) return pay({ ...order, to: own, kind: 'bill', ref1 });
      const objection =
        gateway.blockOf({ billerId, ref1 }) ??
        (payment.isStrict ? gateway.objectionTo({ billerId, ref1, amount }) : null);
      if (objection !== null) return refusal(objection);
      const transfer = bank.transfer({ ...order, to: gateway.merchantOf(billerId), kind: 'bill', ref1 });
      gateway.recordPayment(transfer);
      return { kind: 'paid', transfer };
    },
  };
};
