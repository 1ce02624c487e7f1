import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { queuePage, queueQuestion } from '#contract/queue-page.ts';
import { codeField, currencyField, textField } from '#contract/shapes/fields.ts';
import { instantField, messageAnswer } from '#contract/shapes/first-shapes.ts';
import { shownAmountField } from '#money/money-wire.ts';

export const gameMoneyViews = ['unexplained', 'explained'] as const;

const comparisonKinds = ['AGREES', 'PLAY', 'TRANSFER', 'HELD', 'UNCLEAR', 'SILENT', 'NO_PLAYER'] as const;

const gameMoneyLine = z.object({
  memberId: z.string(),
  memberName: z.string(),
  code: z.string(),
  kind: z.enum(comparisonKinds),
  bookedAmount: shownAmountField(),
  // Null if the game has never answered.
  providerAmount: z.nullable(shownAmountField()),
  currency: currencyField(),
  since: instantField(),
});
export type GameMoneyLine = z.output<typeof gameMoneyLine>;

const memberGame = z.object({
  code: z.string(),
  bookedAmount: shownAmountField(),
  inTransit: shownAmountField(),
  // The last comparison; null for an account that was never read.
  kind: z.nullable(z.enum(comparisonKinds)),
  providerAmount: z.nullable(shownAmountField()),
  since: z.nullable(instantField()),
  comparedAt: z.nullable(instantField()),
  answeredAt: z.nullable(instantField()),
  // Won less lost since the last midnight in Bangkok.
  playToday: shownAmountField(),
});
export type MemberGame = z.output<typeof memberGame>;

const dayOfPlay = z.object({
  // 2026-11-20, in Bangkok.
  day: z.string(),
  code: z.string(),
  net: shownAmountField(),
  // The turnover; null where only the net result is known.
  stake: z.nullable(shownAmountField()),
  rounds: z.nullable(z.number()),
  // By the provider's list of rounds, or by differences of balances.
  source: z.enum(['pulled', 'derived']),
});

const memberTransfer = z.object({
  transferId: z.string(),
  code: z.string(),
  direction: z.enum(['in', 'out']),
  amount: shownAmountField(),
  status: z.string(),
  createdAt: instantField(),
  endedAt: z.nullable(instantField()),
});

export const transferOfficeCalls = {
  listGameMoney: endpoint({
    at: 'GET /api/game-money',
    who: 'staff',
    may: ['support', 'finance', 'manager', 'auditor'],
    effect: 'read',
    question: queueQuestion(gameMoneyViews),
    answer: queuePage(gameMoneyViews, gameMoneyLine),
    refuses: [],
    about: 'Back office: lists game accounts whose balance is not what the books say, oldest first.',
  }),

  getGameMoney: endpoint({
    at: 'GET /api/game-money/{memberId}',
    who: 'staff',
    may: ['support', 'finance', 'manager', 'auditor'],
    effect: 'read',
    question: { memberId: z.uuid() },
    answer: z.object({
      memberId: z.string(),
      memberName: z.string(),
      // Masked to the last four digits.
      memberPhone: z.string(),
      currency: currencyField(),
      wallet: shownAmountField(),
      games: z.array(memberGame),
      // The last seven days on which the member played, by game.
      days: z.array(dayOfPlay),
      // The last twenty.
      transfers: z.array(memberTransfer),
    }),
    refuses: ['NO_DATA'],
    about: 'Back office: what a member has at each game, there and in the books, with the last transfers.',
  }),

  compareGames: endpoint({
    at: 'POST /api/game-money/{memberId}/compare',
    who: 'staff',
    may: ['support', 'finance', 'manager'],
    effect: 'write',
    question: { memberId: z.uuid() },
    answer: messageAnswer,
    refuses: ['NO_DATA'],
    about: 'Back office: queries all games of a member for their balance now; what was won or lost is booked.',
  }),

  compareAll: endpoint({
    at: 'POST /api/game-money/compare',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'write',
    question: {},
    answer: z.object({ message: z.string(), accounts: z.number() }),
    refuses: [],
    about: 'Back office: makes all game accounts with money due for a comparison; a job reads them, game by game.',
  }),

  bringHome: endpoint({
    at: 'POST /api/game-money/{memberId}/{code}/home',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'write',
    question: { memberId: z.uuid(), code: codeField(), note: textField(500) },
    // PENDING: the game's outcome is not known yet; an inquiry will end the transfer.
    answer: z.object({ message: z.string(), status: z.enum(['SUCCESS', 'PENDING']) }),
    refuses: ['NO_DATA', 'EVIDENCE_MISSING', 'MONEY_NOT_ENOUGH', 'TRANSFER_FAIL'],
    about: 'Back office: moves all money of a member at one game to the member’s wallet, with a reason.',
  }),
};
