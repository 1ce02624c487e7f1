import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { currencyField } from '#contract/shapes/fields.ts';
import { instantField } from '#contract/shapes/first-shapes.ts';
import { sumField } from '#money/money-wire.ts';

// Why the report does not say that everything agrees. A difference was found; of what is not known, nothing was.
export const differences = [
  'SIDES_DIFFER',
  'PAYOUTS_STOPPED',
  'RECEIPTS_NOT_SHOWN',
  'GAME_DIFFERS',
  'FINDINGS_OPEN',
  'LANES_STOPPED',
] as const;
const unknowns = [
  'SUMS_NOT_READ',
  'ENTRIES_NOT_PROVED',
  'BOOKS_NOT_PROVED',
  'BANK_NOT_COMPARED',
  'GAME_NOT_COMPARED',
] as const;

// Of one kind of account, over all members.
const sum = z.object({ account: z.string(), amount: sumField() });

const sides = z.object({
  currency: currencyField(),
  // What is owed to members, and what stands against it in the books; both have the same total.
  owed: z.array(sum),
  owedTotal: sumField(),
  against: z.array(sum),
  againstTotal: sumField(),
});
export type Sides = z.output<typeof sides>;

const game = z.object({
  code: z.string(),
  currency: currencyField(),
  accounts: z.number(),
  booked: sumField(),
  // Accounts whose last answer is about the booked amount of now, what is booked there, and what the game said of them.
  current: z.number(),
  bookedOfCurrent: sumField(),
  there: sumField(),
  // Accounts with a difference that no transfer under way explains, and accounts without an answer in time.
  differing: z.number(),
  late: z.number(),
});
export type GameCompared = z.output<typeof game>;

const bank = z.object({
  bankCode: z.string(),
  // Masked to the last four digits.
  accountNo: z.string(),
  currency: currencyField(),
  // When its record was last read, and last compared with the books; null: never.
  readAt: z.nullable(instantField()),
  comparedAt: z.nullable(instantField()),
  isLate: z.boolean(),
  // What the bank reported as received in all; null if it reports none.
  total: z.nullable(sumField()),
  // Booked receipts that the bank has not shown, and how many of them it should have shown by now.
  unshown: z.number(),
  unshownAmount: sumField(),
  overdue: z.number(),
});
export type BankCompared = z.output<typeof bank>;

export const booksOfficeCalls = {
  get: endpoint({
    at: 'GET /api/books',
    who: 'staff',
    may: ['finance', 'manager'],
    effect: 'read',
    question: {},
    answer: z.object({
      asOf: instantField(),
      // Empty: everything agrees. of: a currency, a game or a bank, if it is about one; count: of how many.
      doubts: z.array(
        z.object({
          kind: z.enum([...differences, ...unknowns]),
          of: z.nullable(z.string()),
          count: z.nullable(z.number()),
        }),
      ),
      // All books and games at one moment, up to a minute ago; null if they could not be read in time.
      sums: z.nullable(z.object({ asOf: instantField(), sides: z.array(sides), games: z.array(game) })),
      proof: z.object({
        // When the last proof of recent entries began; null: never.
        entriesAt: z.nullable(instantField()),
        // The round over all books: when it began, how many it has proved, and how many the last round had.
        round: z.nullable(z.object({ beganAt: instantField(), books: z.number(), lastBooks: z.number() })),
        stop: z.nullable(z.object({ reason: z.string(), at: instantField() })),
      }),
      banks: z.array(bank),
      findings: z.array(z.object({ kind: z.string(), open: z.number(), oldestAt: instantField() })),
      lanes: z.array(z.object({ lane: z.string(), reason: z.string(), at: instantField() })),
    }),
    refuses: [],
    about:
      'Back office: whether the books agree with themselves and with the world: what is owed and what stands against it, the proofs, banks, games, findings and stopped lanes.',
  }),
};
