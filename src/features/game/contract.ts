import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { codeField, instantField, limitField, messageAnswer, pageField, textField } from '#contract/shapes.ts';
import { amountField, shownAmountField } from '#money/money-wire.ts';

const slotQuestion = { slotCode: codeField() };

export const activateGame = endpoint({
  ask: 'GET /api/wallet/activate/{slotCode}',
  who: 'member',
  effect: 'write',
  question: slotQuestion,
  answer: messageAnswer,
  refuses: ['NO_GAME', 'SLOT_ALREADY_ACTIVE', 'SLOT_ACTIVATE_FAIL'],
  about: 'Opens the member’s account at a game.',
});

export const getGameCredential = endpoint({
  ask: 'GET /api/wallet/account/{slotCode}',
  who: 'member',
  effect: 'read',
  question: slotQuestion,
  answer: z.object({
    username: z.string(),
    password: z.string(),
    event: z.optional(z.record(z.string(), z.string())),
  }),
  refuses: ['NO_GAME', 'SLOT_NO_ACCOUNT'],
  about: 'Username and password of the member’s game account.',
});

export const resetGamePassword = endpoint({
  ask: 'GET /api/wallet/resetpassword/{slotCode}',
  who: 'member',
  effect: 'write',
  question: slotQuestion,
  answer: messageAnswer,
  refuses: ['NO_GAME', 'SLOT_NO_ACCOUNT', 'SLOT_RESET_PASSWORD_FAIL', 'REQUEST_LIMIT_1MIN'],
  about: 'Gives the game account a new password; at most once a minute per game.',
});

const autoLoginRefusals = ['NO_GAME', 'SLOT_NO_ACCOUNT', 'NOT_AREASLOT'] as const;
const credentialText = () => z.string().check(z.minLength(1), z.maxLength(100));

// The games with a listed auto-login call, by the lower-case name in its path.
export const autoLoginGames = ['pg', 'betflix', 'areaslot', 'joker2', 'huayhd'] as const;
export const autoLoginGamesWithPassword = ['askmebet', 'imi', 'usun', 'circus', 'slotracha', 'pgslot'] as const;

export const autoLogin = endpoint({
  ask: 'GET /api/autoLogin/{game}/{username}',
  who: 'member',
  effect: 'write',
  question: { game: codeField(), username: credentialText() },
  answer: z.string(),
  refuses: autoLoginRefusals,
  about: 'A link that opens the game for the member’s own account.',
});

export const autoLoginWithPassword = endpoint({
  ask: 'GET /api/autoLogin/{game}/{username}/{password}',
  who: 'member',
  effect: 'write',
  question: { game: codeField(), username: credentialText(), password: credentialText() },
  answer: z.string(),
  refuses: autoLoginRefusals,
  about: 'A link that opens the game for the member’s own account; the password must be the stored one.',
});

const heldStatuses = ['OPEN', 'SECOND', 'REFUSED', 'ACCEPTED', 'GONE'] as const;
const staffPassword = () => z.string().check(z.minLength(1), z.maxLength(200));

const heldPlayLine = z.object({
  memberId: z.string(),
  heldId: z.string(),
  memberName: z.string(),
  // Masked to the last four digits.
  memberPhone: z.string(),
  code: z.string(),
  status: z.enum(heldStatuses),
  reason: z.enum(['LIMIT', 'TRANSFER']),
  // What the game shows beyond what is booked; below zero where it shows less.
  amount: shownAmountField(),
  bookedAmount: shownAmountField(),
  currency: z.enum(['LAK', 'BAHT']),
  transferId: z.nullable(z.string()),
  note: z.nullable(z.string()),
  needsTwo: z.boolean(),
  noticedAt: instantField(),
  seenAt: instantField(),
});
export type HeldPlayLine = z.output<typeof heldPlayLine>;

export const officeListHeldPlays = endpoint({
  ask: 'GET /api/held-plays',
  who: 'staff',
  may: ['finance', 'manager', 'auditor'],
  effect: 'read',
  question: { view: z.enum(['open', 'decided']), page: pageField(), limit: limitField() },
  answer: z.object({
    counts: z.object({ open: z.number() }),
    oldestAt: z.nullable(instantField()),
    hasMore: z.boolean(),
    plays: z.array(heldPlayLine),
  }),
  refuses: [],
  about: 'Back office: wins a game shows that are not booked until a person has looked (oldest first).',
});

const heldPlayKey = () => ({ memberId: z.uuid(), heldId: z.uuid() });

export const officeAcceptHeldPlay = endpoint({
  ask: 'POST /api/held-plays/{memberId}/{heldId}/accept',
  who: 'staff',
  may: ['finance', 'manager'],
  effect: 'claim',
  question: { ...heldPlayKey(), amount: amountField(), password: staffPassword() },
  answer: z.object({ message: z.string(), status: z.enum(heldStatuses) }),
  refuses: ['NO_DATA', 'WRONG_PASSWORD', 'SAME_PERSON', 'DECIDED_ALREADY'],
  about: 'Back office: books a held win as play; above the threshold a second person has to accept it as well.',
});

export const officeRefuseHeldPlay = endpoint({
  ask: 'POST /api/held-plays/{memberId}/{heldId}/refuse',
  who: 'staff',
  may: ['finance', 'manager'],
  effect: 'claim',
  question: { ...heldPlayKey(), note: textField(500) },
  answer: z.object({ message: z.string(), status: z.enum(heldStatuses) }),
  refuses: ['NO_DATA', 'DECIDED_ALREADY'],
  about:
    'Back office: does not believe a held win; nothing is booked, and the account stays marked while the game shows it.',
});
