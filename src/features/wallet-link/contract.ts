import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { textField } from '#contract/shapes.ts';
import { shownAmountField } from '#money/money-wire.ts';

export const walletLinkStatuses = ['RESERVED', 'SENDING', 'UNKNOWN', 'REVIEW', 'CREDITED', 'REFUSED'] as const;
export type WalletLinkStatus = (typeof walletLinkStatuses)[number];

export const walletLinkCalls = {
  send: endpoint({
    at: 'POST /api/wallet/truelink',
    who: 'member',
    effect: 'keyed',
    // base64 of 12 random bytes, then the link under AES-256-GCM with its tag.
    question: { link: textField(2000) },
    // Extras of a backend: status PENDING while the provider's outcome is not known, and how much came in.
    answer: z.object({
      message: z.string(),
      status: z.optional(z.string()),
      amount: z.optional(shownAmountField()),
    }),
    refuses: ['TRUELINK_DUPLICATE', 'TRUELINK_INVALID', 'NO_WALLET'],
    about: 'Deposits what a gift link holds for one receiver.',
  }),
};
