import type { ReactNode } from 'react';
import type { Currency } from '#money/currency.ts';
import type { QueueGo } from './use-queue-place.ts';

export type RowTone = 'waiting' | 'info' | 'success' | 'failed';

// What a row of 40 px shows of an item.
export interface QueueRow {
  readonly id: string;
  // ISO time since which it waits, if anything does; ended items show their date instead of an age.
  readonly since: string | null;
  readonly hasEnded?: boolean;
  readonly tone: RowTone;
  // The word for the dot, which is heard and shown on pointing at it.
  readonly status: string;
  readonly name: string;
  readonly about: string;
  readonly amount: bigint | null;
  readonly currency: Currency | null;
}

export interface QueueView<View extends string = string> {
  readonly key: View;
  readonly label: string;
  // Missing where counting would read everything there ever was.
  readonly count?: number | undefined;
}

// The state of reading the list, as a query has it.
export interface QueueReading<Item> {
  readonly items: readonly Item[] | undefined;
  readonly hasMore: boolean;
  readonly isError: boolean;
  readonly readAgain: () => void;
}

export interface QueueProps<Item, View extends string> {
  readonly title: string;
  readonly at: QueueGo<View>;
  readonly views: readonly QueueView<View>[];
  readonly reading: QueueReading<Item>;
  readonly rowOf: (item: Item) => QueueRow;
  // ISO time of the item that waits longest in this view, of all pages.
  readonly oldest?: string | null | undefined;
  // From this age on the age is red.
  readonly lateAfterMs?: number;
  // What may be searched by; missing: no search.
  readonly searchLabel?: string;
  // Stands above the rows, such as what is stopped now.
  readonly above?: ReactNode;
  readonly emptyText: string;
  readonly chooseText: string;
  readonly detail: (itemId: string) => ReactNode;
}
