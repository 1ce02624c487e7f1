import type { ReactNode } from 'react';
import type { Currency } from '#money/currency.ts';
import type { ChipKind } from '../../lists/status-chip.tsx';
import type { QueueGo } from './use-queue-place.ts';

// The parts of an item shown in a row of 40 px.
export interface QueueRow {
  readonly id: string;
  // ISO time since when it has been waiting, if it waits; ended items show their date instead of an age.
  readonly since: string | null;
  readonly hasEnded?: boolean;
  readonly tone: ChipKind;
  // The word for its sign, read aloud; the opened item shows it.
  readonly status: string;
  readonly name: string;
  readonly about: string;
  // Missing or null for an item without money.
  readonly amount?: bigint | null;
  readonly currency?: Currency | null;
}

export interface QueueView<View extends string = string> {
  readonly key: View;
  readonly label: string;
  // Missing if counting would read the whole history.
  readonly count?: number | undefined;
}

// The loading state of the list, as a query reports it.
export interface QueueReading<Item> {
  readonly items: readonly Item[] | undefined;
  readonly hasMore: boolean;
  readonly isError: boolean;
  // The items are still those of the view, page or search before.
  readonly isBehind?: boolean;
  readonly readAgain: () => void;
}

export interface QueueProps<Item, View extends string> {
  readonly title: string;
  readonly at: QueueGo<View>;
  readonly views: readonly QueueView<View>[];
  readonly reading: QueueReading<Item>;
  readonly rowOf: (item: Item) => QueueRow;
  // ISO time of the item that has waited longest in this view, across all pages.
  readonly oldest?: string | null | undefined;
  // From this age on, the age is red.
  readonly lateAfterMs?: number;
  // The search terms allowed; missing: no search.
  readonly searchLabel?: string;
  // Above the rows, such as a list of what is stopped now.
  readonly above?: ReactNode;
  readonly emptyText: string;
  readonly chooseText: string;
  readonly detail: (itemId: string) => ReactNode;
}
