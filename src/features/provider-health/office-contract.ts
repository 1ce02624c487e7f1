import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { codeField, textField } from '#contract/shapes/fields.ts';
import { instantField, messageAnswer } from '#contract/shapes/first-shapes.ts';

const states = ['FINE', 'SLOW', 'MAINTENANCE', 'CLOSED'] as const;
const observed = ['FINE', 'SLOW', 'MAINTENANCE'] as const;
const switchPositions = ['OPEN', 'MAINTENANCE', 'CLOSED'] as const;

const texts = z.object({ th: z.string(), la: z.string(), en: z.string() });

const providerLine = z.object({
  code: z.string(),
  name: z.string(),
  isListed: z.boolean(),
  // What members see, and what the answers alone say, since when.
  state: z.enum(states),
  observed: z.enum(observed),
  since: z.nullable(instantField()),
  wellAt: z.nullable(instantField()),
  // The worst of all processes, and how many have sent requests in the last half minute.
  breaker: z.enum(['closed', 'open', 'probing']),
  processes: z.number(),
  // Of the last five minutes: answers, how many of them without an outcome, and the times of half and of most of them.
  answered: z.number(),
  failed: z.number(),
  p50Ms: z.nullable(z.number()),
  p95Ms: z.nullable(z.number()),
  openWork: z.number(),
  inReview: z.number(),
  oldestAt: z.nullable(instantField()),
  // When the list of rounds was last read to its end, and since when that fails; null for a game without one.
  rounds: z.nullable(z.object({ pulledAt: z.nullable(instantField()), failedSince: z.nullable(instantField()) })),
  // Whether a finding has stopped its lane.
  isStopped: z.boolean(),
  switch: z.nullable(
    z.object({
      state: z.enum(['MAINTENANCE', 'CLOSED']),
      text: texts,
      until: z.nullable(instantField()),
      setBy: z.string(),
      setAt: instantField(),
      // Whether its time has passed.
      isOver: z.boolean(),
    }),
  ),
});
export type ProviderLine = z.output<typeof providerLine>;

export const providerHealthOfficeCalls = {
  list: endpoint({
    at: 'GET /api/providers',
    who: 'staff',
    may: ['support', 'finance', 'manager', 'auditor'],
    effect: 'read',
    question: {},
    answer: z.object({ providers: z.array(providerLine) }),
    refuses: [],
    about: 'Back office: how each game provider answers, its open work, and what staff set about it.',
  }),

  turn: endpoint({
    at: 'POST /api/providers/{code}/switch',
    who: 'staff',
    may: ['manager'],
    effect: 'keyed',
    // The texts are what members read; OPEN has none. until: when the switch goes back by the clock; null: by hand.
    question: {
      code: codeField(),
      state: z.enum(switchPositions),
      text: z.nullable(z.object({ th: textField(200), la: textField(200), en: textField(200) })),
      until: z.nullable(z.iso.datetime({ offset: true })),
    },
    answer: messageAnswer,
    refuses: ['NO_DATA'],
    about:
      'Back office: opens a game, puts it under maintenance or closes it to money, with a text and an end. Transfers to the main wallet stay possible.',
  }),

  query: endpoint({
    at: 'POST /api/providers/{code}/query',
    who: 'staff',
    may: ['support', 'finance', 'manager'],
    effect: 'write',
    question: { code: codeField() },
    answer: z.object({
      message: z.string(),
      // refused: it answers, and does not know the name that no player has; so it is well.
      outcome: z.enum(['done', 'refused', 'unknown']),
      // A fixed code of ours, never a text of the provider.
      reason: z.nullable(z.string()),
      tookMs: z.number(),
    }),
    refuses: ['NO_DATA'],
    about: 'Back office: queries a game for the balance of a player that does not exist, which changes nothing.',
  }),
};
