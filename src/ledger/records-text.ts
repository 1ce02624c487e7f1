import type { Move } from './entry.ts';

// A row that commits with its move. `writer` names the database function write_<writer>(rows json) that inserts it.
export interface MoveRecord {
  readonly writer: string;
  readonly row: object;
}

// A check that runs once the member is locked. `guard` names the database function guard_<guard>(rows json) that
// answers (place, code) for each row it refuses; a row's place is its "index".
export interface MoveGuard {
  readonly guard: string;
  readonly row: object;
}

export interface BatchItem {
  readonly move: Move;
  readonly records: readonly MoveRecord[];
  readonly guards: readonly MoveGuard[];
}

interface NamedRow {
  readonly name: string;
  readonly row: object;
}

// Rows by the name of their function, each with the place of its move, in the form the functions expect.
const placed = (rowsOfMoves: readonly (readonly NamedRow[])[]): string => {
  const byName: Record<string, object[]> = {};
  for (const [place, rows] of rowsOfMoves.entries()) {
    for (const { name, row } of rows) (byName[name] ??= []).push({ ...row, index: place + 1 });
  }
  return JSON.stringify(byName);
};

export const recordsText = (items: readonly Pick<BatchItem, 'records'>[]): string =>
  placed(items.map(({ records }) => records.map(({ writer, row }) => ({ name: writer, row }))));

// Null if no move has any.
export const guardsText = (items: readonly Pick<BatchItem, 'guards'>[]): string | null =>
  items.every(({ guards }) => guards.length === 0)
    ? null
    : placed(items.map(({ guards }) => guards.map(({ guard, row }) => ({ name: guard, row }))));
