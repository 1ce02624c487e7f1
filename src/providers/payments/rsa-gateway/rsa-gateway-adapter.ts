import { createHash } from 'node:crypto';
import { createOutbound, type OutboundSettings } from '../../outbound.ts';
import { refused } from '../../outcome.ts';
import { isPaymentReference, type PaymentPort } from '../port.ts';
import { createRsaGatewayClient } from './rsa-gateway-client.ts';
import {
  aboutQuestion,
  orderQuestion,
  readCallback,
  readCloseAnswer,
  readOrderAnswer,
  readQueryAnswer,
  signedTextOf,
} from './rsa-gateway-translate.ts';
import { isSignedBy, privateKeyFrom, publicKeyFrom } from './rsa-signature.ts';

export interface RsaGatewaySettings extends OutboundSettings {
  // Under which name its payment numbers are stored: the code of the deposit method.
  gateway: string;
  merchantId: string;
  // Our key signs every request; the gateway's key is what its callbacks must be signed with.
  privateKey: string;
  gatewayPublicKey: string;
  lateMoneyWindowMs?: number;
  now?: () => Date;
}

const usualWindowMs = 72 * 60 * 60_000;
const freshForMs = 5 * 60_000;
const rememberedMax = 10_000;

// What the callbacks that are still fresh had signed: one that comes again was recorded and sent by somebody else. The
// gateway signs each delivery at its own time, and its signature can be written in several ways.
const createReplayGuard = () => {
  const seen = new Map<string, number>();
  return (signedText: string, now: number): boolean => {
    for (const [known, at] of seen) {
      if (now - at <= 2 * freshForMs && seen.size < rememberedMax) break;
      seen.delete(known);
    }
    const digest = createHash('sha256').update(signedText).digest('base64');
    if (seen.has(digest)) return false;
    seen.set(digest, now);
    return true;
  };
};

export const createRsaGateway = (settings: RsaGatewaySettings): PaymentPort => {
  const { gateway, merchantId, lateMoneyWindowMs = usualWindowMs, now = () => new Date() } = settings;
  const gatewayKey = publicKeyFrom(settings.gatewayPublicKey);
  const client = createRsaGatewayClient({
    outbound: createOutbound(settings),
    key: privateKeyFrom(settings.privateKey),
    now,
  });
  const isFirst = createReplayGuard();
  return {
    introduce: null,
    lateMoneyWindowMs,
    createQr: async (order) => {
      if (!isPaymentReference(order.reference)) return refused('reference form');
      const requestedAt = now();
      return readOrderAnswer(await client.create(orderQuestion(merchantId, order)), { ...order, requestedAt });
    },
    inquire: async ({ reference }) =>
      readQueryAnswer(await client.query(aboutQuestion(merchantId, reference)), { reference, gateway }),
    cancel: async ({ reference }) =>
      readCloseAnswer(await client.close(aboutQuestion(merchantId, reference)), reference),
    readNotice: (raw) => {
      const signed = signedTextOf(raw);
      const nowMs = now().getTime();
      if (signed === null || Math.abs(nowMs - signed.at) > freshForMs) return null;
      if (!isSignedBy(signed.text, signed.signature, gatewayKey) || !isFirst(signed.text, nowMs)) return null;
      return readCallback(raw.body, merchantId);
    },
  };
};
