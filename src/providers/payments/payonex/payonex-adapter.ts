import { createOutbound, type OutboundSettings } from '../../outbound.ts';
import { refused, unknown } from '../../outcome.ts';
import { isPaymentReference, type PaymentPort } from '../port.ts';
import { createPayonexClient } from './payonex-client.ts';
import {
  customerQuestion,
  depositQuestion,
  readCallback,
  readCustomerAnswer,
  readDepositAnswer,
  readTransactionAnswer,
} from './payonex-translate.ts';

export interface PayonexSettings extends OutboundSettings {
  // The two halves of our login; the second is the secret one.
  accessKey: string;
  secretKey: string;
  // Where the gateway sends its callbacks: /hooks/payonex at our public address.
  callbackUrl: string;
  lateMoneyWindowMs?: number;
  now?: () => Date;
}

// Its people may take days to decide about money that they hold.
const usualWindowMs = 7 * 24 * 60 * 60_000;

export const createPayonex = (settings: PayonexSettings): PaymentPort => {
  const { accessKey, secretKey, callbackUrl, lateMoneyWindowMs = usualWindowMs, now = () => new Date() } = settings;
  const client = createPayonexClient(createOutbound(settings), { accessKey, secretKey }, now);
  return {
    lateMoneyWindowMs,
    introduce: async (payer) => {
      const question = customerQuestion(payer);
      return readCustomerAnswer(await client.customer(question), question);
    },
    createQr: async (order) => {
      const { customer } = order.payer;
      if (!isPaymentReference(order.reference)) return refused('reference form');
      if (customer === null) return refused('no customer');
      const latestMs = now().getTime() + order.expiresInMs;
      const question = depositQuestion({ ...order, payer: { ...order.payer, customer } }, callbackUrl);
      return readDepositAnswer(await client.deposit(question), { amount: order.amount, latestMs });
    },
    inquire: async (asked) =>
      asked.gatewayReference === null
        ? unknown('no gateway reference')
        : readTransactionAnswer(await client.transaction(asked.gatewayReference), asked),
    // The gateway has no such call: its codes expire automatically.
    cancel: () => Promise.resolve(refused('no cancel')),
    readNotice: (raw) => readCallback(raw.body),
  };
};
