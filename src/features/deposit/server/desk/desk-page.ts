import type { QueueSearch } from '#contract/forms/read-queue-search.ts';

// What the tables of the desk for incoming money are asked for, and what they count.

export interface DeskPage {
  readonly isOpen: boolean;
  readonly limit: number;
  readonly offset: number;
}

// A search with the members whose phone it may be.
export interface DeskSearch extends Pick<QueueSearch, 'idFrom' | 'idTo' | 'idEnd' | 'reference' | 'amount'> {
  readonly memberIds: readonly string[];
}

// What is open is few and searched as a whole; of what has ended, as many of the newest, by the index of its end.
export const newestCompared = 10_000;

export interface OpenFigures {
  readonly count: number;
  readonly oldestAt: Date | null;
}
