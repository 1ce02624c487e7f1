import { randomInt } from 'node:crypto';
import { createOutbound, type OutboundSettings } from '../../outbound.ts';
import { done, refused } from '../../outcome.ts';
import { isPaymentReference, type PaymentPort } from '../port.ts';
import { createKbankQrClient } from './kbank-qr-client.ts';
import {
  originQuestion,
  readCallback,
  readCancelAnswer,
  readInquiryAnswer,
  readRequestAnswer,
  requestQuestion,
} from './kbank-qr-translate.ts';

export interface KbankQrSettings extends OutboundSettings {
  // KBank identifies a partner by id and secret, a shop by its merchant id, and the program by consumer id and secret.
  // The last three are set only if the bank issued separate ones.
  partnerId: string;
  partnerSecret: string;
  merchantId?: string;
  consumerId?: string;
  consumerSecret?: string;
  now?: () => Date;
}

// The bank ends its codes ten minutes after it made them; no request field changes that.
const lifeMs = 10 * 60_000;
const smallest = 1n;

const freshUid = (): string =>
  Array.from({ length: 15 }, () => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[randomInt(32)]).join('');

export const createKbankQr = (settings: KbankQrSettings): PaymentPort => {
  const { partnerId, partnerSecret, merchantId = partnerId } = settings;
  const now = settings.now ?? (() => new Date());
  const partner = { partnerId, partnerSecret, merchantId };
  const client = createKbankQrClient(
    createOutbound(settings),
    { consumerId: settings.consumerId ?? partnerId, consumerSecret: settings.consumerSecret ?? partnerSecret },
    now,
  );
  const about = (origin: string) => originQuestion({ partner, partnerTxnUid: freshUid(), requestedAt: now(), origin });

  return {
    introduce: null,
    lateMoneyWindowMs: 72 * 60 * 60_000,
    createQr: async ({ reference, amount, expiresInMs }) => {
      if (!isPaymentReference(reference)) return refused('reference form');
      if (amount < smallest) return refused('amount');
      const requestedAt = now();
      const question = requestQuestion({ partner, partnerTxnUid: reference, requestedAt, amount });
      const read = readRequestAnswer(await client.request(question), { question, reference, amount });
      if (read.kind !== 'done') return read;
      const expiresAt = new Date(requestedAt.getTime() + Math.min(expiresInMs, lifeMs));
      return done({ payload: read.value.payload, gatewayReference: reference, expiresAt });
    },
    inquire: async ({ reference }) => {
      const question = about(reference);
      return readInquiryAnswer(await client.inquiry(question), question);
    },
    cancel: async ({ reference }) => {
      const question = about(reference);
      return readCancelAnswer(await client.cancel(question), question);
    },
    readNotice: (raw) => readCallback(raw.body),
  };
};
