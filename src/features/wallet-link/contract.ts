import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { textField } from '#contract/shapes/fields.ts';
import { shownAmountField } from '#money/money-wire.ts';

export const walletLinkStatuses = ['RESERVED', 'SENDING', 'UNKNOWN', 'REVIEW', 'CREDITED', 'REFUSED'] as const;
export type WalletLinkStatus = (typeof walletLinkStatuses)[number];

export const walletLinkCalls = {
  send: endpoint({
    at: 'POST /api/wallet/truelink',
    who: 'member',
    effect: 'keyed',
    question: { link: textField(2000) },
    answer: z.object({
      message: z.string(),
      status: z.optional(z.string()),
      amount: z.optional(shownAmountField()),
      id: z.optional(z.string()),
    }),
    refuses: ['TRUELINK_DUPLICATE', 'TRUELINK_INVALID', 'NO_WALLET'],
    about:
      'Deposits the money of a gift link. `link` is base64 of 12 random bytes and the address, encrypted by AES-256-GCM under the SHA-256 of VITE_ENCRYPTION_SECRET, with its tag. `status` is PENDING while the outcome is unknown, and `id` then names its line of the statement; `amount` is what came in.',
  }),
};
