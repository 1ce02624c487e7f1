import { createHmac, timingSafeEqual } from 'node:crypto';
import { createOutbound, type OutboundSettings } from '../../outbound.ts';
import type { BankNotice, BankPort, RawNotice } from '../port.ts';
import { createStatementFeedClient } from './statement-feed-client.ts';
import {
  payoutQuestion,
  readFeedAnswer,
  readNoticeBody,
  readPayoutAnswer,
  readPayoutState,
} from './statement-feed-translate.ts';

export interface StatementFeedSettings extends OutboundSettings {
  // Signs our calls to the bank and the bank's notices to us; neither transmits it.
  secret: string;
  now?: () => Date;
}

const noticeFreshForMs = 5 * 60_000;
const bodyCharactersMax = 100_000;
// After our timeout, the bank may still carry out a request it accepted, for up to a minute.
const lateArrivalAfterTimeoutMs = 60_000;
const remembersForMs = 72 * 60 * 60_000;

const signatureFits = (raw: RawNotice, timestamp: string, secret: string): boolean => {
  const signature = raw.headers['x-bank-signature'] ?? '';
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.${raw.body}`).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
};

const readSigned = (raw: RawNotice, settings: StatementFeedSettings): BankNotice => {
  const timestamp = raw.headers['x-bank-timestamp'] ?? '';
  if (!/^\d{10}$/.test(timestamp) || raw.body.length > bodyCharactersMax) return { ok: false, reason: 'form' };
  if (!signatureFits(raw, timestamp, settings.secret)) return { ok: false, reason: 'signature' };
  const now = settings.now?.() ?? new Date();
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > noticeFreshForMs) return { ok: false, reason: 'stale' };
  return { ok: true, ...readNoticeBody(raw.body) };
};

export const createStatementFeed = (settings: StatementFeedSettings): BankPort => {
  const client = createStatementFeedClient({
    outbound: createOutbound(settings),
    basePath: new URL(settings.baseUrl).pathname.replace(/\/$/, ''),
    secret: settings.secret,
    now: settings.now ?? (() => new Date()),
  });
  return {
    lateArrivalWindowMs: (settings.timeoutMs ?? 10_000) + lateArrivalAfterTimeoutMs,
    remembersForMs,
    readNotice: (raw) => readSigned(raw, settings),
    feed: async (question) => readFeedAnswer(await client.lines(question), question),
    payOut: async (payout) => {
      const question = payoutQuestion(payout);
      return readPayoutAnswer(await client.payOut(question), question);
    },
    queryPayout: async (question) => readPayoutState(await client.payout(question), question),
  };
};
