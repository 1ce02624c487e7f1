import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { queuePage, queueQuestion } from '#contract/queue-page.ts';
import { codeField, currencyField, textField } from '#contract/shapes/fields.ts';
import { instantField, messageAnswer, passwordField } from '#contract/shapes/first-shapes.ts';
import { amountField, shownAmountField } from '#money/money-wire.ts';

const laneField = () => z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[A-Za-z0-9:_-]+$/));
const workFields = () => ({ kind: codeField(), memberId: z.uuid(), workId: z.uuid() });

const outsideItem = z.object({
  kind: z.string(),
  memberId: z.string(),
  workId: z.string(),
  lane: z.string(),
  status: z.string(),
  amount: shownAmountField(),
  currency: currencyField(),
  createdAt: instantField(),
  // What was sent, when, and the code of the last answer; never text of the provider.
  sendings: z.number(),
  inquiries: z.number(),
  lastSentAt: z.nullable(instantField()),
  lastAnswer: z.nullable(z.string()),
  // When the next inquiry is due.
  dueAt: z.nullable(instantField()),
  isForReview: z.boolean(),
  isUnsent: z.boolean(),
  // Whether it brings money in; the amount is then 0 as long as nobody knows how much.
  isIncoming: z.boolean(),
});
export type OutsideLine = z.output<typeof outsideItem>;

// Whether an outcome of it is proposed, and whether by the current person, who cannot confirm it.
const listedItem = z.extend(outsideItem, { isProposed: z.boolean(), isMine: z.boolean() });
export type ListedWork = z.output<typeof listedItem>;

const laneFigures = z.object({
  lane: z.string(),
  open: z.number(),
  due: z.number(),
  inReview: z.number(),
  oldestAt: z.nullable(instantField()),
  breaker: z.enum(['closed', 'open', 'probing']),
  // Requests in progress and waiting now, and this process's mean response time in milliseconds.
  running: z.number(),
  waiting: z.number(),
  answerMs: z.nullable(z.number()),
  isStopped: z.boolean(),
  stopReason: z.nullable(z.string()),
});
export type LaneLine = z.output<typeof laneFigures>;

const findingLine = z.object({
  memberId: z.string(),
  findingId: z.string(),
  kind: z.string(),
  lane: z.string(),
  object: z.string(),
  detail: z.record(z.string(), z.string()),
  at: instantField(),
});

export const deskOfficeCalls = {
  listWork: endpoint({
    at: 'GET /api/outside',
    who: 'staff',
    may: ['support', 'finance', 'manager', 'auditor'],
    effect: 'read',
    question: {
      view: z.enum(['open', 'review', 'unsent']),
      kind: z.optional(codeField()),
      lane: z.optional(laneField()),
    },
    answer: z.object({
      items: z.array(listedItem),
      // The count of each view, whichever view is shown; what the current person proposed is not in review for them.
      counts: z.object({ open: z.number(), review: z.number(), unsent: z.number(), findings: z.number() }),
      lanes: z.array(laneFigures),
      // The global brake, if it is on.
      stopReason: z.nullable(z.string()),
    }),
    refuses: [],
    about: 'Back office: lists all open work with providers, oldest first, with the state of each lane.',
  }),

  getWork: endpoint({
    at: 'GET /api/outside/{kind}/{memberId}/{workId}',
    who: 'staff',
    may: ['support', 'finance', 'manager', 'auditor'],
    effect: 'read',
    question: workFields(),
    answer: z.object({
      item: outsideItem,
      isEnded: z.boolean(),
      memberName: z.string(),
      // Masked to the last four digits.
      memberPhone: z.string(),
      steps: z.array(
        z.object({
          at: instantField(),
          by: z.nullable(z.string()),
          act: z.string(),
          detail: z.record(z.string(), z.string()),
        }),
      ),
      // The open proposal, if there is one.
      proposal: z.nullable(
        z.object({
          decisionId: z.string(),
          outcome: z.enum(['done', 'refused']),
          reference: z.nullable(z.string()),
          amount: z.nullable(shownAmountField()),
          note: z.string(),
          by: z.nullable(z.string()),
          isMine: z.boolean(),
          at: instantField(),
        }),
      ),
    }),
    refuses: ['NO_DATA'],
    about: 'Back office: returns one piece of outside work with its history and the open proposal of an outcome.',
  }),

  queryNow: endpoint({
    at: 'POST /api/outside/{kind}/{memberId}/{workId}/query',
    who: 'staff',
    may: ['support', 'finance', 'manager'],
    effect: 'write',
    question: workFields(),
    answer: z.object({ message: z.string(), status: z.string() }),
    refuses: ['NO_DATA', 'DECIDED_ALREADY'],
    about: 'Back office: queries the provider about the work at once and returns its state afterwards.',
  }),

  proposeOutcome: endpoint({
    at: 'POST /api/outside/{kind}/{memberId}/{workId}/propose',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'keyed',
    question: {
      ...workFields(),
      outcome: z.enum(['done', 'refused']),
      // The provider's own reference, if it gave one.
      reference: z.optional(z.nullable(textField(100))),
      // Of work that brings money in: how much came, if it was not known or was another amount.
      amount: z.optional(z.nullable(amountField())),
      // The evidence for the decision: who said what, when.
      note: textField(500),
    },
    answer: z.object({ message: z.string(), decisionId: z.string() }),
    refuses: ['NO_DATA', 'DECIDED_ALREADY', 'EVIDENCE_MISSING', 'NOT_SENT', 'PROPOSED_ALREADY', 'TOO_EARLY'],
    about:
      'Back office: proposes the outcome of work whose provider gives no clear answer; another person confirms it.',
  }),

  confirmOutcome: endpoint({
    at: 'POST /api/outside/{kind}/{memberId}/{workId}/confirm',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'keyed',
    question: { ...workFields(), decisionId: z.uuid(), password: passwordField() },
    answer: messageAnswer,
    refuses: ['NO_DATA', 'DECIDED_ALREADY', 'SAME_PERSON', 'MAKER_SUSPENDED', 'WRONG_PASSWORD', 'TOO_EARLY'],
    about: 'Back office: confirms a proposed outcome and settles or returns the money. The proposer cannot confirm it.',
  }),

  takeBackProposal: endpoint({
    at: 'POST /api/outside/{kind}/{memberId}/{workId}/take-back-proposal',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'keyed',
    question: { ...workFields(), decisionId: z.uuid() },
    answer: messageAnswer,
    refuses: ['NO_DATA', 'DECIDED_ALREADY'],
    about: 'Back office: takes a proposed outcome back.',
  }),

  cancelUnsent: endpoint({
    at: 'POST /api/outside/{kind}/{memberId}/{workId}/cancel',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'keyed',
    question: { ...workFields(), note: textField(500), password: passwordField() },
    answer: messageAnswer,
    refuses: ['NO_DATA', 'DECIDED_ALREADY', 'SENT_ALREADY', 'WRONG_PASSWORD'],
    about: 'Back office: cancels work before anything was sent, such as an approved payout, and returns the money.',
  }),

  listFindings: endpoint({
    at: 'GET /api/findings',
    who: 'staff',
    may: ['finance', 'manager', 'auditor'],
    effect: 'read',
    question: queueQuestion(['open']),
    answer: queuePage(['open'], findingLine),
    refuses: [],
    about: 'Back office: lists open differences between the books and the providers, oldest first.',
  }),

  closeFinding: endpoint({
    at: 'POST /api/findings/{memberId}/{findingId}/close',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'keyed',
    question: { memberId: z.uuid(), findingId: z.uuid(), note: textField(500) },
    answer: messageAnswer,
    refuses: ['NO_DATA', 'DECIDED_ALREADY'],
    about: 'Back office: closes a finding with an explanation. Moves no money and releases no brake.',
  }),

  releaseLane: endpoint({
    at: 'POST /api/lanes/{lane}/release',
    who: 'staff',
    may: ['manager'],
    effect: 'keyed',
    question: { lane: laneField(), note: textField(500), password: passwordField() },
    answer: messageAnswer,
    refuses: ['NO_DATA', 'WRONG_PASSWORD', 'FINDINGS_OPEN'],
    about: 'Back office: lets a stopped lane send again. Refused while a finding of the lane is open.',
  }),
};
