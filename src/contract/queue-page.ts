import * as z from 'zod/mini';
import { limitField, pageField } from './shapes/fields.ts';
import { instantField } from './shapes/first-shapes.ts';

// The one shape of a queue of the back office: a view and a page in, counts and items out. See the README here and
// src/ui/office/README.md.

export const queueQuestion = <const Views extends readonly string[]>(views: Views) => ({
  view: z.enum(views),
  page: pageField(),
  limit: limitField(),
});

// The items that the back office asks for at once.
export const queuePageSize = 50;

// The open views are the ones that are counted: what has ended grows without limit.
export const queuePage = <const OpenView extends string, Item extends z.ZodMiniType>(
  openViews: readonly OpenView[],
  item: Item,
) =>
  z.object({
    counts: z.record(z.enum(openViews), z.number()),
    // The longest wait in this view, across all its pages; null if nothing waits there or everything has ended.
    oldestAt: z.nullable(instantField()),
    hasMore: z.boolean(),
    items: z.array(item),
  });

// A table is asked for one row more than a page shows, so that nobody counts to know whether there is another page.
export const cutPage = <Row>(found: readonly Row[], limit: number): { shown: readonly Row[]; hasMore: boolean } => ({
  shown: found.slice(0, limit),
  hasMore: found.length > limit,
});
