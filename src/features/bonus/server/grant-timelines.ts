import { findGrantOfLine } from '#conditions/grants-table.ts';
import type { SourceStep, TimelineSource } from '#server/records/timeline-source.ts';

const tell: TimelineSource['tell'] = async (context, { memberId, operation }) => {
  const grant = await findGrantOfLine(context.database, memberId, operation.id);
  if (grant === null || grant.paidAt === null) return null;
  const { grantId, createdAt, paidAt, endedAt, endedAs, base, percentSuccess, percentFail } = grant;
  const end: readonly SourceStep[] =
    endedAt === null ? [] : [{ what: endedAs === 'met' ? 'CONDITION_MET' : 'CONDITION_LOST', at: endedAt }];
  return {
    steps: [{ what: 'BONUS_ACCEPTED', at: createdAt }, { what: 'CREDITED', at: paidAt, place: 'WALLET' }, ...end],
    facts: { base: base?.toString() ?? null, percentSuccess, percentFail },
    objects: [`grant ${grantId}`],
  };
};

// The lines of a grant, whatever its type: that it paid, and that its condition was met.
export const grantTimelines: readonly TimelineSource[] = [
  { type: 'bonus', tell },
  { type: 'finish_bonus', tell },
];
