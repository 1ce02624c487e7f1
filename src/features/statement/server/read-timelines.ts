import type { MoneyTimeline, TimelineAct } from '#contract/money-timeline.ts';
import type { Context } from '#server/context.ts';
import type { TimelineQuestion, TimelineSource, SourceTimeline } from '#server/records/timeline-source.ts';

export type TimelineSources = readonly TimelineSource[];

// One after the other, since a question must not take several connections.
export const readTimelines = async (
  context: Context,
  sources: TimelineSources,
  asked: TimelineQuestion,
): Promise<SourceTimeline[]> => {
  const found: SourceTimeline[] = [];
  for (const source of sources) {
    const reported = source.type === asked.operation.type ? await source.tell(context, asked) : null;
    if (reported !== null) found.push(reported);
  }
  return found;
};

const actsOf = (reported: readonly SourceTimeline[], next: MoneyTimeline['next']): TimelineAct[] => {
  const own = reported.flatMap(({ can = [] }) => can);
  const general: TimelineAct[] = next === null ? [] : [next.isLate ? 'ASK_HELP' : 'WAIT'];
  return [...new Set([...general, ...own])];
};

// What several features know about one operation, as one timeline. A promise that has passed is shown as late.
export const timelineOf = (reported: readonly SourceTimeline[], now: Date): MoneyTimeline => {
  const coming = reported.find(({ next }) => next != null)?.next ?? null;
  const next =
    coming === null
      ? null
      : {
          what: coming.what,
          until: coming.until?.toISOString() ?? null,
          isLate: coming.until !== null && coming.until < now,
        };
  return {
    steps: reported
      .flatMap(({ steps }) => steps)
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ what, at, place = null }) => ({ what, at: at.toISOString(), place })),
    next,
    reason: reported.map(({ reason, note }) => reason ?? note ?? null).find((why) => why !== null) ?? null,
    can: actsOf(reported, next),
  };
};
