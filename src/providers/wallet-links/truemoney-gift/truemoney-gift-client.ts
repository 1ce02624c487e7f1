import { jsonBody, type Answered, type Outbound } from '../../outbound.ts';
import type { Unknown } from '../../outcome.ts';
import type { GiftQuestion } from '../port.ts';

export interface TruemoneyGiftClient {
  verify(question: GiftQuestion): Promise<Answered | Unknown>;
  redeem(question: GiftQuestion): Promise<Answered | Unknown>;
}

const pathOf = ({ hash }: GiftQuestion, act: string): string => `/campaign/vouchers/${hash}/${act}`;

// The two calls of the gift page, one method each. The translation decides what an answer means.
export const createTruemoneyGiftClient = (outbound: Outbound): TruemoneyGiftClient => ({
  verify: (question) =>
    outbound.call({ method: 'GET', path: pathOf(question, 'verify'), query: { mobile: question.mobile } }),
  redeem: (question) =>
    outbound.call({
      method: 'POST',
      path: pathOf(question, 'redeem'),
      body: jsonBody({ mobile: question.mobile, voucher_hash: question.hash }),
      movesMoney: true,
    }),
});
