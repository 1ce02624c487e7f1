import type { MoneyTimeline, TimelineAct } from '#contract/money-timeline.ts';
import type { Context } from '#server/context.ts';
import type { TimelineAsked, TimelineSource, ToldTimeline } from '#server/records/timeline-source.ts';

export type TimelineSources = readonly TimelineSource[];

// One after the other, since a question must not take several connections.
export const readTimelines = async (
  context: Context,
  sources: TimelineSources,
  asked: TimelineAsked,
): Promise<ToldTimeline[]> => {
  const found: ToldTimeline[] = [];
  for (const source of sources) {
    const told = source.type === asked.operation.type ? await source.tell(context, asked) : null;
    if (told !== null) found.push(told);
  }
  return found;
};

const actsOf = (told: readonly ToldTimeline[], next: MoneyTimeline['next']): TimelineAct[] => {
  const own = told.flatMap(({ can = [] }) => can);
  const general: TimelineAct[] = next === null ? [] : [next.isLate ? 'ASK_HELP' : 'WAIT'];
  return [...new Set([...general, ...own])];
};

// What several features know about one operation, as one timeline. A promise that has passed is told as late.
export const timelineOf = (told: readonly ToldTimeline[], now: Date): MoneyTimeline => {
  const coming = told.find(({ next }) => next != null)?.next ?? null;
  const next =
    coming === null
      ? null
      : {
          what: coming.what,
          until: coming.until?.toISOString() ?? null,
          isLate: coming.until !== null && coming.until < now,
        };
  return {
    steps: told
      .flatMap(({ steps }) => steps)
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ what, at, place = null }) => ({ what, at: at.toISOString(), place })),
    next,
    reason: told.map(({ reason, note }) => reason ?? note ?? null).find((why) => why !== null) ?? null,
    can: actsOf(told, next),
  };
};
