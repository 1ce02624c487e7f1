import { createOutbound, type OutboundSettings } from '../../outbound.ts';
import { refused } from '../../outcome.ts';
import { isPaymentReference, type PaymentPort } from '../port.ts';
import { createBearerGatewayClient } from './bearer-gateway-client.ts';
import {
  orderQuestion,
  readCallback,
  readCancelAnswer,
  readFoundAnswer,
  readOrderAnswer,
} from './bearer-gateway-translate.ts';

export interface BearerGatewaySettings extends OutboundSettings {
  // Under which name its payment numbers are stored: the code of the deposit method.
  gateway: string;
  // Anyone who sends this token is accepted; it never expires.
  token: string;
  lateMoneyWindowMs?: number;
  now?: () => Date;
}

const usualWindowMs = 72 * 60 * 60_000;

export const createBearerGateway = (settings: BearerGatewaySettings): PaymentPort => {
  const { gateway, token, lateMoneyWindowMs = usualWindowMs, now = () => new Date() } = settings;
  const client = createBearerGatewayClient(createOutbound(settings), token);
  return {
    introduce: null,
    lateMoneyWindowMs,
    createQr: async (order) => {
      if (!isPaymentReference(order.reference)) return refused('reference form');
      const requestedAt = now();
      return readOrderAnswer(await client.create(orderQuestion(order)), { ...order, requestedAt });
    },
    inquire: async ({ reference }) => readFoundAnswer(await client.find(reference), { reference, gateway }),
    cancel: async ({ reference }) => readCancelAnswer(await client.cancel(reference), reference),
    readNotice: (raw) => readCallback(raw.body),
  };
};
