import type { QueueReading } from './queue-shape.ts';

// The state of a list call whose answer has the shape of #contract/queue-page.ts, as a queue shows it.
export const readingOf = <Item>(query: {
  readonly data: { readonly items: readonly Item[]; readonly hasMore: boolean } | undefined;
  readonly isError: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
}): QueueReading<Item> => ({
  items: query.data?.items,
  hasMore: query.data?.hasMore === true,
  isError: query.isError,
  isBehind: query.isPlaceholderData,
  readAgain: () => void query.refetch(),
});
