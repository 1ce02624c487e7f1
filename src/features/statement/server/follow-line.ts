import { statementLine, type Operation } from '#ledger';
import type { MoneyTimeline } from '#contract/money-timeline.ts';
import type { Context } from '#server/context.ts';
import type { ToldTimeline } from '#server/records/timeline-source.ts';
import type { StatementLine } from '../contract.ts';
import { lineOf } from './get-statement.ts';
import { readTimelines, timelineOf, type TimelineSources } from './tell-timeline.ts';

export interface FollowedLine {
  readonly line: StatementLine;
  readonly timeline: MoneyTimeline;
  readonly told: readonly ToldTimeline[];
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
  const told = await readTimelines(context, sources, { memberId, operation });
  return { line: lineOf(operation), timeline: timelineOf(told, context.now()), told };
};
