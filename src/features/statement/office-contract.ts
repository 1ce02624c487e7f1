import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { moneyTimeline } from '#contract/money-timeline.ts';
import { limitField, pageField } from '#contract/shapes/fields.ts';
import { instantField } from '#contract/shapes/first-shapes.ts';
import { staffRoles } from '#contract/staff-roles.ts';
import { statementLine } from './contract.ts';

const member = z.object({ memberId: z.string(), name: z.string(), currency: z.enum(['LAK', 'BAHT']) });

export const statementOfficeCalls = {
  listLines: endpoint({
    at: 'GET /api/statements/{memberId}',
    who: 'staff',
    may: staffRoles,
    effect: 'read',
    question: { memberId: z.uuid(), page: pageField(), limit: limitField() },
    answer: z.object({ member, total: z.number(), statements: z.array(statementLine) }),
    refuses: ['NO_DATA'],
    about: 'Back office: the operations of a member as the member’s statement shows them, newest first.',
  }),

  getLine: endpoint({
    at: 'GET /api/statements/{memberId}/{lineId}',
    who: 'staff',
    may: staffRoles,
    effect: 'read',
    question: { memberId: z.uuid(), lineId: z.uuid() },
    answer: z.object({
      member,
      line: statementLine,
      // Exactly what the member sees.
      timeline: moneyTimeline,
      // What the member does not see: our own states, and what staff and jobs did, oldest first.
      facts: z.array(z.object({ name: z.string(), value: z.string() })),
      acts: z.array(
        z.object({ act: z.string(), outcome: z.nullable(z.string()), by: z.nullable(z.string()), at: instantField() }),
      ),
    }),
    refuses: ['NO_DATA'],
    about:
      'Back office: one operation of a member with the timeline that the member sees, our states, and who did what.',
  }),
};
