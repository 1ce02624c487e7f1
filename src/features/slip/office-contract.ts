import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { queuePage, queueQuestion } from '#contract/queue-page.ts';
import { otherPresent, textField } from '#contract/shapes/fields.ts';
import { instantField, passwordField } from '#contract/shapes/first-shapes.ts';
import { staffRoles } from '#contract/staff-roles.ts';
import { amountField, shownAmountField } from '#money/money-wire.ts';
import { slipFailures } from './contract.ts';

// Waiting for a decision, waiting for a second person, under way with the bank, ended.
const openViews = ['waiting', 'second', 'checking'] as const;
export const slipViews = [...openViews, 'ended'] as const;
export type SlipView = (typeof slipViews)[number];

const slipLine = z.object({
  slipId: z.string(),
  // CHECKING, REVIEW, SUCCESS or FAILED.
  status: z.string(),
  // Why it waits for staff, or why it failed.
  reason: z.nullable(z.string()),
  // Null until the bank has said how much it was.
  amount: z.nullable(shownAmountField()),
  currency: z.enum(['LAK', 'BAHT']),
  methodCode: z.string(),
  memberName: z.string(),
  createdAt: instantField(),
  decideBy: z.nullable(instantField()),
  isOverdue: z.boolean(),
  isProposed: z.boolean(),
  endedAt: z.nullable(instantField()),
});
export type OfficeSlipLine = z.output<typeof slipLine>;

const memberDeposit = z.object({
  kind: z.enum(['slip', 'reported']),
  itemId: z.string(),
  // Of a slip as above; of a deposit that the member reported OPEN, CONFIRMED or DROPPED.
  status: z.string(),
  // Why a slip waits for staff, or why it failed.
  reason: z.nullable(z.string()),
  amount: z.nullable(shownAmountField()),
  currency: z.enum(['LAK', 'BAHT']),
  methodCode: z.nullable(z.string()),
  createdAt: instantField(),
  endedAt: z.nullable(instantField()),
  isProposed: z.boolean(),
});
export type MemberDeposit = z.output<typeof memberDeposit>;

// Account numbers are masked to their last four digits, or as the bank masks them.
const party = z.object({ bankCode: z.string(), accountNo: z.string(), name: z.string() });

const slipDetail = z.object({
  slip: slipLine,
  memberId: z.string(),
  memberPhone: z.string(),
  registered: z.nullable(party),
  // What the picture names: whose number it is, and the number; and how many codes were found on it.
  issuer: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  codesFound: z.number(),
  // What the bank answered.
  transfer: z.nullable(
    z.object({ amount: shownAmountField(), paidAt: instantField(), sendingBank: z.string(), from: party, to: party }),
  ),
  inquiries: z.number(),
  lastAnswer: z.nullable(z.string()),
  nextInquiryAt: z.nullable(instantField()),
  hasPicture: z.boolean(),
  // Booked receipts that this money may be.
  candidates: z.array(
    z.object({
      channels: z.array(z.string()),
      amount: shownAmountField(),
      paidAt: instantField(),
      payerName: z.string(),
      place: z.enum(['CREDITED', 'CREDITED_TO_ANOTHER', 'WAITING', 'RETURNED']),
    }),
  ),
  // What the first person wants credited; proposalId is a digest of all of it and of that person.
  proposal: z.nullable(
    z.object({
      proposalId: z.string(),
      amount: shownAmountField(),
      bankCode: z.string(),
      accountNo: z.string(),
      paidAt: instantField(),
      bankReference: z.nullable(z.string()),
      evidence: z.string(),
    }),
  ),
  staffNote: z.nullable(z.string()),
  // Who else has it open while it waits for a decision, the first to open it first.
  others: z.array(otherPresent),
  // Whether the current person may decide, or agree, now; if not, why: MAKER, NOT_WAITING or ROLE.
  mayDecide: z.boolean(),
  mayNotDecideBecause: z.nullable(z.string()),
});
export type SlipDetail = z.output<typeof slipDetail>;

const decided = z.object({ message: z.string(), status: z.string() });
const deciding = ['finance', 'manager'] as const;
const slipId = () => z.uuid();
const listedSlips = queuePage(openViews, slipLine);

export const slipOfficeCalls = {
  list: endpoint({
    at: 'GET /api/office/slips',
    who: 'staff',
    may: staffRoles,
    effect: 'read',
    question: queueQuestion(slipViews),
    answer: listedSlips,
    refuses: [],
    about: 'Back office: slips of one view, the longest wait first, ended ones the newest first.',
  }),

  find: endpoint({
    // No GET: a phone number must not appear in a URL.
    at: 'POST /api/office/slips/find',
    who: 'staff',
    may: staffRoles,
    effect: 'read',
    // search: the last digits of a phone, the reference on the slip, the slip's own as in withdrawals, or an amount.
    question: { ...queueQuestion(slipViews), search: textField(60) },
    answer: listedSlips,
    refuses: [],
    about: 'Back office: lists the slips of one view that match a search, in the order of the view.',
  }),

  listOfMember: endpoint({
    at: 'GET /api/deposits/{memberId}',
    who: 'staff',
    may: staffRoles,
    effect: 'read',
    question: { memberId: z.uuid() },
    answer: z.object({ deposits: z.array(memberDeposit) }),
    refuses: ['NO_DATA'],
    about:
      'Back office: the last ten slips and reported deposits of a member, newest first. The reading is recorded in the member’s audit chain.',
  }),

  get: endpoint({
    at: 'GET /api/office/slips/{slipId}',
    who: 'staff',
    may: staffRoles,
    effect: 'read',
    question: { slipId: slipId() },
    answer: slipDetail,
    refuses: ['NO_DATA'],
    about: 'Back office: one slip with what was read on it, what the bank answered and which receipts it may be.',
  }),

  getPicture: endpoint({
    at: 'GET /api/office/slips/{slipId}/picture',
    who: 'staff',
    may: staffRoles,
    effect: 'read',
    question: { slipId: slipId() },
    answer: z.object({ type: z.string(), base64: z.string() }),
    refuses: ['NO_DATA'],
    about: 'Back office: the picture of a slip. Each reading is recorded in the member’s audit chain.',
  }),

  retry: endpoint({
    at: 'POST /api/office/slips/{slipId}/retry',
    who: 'staff',
    may: deciding,
    effect: 'keyed',
    question: { slipId: slipId() },
    answer: decided,
    refuses: ['NO_DATA', 'DECIDED_ALREADY'],
    about: 'Back office: queries the bank about the slip now.',
  }),

  credit: endpoint({
    at: 'POST /api/office/slips/{slipId}/credit',
    who: 'staff',
    may: deciding,
    effect: 'keyed',
    question: {
      slipId: slipId(),
      // Our account that received it.
      accountNo: z.string().check(z.regex(/^\d{6,20}$/)),
      // What the bank answered about the slip, repeated; without an answer, what the person read in the bank's record.
      amount: amountField(),
      paidAt: z.nullable(z.iso.datetime({ offset: true })),
      bankReference: z.nullable(z.string().check(z.regex(/^[0-9A-Za-z]{1,40}$/))),
      // How many booked receipts that this money may be the person was shown, and says it is none of.
      alikeShown: z.int().check(z.minimum(0), z.maximum(1_000)),
      evidence: textField(500),
      password: passwordField(),
    },
    answer: decided,
    refuses: ['NO_DATA', 'DECIDED_ALREADY', 'WRONG_PASSWORD', 'NO_BANK', 'RECEIPT_BOOKED'],
    about:
      'Back office: proposes to credit the money of the slip to its member; a second person confirms. `alikeShown` is the number of similar receipts that the person saw and found to be other money.',
  }),

  fail: endpoint({
    at: 'POST /api/office/slips/{slipId}/fail',
    who: 'staff',
    may: deciding,
    effect: 'keyed',
    question: { slipId: slipId(), reason: z.enum(slipFailures), note: textField(500) },
    answer: decided,
    refuses: ['NO_DATA', 'DECIDED_ALREADY'],
    about: 'Back office: fails the slip with a reason, which its member sees.',
  }),

  agree: endpoint({
    at: 'POST /api/office/slips/{slipId}/agree',
    who: 'staff',
    may: deciding,
    effect: 'keyed',
    // proposalId repeats the proposal the person saw; if another one replaced it, the confirmation is refused.
    question: { slipId: slipId(), proposalId: textField(64), password: passwordField() },
    answer: decided,
    refuses: ['NO_DATA', 'DECIDED_ALREADY', 'WRONG_PASSWORD', 'SAME_PERSON', 'MAKER_SUSPENDED', 'RECEIPT_BOOKED'],
    about: 'Back office: confirms the first person’s proposal, and the slip is credited.',
  }),

  decline: endpoint({
    at: 'POST /api/office/slips/{slipId}/decline',
    who: 'staff',
    may: deciding,
    effect: 'keyed',
    question: { slipId: slipId() },
    answer: decided,
    refuses: ['NO_DATA', 'DECIDED_ALREADY'],
    about: 'Back office: takes back the first person’s proposal; the slip waits again.',
  }),
};
