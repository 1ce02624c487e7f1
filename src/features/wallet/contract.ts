import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { extraField, instantField } from '#contract/shapes/first-shapes.ts';
import { shownAmountField } from '#money/money-wire.ts';

export const gameAccountShape = z.object({
  code: z.string(),
  name: z.string(),
  // slot, sport or lotto; the app shows an unlisted "casino" with sport.
  category: z.string(),
  isActive: z.boolean(),
  // false for a game taken off the list at which the member still has money: money can only leave it.
  isListed: z.optional(z.boolean()),
  // true while the provider shows a win that staff review first: amount is what is booked.
  isBeingChecked: z.optional(z.boolean()),
  // true once staff have not confirmed that win and the provider still shows it.
  isNotConfirmed: z.optional(z.boolean()),
  amount: shownAmountField(),
  // Exists while the game has not answered about the balance: amount is then what was confirmed at readAt (null: never).
  // isAwaited: the answer may still come, so that the wallet is worth reading again.
  late: z.optional(z.object({ readAt: z.nullable(instantField()), isAwaited: z.boolean() })),
  // Of an account with money: when the member last moved money there, opened the game, or won or lost.
  lastUsedAt: z.optional(z.nullable(instantField())),
  // Exists while the game is slow, under maintenance or closed to money: since when it is not well, until when staff
  // have closed it, and what they say about it. Money can be moved from it to the wallet all the same.
  standing: z.optional(
    z.object({
      state: z.enum(['SLOW', 'MAINTENANCE', 'CLOSED']),
      wellAt: z.nullable(instantField()),
      until: z.nullable(instantField()),
      text: z.nullable(z.object({ th: z.string(), la: z.string(), en: z.string() })),
    }),
  ),
  ftWalletSlot: z.number(),
  logo: z.nullable(z.string()),
  background: z.nullable(z.string()),
  web: z.nullable(z.string()),
  android: z.nullable(z.string()),
  ios: z.nullable(z.string()),
});
export type GameAccount = z.output<typeof gameAccountShape>;

export const walletAnswer = z.object({
  profile: z.object({
    _id: z.string(),
    username: z.string(),
    name: z.string(),
    createdAt: instantField(),
    coin: z.number(),
    currency: z.optional(z.enum(['LAK', 'BAHT'])),
  }),
  bankAccount: z.nullable(
    z.object({
      bank: z.object({ nameTH: z.string(), nameEN: z.string() }),
      bankAccountName: z.string(),
      bankAccountNo: z.string(),
      bankCode: z.string(),
    }),
  ),
  wallet: z.object({ amount: shownAmountField() }),
  // Exists while money has left the wallet or a game and has not arrived where it goes: of withdrawals and transfers.
  inProgress: z.optional(shownAmountField()),
  invite: z.object({ amount: shownAmountField(), percentSuccess: z.number(), percentFail: z.number() }),
  slots: z.array(gameAccountShape),
});
export type WalletAnswer = z.output<typeof walletAnswer>;

export const walletCalls = {
  get: endpoint({
    at: 'GET /api/wallet',
    who: 'member',
    effect: 'read',
    question: {},
    answer: walletAnswer,
    refuses: [],
    about:
      'Profile, bank account, main wallet, invite bonus and all game accounts of the member. `ftWalletSlot` is how many units of the game one unit of the wallet is. `late` exists while a game has not answered about its balance: `amount` is then what it confirmed at `readAt`. `inProgress` exists while money of withdrawals and transfers has left and has not arrived. `standing` exists while a game is slow, under maintenance or closed to transfers in.',
  }),

  refreshSlots: endpoint({
    at: 'GET /api/wallet/refresh/slot',
    who: 'member',
    effect: 'write',
    question: {},
    answer: z.object({ message: z.string(), slots: extraField(z.array(gameAccountShape), []) }),
    refuses: [],
    about:
      'Queries the balance of every game not queried in the last 10 s, and answers within 3 s. A game that is slower keeps its last known amount, says so in `late`, and its balance is stored when it comes.',
  }),
};
