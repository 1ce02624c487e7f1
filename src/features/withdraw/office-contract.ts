import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { queuePage, queueQuestion } from '#contract/queue-page.ts';
import { otherPresent, textField } from '#contract/shapes/fields.ts';
import { instantField, messageAnswer, passwordField } from '#contract/shapes/first-shapes.ts';
import { amountField, shownAmountField } from '#money/money-wire.ts';
import { withdrawalStatuses } from './contract.ts';

export const rejectReasons = ['NAME_MISMATCH', 'ACCOUNT_CLOSED', 'SUSPICIOUS', 'MEMBER_ASKED', 'OTHER'] as const;

// The views of the back office: waiting for a decision, waiting for a second person, approved and in progress, ended.
export const withdrawalViews = ['waiting', 'second', 'sent', 'ended'] as const;
export type WithdrawalView = (typeof withdrawalViews)[number];

const withdrawalLine = z.object({
  withdrawalId: z.string(),
  status: z.enum(withdrawalStatuses),
  amount: shownAmountField(),
  currency: z.enum(['LAK', 'BAHT']),
  memberId: z.string(),
  memberName: z.string(),
  memberPhone: z.string(),
  bankCode: z.string(),
  bankAccountName: z.string(),
  // Masked to the last four digits.
  bankAccountNo: z.string(),
  createdAt: instantField(),
  endedAt: z.nullable(instantField()),
  needsTwo: z.boolean(),
});
export type WithdrawalLine = z.output<typeof withdrawalLine>;

const listedWithdrawals = queuePage(['waiting', 'second', 'sent'], withdrawalLine);

export const withdrawOfficeCalls = {
  list: endpoint({
    at: 'GET /api/withdrawals',
    who: 'staff',
    may: ['support', 'finance', 'manager', 'auditor'],
    effect: 'read',
    question: queueQuestion(withdrawalViews),
    answer: listedWithdrawals,
    refuses: [],
    about: 'Back office: lists the withdrawals of one view, longest wait first, ended ones newest first.',
  }),

  find: endpoint({
    // No GET: a phone number must not appear in a URL.
    at: 'POST /api/withdrawals/find',
    who: 'staff',
    may: ['support', 'finance', 'manager', 'auditor'],
    effect: 'read',
    // search: the last digits of a phone, a reference, its beginning or its last eight digits or more, or an amount.
    question: { ...queueQuestion(withdrawalViews), search: textField(60) },
    answer: listedWithdrawals,
    refuses: [],
    about: 'Back office: lists the withdrawals of one view that match a search, in the order of the view.',
  }),

  get: endpoint({
    at: 'GET /api/withdrawals/{withdrawalId}',
    who: 'staff',
    may: ['support', 'finance', 'manager', 'auditor'],
    effect: 'read',
    question: { withdrawalId: z.uuid() },
    answer: z.object({
      withdrawal: withdrawalLine,
      walletBefore: shownAmountField(),
      walletNow: shownAmountField(),
      held: shownAmountField(),
      // The facts to check before deciding. pass: confirmed. check: a person must compare. fail: a reason against
      // paying.
      checks: z.array(
        z.object({
          about: z.enum(['NAME', 'ACCOUNT', 'PAID_BEFORE', 'BOOKS']),
          verdict: z.enum(['pass', 'check', 'fail']),
        }),
      ),
      // How many payouts to this account this member has had.
      paidBefore: z.number(),
      memberSince: instantField(),
      reason: z.nullable(z.string()),
      note: z.nullable(z.string()),
      payoutReference: z.nullable(z.string()),
      // What happened, oldest first: requested, first approval, approved, sent, paid, returned ...
      steps: z.array(
        z.object({ act: z.string(), by: z.nullable(z.string()), at: instantField(), detail: z.nullable(z.string()) }),
      ),
      recentLines: z.array(
        z.object({
          statementType: z.string(),
          status: z.string(),
          amount: shownAmountField(),
          createdAt: instantField(),
        }),
      ),
      // Who else has it open while it waits for a decision, the first to open it first.
      others: z.array(otherPresent),
      // Whether the current person may approve now, and if not, the reason as a code (MAKER, NOT_WAITING).
      mayApprove: z.boolean(),
      mayNotApproveBecause: z.nullable(z.string()),
      // Whether the current person's approval needs a second person: because of the AMOUNT, or together with what this
      // person decided alone within 24 hours, for the member (DAY) or for everybody (PERSON_DAY). Limit and sum are
      // those of that rule.
      secondPerson: z.object({
        because: z.nullable(z.enum(['AMOUNT', 'DAY', 'PERSON_DAY'])),
        threshold: shownAmountField(),
        aloneBefore: shownAmountField(),
      }),
    }),
    refuses: ['NO_DATA'],
    about: 'Back office: returns one withdrawal with everything needed to decide it.',
  }),

  approve: endpoint({
    at: 'POST /api/withdrawals/{withdrawalId}/approve',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'keyed',
    // amount repeats the amount the person saw; any other amount is refused. password proves again who is at the
    // keyboard.
    question: {
      withdrawalId: z.uuid(),
      amount: amountField(),
      password: passwordField(),
    },
    answer: z.object({ message: z.string(), status: z.enum(withdrawalStatuses) }),
    refuses: ['NO_DATA', 'WRONG_PASSWORD', 'DECIDED_ALREADY', 'SAME_PERSON'],
    about:
      'Back office: gives the first or only approval. A second person is needed if the amount, with what this person decided alone for this member within 24 hours, exceeds twoPersonThreshold, or with all this person decided alone within 24 hours exceeds alonePerDay.',
  }),

  reject: endpoint({
    at: 'POST /api/withdrawals/{withdrawalId}/reject',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'keyed',
    question: { withdrawalId: z.uuid(), reason: z.enum(rejectReasons), note: z.optional(z.nullable(textField(500))) },
    answer: messageAnswer,
    refuses: ['NO_DATA', 'DECIDED_ALREADY'],
    about: 'Back office: rejects a withdrawal with a reason and returns the money to the member’s wallet.',
  }),
};
