import { createOutbound, type OutboundSettings } from '../../outbound.ts';
import { unknown } from '../../outcome.ts';
import type { GiftQuestion, WalletLinkPort } from '../port.ts';
import { createTruemoneyGiftClient } from './truemoney-gift-client.ts';
import { readRedeemed, readVerified } from './truemoney-gift-translate.ts';

// The gift page has no secret: anyone who knows a link can take the gift, into any wallet.
export type TruemoneyGiftSettings = OutboundSettings;

// The page documents neither; a gift lives 72 hours.
const lateArrivalWindowMs = 60_000;
const remembersForMs = 72 * 60 * 60_000;

const isSafe = ({ hash, mobile }: GiftQuestion): boolean =>
  /^[0-9A-Za-z]{1,64}$/.test(hash) && /^[0-9]{10}$/.test(mobile);

export const createTruemoneyGift = (settings: TruemoneyGiftSettings): WalletLinkPort => {
  const client = createTruemoneyGiftClient(createOutbound(settings));
  return {
    verify: async (question) =>
      isSafe(question) ? readVerified(await client.verify(question), question) : unknown('hash form'),
    redeem: async (question) =>
      isSafe(question) ? readRedeemed(await client.redeem(question), question) : unknown('hash form'),
    lateArrivalWindowMs,
    remembersForMs,
  };
};
