import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { moneyTimeline } from '#contract/money-timeline.ts';
import { codeField, limitField, pageField } from '#contract/shapes/fields.ts';
import { instantField } from '#contract/shapes/first-shapes.ts';
import { shownAmountField } from '#money/money-wire.ts';

const source = z.optional(z.object({ description: z.string() }));

export const statementLine = z.object({
  statementType: z.string(),
  // SUCCESS, FAILED; anything else is in progress.
  status: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  amount: shownAmountField(),
  createdAt: instantField(),
  bonus: source,
  promotion: source,
  invite: source,
  refund: source,
  luckydraw: source,
  // Additions of this backend: an id to quote, and a code for why a line ended or waits.
  _id: z.optional(z.string()),
  note: z.optional(z.nullable(z.string())),
});
export type StatementLine = z.output<typeof statementLine>;

export const statementCalls = {
  get: endpoint({
    at: 'POST /api/statement',
    who: 'member',
    effect: 'read',
    question: { page: pageField(), limit: limitField() },
    answer: z.object({ total: z.number(), statements: z.array(statementLine) }),
    refuses: [],
    about:
      'The lines of the member’s statement, newest first; each is one operation. `statementType` is deposit, withdraw, transfer, bonus, finish_bonus or other. `status` is SUCCESS or FAILED; any other value means in progress. `from` and `to` are codes of a bank, a game or WALLET. One of bonus, promotion, invite, refund and luckydraw names the source of a reward. `note` is a code for why an operation ended or waits.',
  }),

  // An addition of this backend.
  timeline: endpoint({
    at: 'GET /api/statement/line/{lineId}',
    who: 'member',
    effect: 'read',
    question: { lineId: codeField() },
    answer: z.object({ line: statementLine, timeline: moneyTimeline }),
    refuses: ['NO_DATA'],
    about:
      'One line of the member’s statement: what happened, what happens next and until when, why, and what the member can do, in the words of src/contract/money-timeline.ts.',
  }),
};
