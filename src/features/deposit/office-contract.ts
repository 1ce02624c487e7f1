import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/refusal-codes.ts';
import { handReceipt } from '#contract/forms/hand-receipt-form.ts';
import { queuePage, queueQuestion } from '#contract/queue-page.ts';
import { otherPresent, textField } from '#contract/shapes/fields.ts';
import { instantField, passwordField } from '#contract/shapes/first-shapes.ts';
import {
  arrivalShown,
  faceShown,
  maskedAccount,
  memberFace,
  moneyInProposal,
  noReturns,
  payoutShown,
  receiptShown,
} from '#contract/shapes/money-in-shapes.ts';
import { staffRoles } from '#contract/staff-roles.ts';
import { amountField, shownAmountField } from '#money/money-wire.ts';
import { matchReasons } from './contract.ts';

// The desk for incoming money: suspense, deposits that members reported, and unbooked lines of banks.
export const deskKinds = ['suspense', 'reported', 'reject'] as const;
export type DeskKind = (typeof deskKinds)[number];

// raw is a line exactly as the bank wrote it.
const deskItem = z.object({
  kind: z.enum(deskKinds),
  itemId: z.string(),
  status: z.string(),
  reason: z.nullable(z.string()),
  amount: z.nullable(shownAmountField()),
  currency: z.nullable(z.string()),
  openedAt: instantField(),
  dueAt: instantField(),
  isOverdue: z.boolean(),
  endedAt: z.nullable(instantField()),
  // Who decided what has ended, the first person first; empty if no person did.
  decidedBy: z.array(z.string()),
  account: maskedAccount,
  ...arrivalShown,
  // The presumed owner, or the member who reported it; and the member it was given to.
  member: faceShown,
  namedTo: faceShown,
  raw: z.nullable(z.string()),
  // Whether raw could be read as a line, so that it can be booked unchanged.
  isReadable: z.boolean(),
  times: z.number(),
  note: z.nullable(z.string()),
  proposal: z.nullable(moneyInProposal),
  needsTwo: z.boolean(),
  // Whether the current person may decide, or confirm, now; if not, why: MAKER, NOT_WAITING or ROLE.
  mayDecide: z.boolean(),
  mayNotDecideBecause: z.nullable(z.string()),
});
export type DeskItem = z.output<typeof deskItem>;

const reasonFields = z.array(z.object({ code: z.enum(matchReasons), at: z.nullable(instantField()) }));

const decided = z.object({ message: z.string(), status: z.string() });
const decision = <
  const Path extends string,
  const Question extends z.core.$ZodShape,
  const Code extends RefusalCode,
>(declared: {
  path: Path;
  question: Question;
  refuses?: readonly Code[];
  about: string;
}) =>
  endpoint({
    at: `POST /api/office/money-in/${declared.path}`,
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'keyed',
    question: { itemId: z.uuid(), ...declared.question },
    answer: decided,
    refuses: ['NO_DATA', 'DECIDED_ALREADY', ...(declared.refuses ?? [])],
    about: declared.about,
  });

// Support answers members about their money, so it sees all of this and decides nothing.
const seeing = { who: 'staff', may: staffRoles, effect: 'read' } as const;
const payeeKey = { phone: z.string().check(z.maxLength(40)) };
const listQuestion = { kind: z.enum(deskKinds), ...queueQuestion(['open', 'ended']) };
// counts: what is open, by kind, whichever kind is shown.
const listedItems = queuePage(deskKinds, deskItem);
const deskKey = { kind: z.enum(deskKinds), itemId: z.uuid() };
export const depositOfficeCalls = {
  listMoneyIn: endpoint({
    at: 'GET /api/office/money-in',
    ...seeing,
    question: listQuestion,
    answer: listedItems,
    refuses: [],
    about: 'Back office: lists incoming money that waits for a person (oldest first), or how it ended.',
  }),

  findMoneyIn: endpoint({
    // No GET: a phone number must not appear in a URL.
    at: 'POST /api/office/money-in/find',
    ...seeing,
    // search: the last digits of a phone, a bank reference, the item's own as in withdrawals, or an amount.
    question: { ...listQuestion, search: textField(60) },
    answer: listedItems,
    refuses: [],
    about: 'Back office: lists the incoming money of one kind that matches a search, in the order of its list.',
  }),

  findMatches: endpoint({
    at: 'GET /api/office/money-in/{kind}/{itemId}/matches',
    ...seeing,
    question: deskKey,
    answer: z.object({
      // Of money in suspense: whom it may belong to, the likeliest first.
      members: z.array(z.object({ ...memberFace, reasons: reasonFields })),
      // Of a reported deposit or a readable line: receipts of its amount, without an owner or in a member's wallet already.
      // Of money in suspense: what was credited to member at that account without a line of the bank.
      receipts: z.array(z.object({ ...receiptShown, reasons: reasonFields })),
      // Of money in suspense: whether a second person has to confirm if this one marks it as sent back now.
      returnNeedsTwo: z.optional(z.boolean()),
      // Of money in suspense: paid withdrawals of its amount that it may be the return of, the newest first.
      payouts: z.optional(z.array(payoutShown)),
    }),
    refuses: ['NO_DATA'],
    about: 'Back office: what incoming money may belong to, with the reasons; it decides nothing.',
  }),

  listPresent: endpoint({
    at: 'GET /api/office/money-in/{kind}/{itemId}/present',
    ...seeing,
    question: deskKey,
    answer: z.object({ others: z.array(otherPresent) }),
    refuses: ['NO_DATA'],
    about: 'Back office: who else has the item open. The call also shows the others that this person has it open.',
  }),

  findPayee: endpoint({
    // No GET: a phone number must not appear in a URL.
    at: 'POST /api/office/money-in/suspense/{itemId}/payee',
    ...seeing,
    question: { itemId: z.uuid(), ...payeeKey },
    // needsTwo: whether a second person has to confirm if this one assigns it to member now.
    answer: z.object({ member: faceShown, needsTwo: z.optional(z.boolean()) }),
    refuses: ['NO_DATA'],
    about:
      'Back office: whom money in suspense would be assigned to by that phone; null for nobody. It decides nothing.',
  }),

  findPayout: endpoint({
    // No GET: what staff type may be a phone number.
    at: 'POST /api/office/money-in/suspense/{itemId}/payout/find',
    ...seeing,
    // reference: a withdrawal's id, its beginning or its last eight digits or more, or the bank's reference.
    question: { itemId: z.uuid(), reference: textField(60) },
    // needsTwo: whether a second person has to confirm if this one gives the payout back now.
    answer: z.object({ payout: z.nullable(payoutShown), needsTwo: z.optional(z.boolean()) }),
    refuses: ['NO_DATA'],
    about: 'Back office: the withdrawal with that reference, and whether money in suspense can be its return.',
  }),

  proposeCandidate: decision({
    path: 'suspense/{itemId}/propose',
    question: { memberId: z.uuid(), amount: amountField(), password: passwordField() },
    refuses: ['WRONG_PASSWORD', 'INVALID_USER_INFO'],
    about: 'Back office: proposes one of the candidates as the owner of money in suspense; a second person confirms.',
  }),

  joinSuspense: decision({
    path: 'suspense/{itemId}/join',
    // One of the receipts that findMatches answers.
    question: { receiptId: z.uuid(), amount: amountField(), password: passwordField() },
    refuses: ['WRONG_PASSWORD'],
    about: 'Back office: proposes that money in suspense was credited already, without a bank line; another confirms.',
  }),

  nameSuspense: decision({
    path: 'suspense/{itemId}/name',
    // amount and payeeId repeat what the person saw; any other amount or member is refused.
    question: { ...payeeKey, payeeId: z.optional(z.uuid()), amount: amountField(), password: passwordField() },
    refuses: ['WRONG_PASSWORD', 'INVALID_USER_INFO'],
    about:
      'Back office: assigns money in suspense to the member with that phone; above the threshold a second person confirms.',
  }),

  returnSuspense: decision({
    path: 'suspense/{itemId}/return',
    question: { evidence: textField(500), amount: amountField(), password: passwordField() },
    refuses: ['WRONG_PASSWORD'],
    about: 'Back office: records that money in suspense was sent back by hand, with the evidence.',
  }),

  bookPayoutReturn: decision({
    path: 'suspense/{itemId}/payout',
    // amount repeats what the person saw; the withdrawal must be of exactly that amount.
    question: { withdrawalId: z.uuid(), amount: amountField(), password: passwordField() },
    refuses: ['WRONG_PASSWORD', ...noReturns],
    about:
      'Back office: gives money in suspense back to the member whose paid withdrawal the bank returned; no deposit. Above the threshold a second person confirms.',
  }),

  confirmReported: decision({
    path: 'reported/{itemId}/confirm',
    question: { receipt: handReceipt, password: passwordField() },
    refuses: ['WRONG_PASSWORD', 'NO_BANK', 'RECEIPT_BOOKED'],
    about: 'Back office: proposes to credit reported money that the bank shows; a second person confirms.',
  }),

  dropReported: decision({
    path: 'reported/{itemId}/drop',
    question: { note: textField(500) },
    about: 'Back office: ends a reported deposit whose money did not arrive, or is booked in another way.',
  }),

  bookReject: decision({
    path: 'reject/{itemId}/book',
    // An unreadable line is booked as the person reads it, and then waits in suspense for its owner.
    question: { receipt: z.optional(z.nullable(handReceipt)), password: passwordField() },
    refuses: ['WRONG_PASSWORD', 'NO_BANK'],
    about: 'Back office: proposes to book an unbooked bank line; a second person confirms.',
  }),

  linkReject: decision({
    path: 'reject/{itemId}/link',
    // One of the receipts that findMatches answers.
    question: { receiptId: z.uuid(), password: passwordField() },
    refuses: ['WRONG_PASSWORD'],
    about: 'Back office: proposes that an unclear bank line shows a receipt that is booked; a second person confirms.',
  }),

  dismissReject: decision({
    path: 'reject/{itemId}/dismiss',
    question: { note: textField(500) },
    about: 'Back office: dismisses a bank line that is no money of a member, or is booked in another way.',
  }),

  agree: decision({
    path: '{kind}/{itemId}/agree',
    // proposalId repeats the proposal the person saw; if another one replaced it, the confirmation is refused.
    question: { kind: z.enum(deskKinds), proposalId: textField(64), password: passwordField() },
    refuses: ['WRONG_PASSWORD', 'SAME_PERSON', 'MAKER_SUSPENDED', 'RECEIPT_BOOKED', ...noReturns],
    about: 'Back office: confirms the first person’s proposal, which is then carried out.',
  }),

  decline: decision({
    path: '{kind}/{itemId}/decline',
    question: { kind: z.enum(deskKinds) },
    about: 'Back office: takes back the first person’s proposal; the item waits again.',
  }),
};
