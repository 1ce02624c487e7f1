import type { Move } from './entry.ts';

// A row that commits with its move. `writer` names the database function write_<writer>(rows json) that inserts it.
export interface MoveRecord {
  readonly writer: string;
  readonly row: object;
}

export interface BatchItem {
  readonly move: Move;
  readonly records: readonly MoveRecord[];
}

// The rows of a batch by writer, each with the place of its move, as the posting function takes them.
export const recordsText = (items: readonly BatchItem[]): string => {
  const byWriter: Record<string, object[]> = {};
  for (const [place, { records }] of items.entries()) {
    for (const { writer, row } of records) (byWriter[writer] ??= []).push({ ...row, index: place + 1 });
  }
  return JSON.stringify(byWriter);
};
