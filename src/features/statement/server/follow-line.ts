import { statementLine, type Operation } from '#ledger';
import type { MoneyTimeline } from '#contract/money-timeline.ts';
import type { Context } from '#server/context.ts';
import type { SourceTimeline } from '#server/records/timeline-source.ts';
import type { StatementLine } from '../contract.ts';
import { lineOf } from './get-statement.ts';
import { readTimelines, timelineOf, type TimelineSources } from './read-timelines.ts';

export interface FollowedLine {
  readonly line: StatementLine;
  readonly timeline: MoneyTimeline;
  readonly reported: readonly SourceTimeline[];
}

// One operation of a member as the member sees it, the same for staff. Derived from the records of each feature at each
// call; nothing of it is stored.
export const followLine = async (
  context: Context,
  sources: TimelineSources,
  { memberId, lineId }: { readonly memberId: string; readonly lineId: string },
): Promise<FollowedLine | null> => {
  const operation: Operation | null = await statementLine.find(context.database, memberId, lineId);
  if (operation === null) return null;
  const reported = await readTimelines(context, sources, { memberId, operation });
  return { line: lineOf(operation), timeline: timelineOf(reported, context.now()), reported };
};
