import type { Sql } from '#database/database.ts';
import type { Move, MoveResult } from './entry.ts';

// Writes one kind of record for all items of a batch: `sql` takes one jsonb array of rows as $1. Each row is the
// caller's with "index" added, and "seq" of its entry in the phase after.
export interface RecordWriter {
  readonly name: string;
  // before: under the members' locks, ahead of the moves; answers a row {index} for each item that may go on.
  // after: for posted moves only.
  readonly phase: 'before' | 'after';
  readonly sql: string;
  // Takes back what "before" wrote for an item whose move was not posted.
  readonly undo?: string;
}

export interface MoveRecord {
  readonly writer: RecordWriter;
  readonly row: object;
}

export interface BatchItem {
  readonly move: Move;
  readonly records: readonly MoveRecord[];
}

// "held-back": a record written ahead, such as the claim of a request key, said that this move may not go on.
export type BatchedResult = MoveResult | { readonly status: 'held-back' };

interface Placed extends MoveRecord {
  readonly index: number;
}

const byWriter = (items: readonly BatchItem[], phase: RecordWriter['phase']): Map<RecordWriter, Placed[]> => {
  const groups = new Map<RecordWriter, Placed[]>();
  for (const [index, { records }] of items.entries()) {
    for (const record of records) {
      if (record.writer.phase !== phase) continue;
      const group = groups.get(record.writer) ?? [];
      group.push({ ...record, index });
      groups.set(record.writer, group);
    }
  }
  return groups;
};

const rowsText = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));

// The indexes of the items that may go on.
export const writeBefore = async (sql: Sql, items: readonly BatchItem[]): Promise<number[]> => {
  const stopped = new Set<number>();
  for (const [writer, records] of byWriter(items, 'before')) {
    const rows = rowsText(records.map(({ row, index }) => ({ ...row, index })));
    const allowed = new Set((await sql.rows<{ index: number }>(writer.sql, [rows])).map(({ index }) => Number(index)));
    for (const { index } of records) if (!allowed.has(index)) stopped.add(index);
  }
  return [...items.keys()].filter((index) => !stopped.has(index));
};

// Records of the posted moves; what was written ahead for the others is taken back.
export const writeAfter = async (
  sql: Sql,
  items: readonly BatchItem[],
  results: readonly BatchedResult[],
): Promise<void> => {
  for (const [writer, records] of byWriter(items, 'before')) {
    const refused = records.filter(({ index }) => isRefused(results[index]));
    if (writer.undo === undefined || refused.length === 0) continue;
    await sql.rows(writer.undo, [rowsText(refused.map(({ row, index }) => ({ ...row, index })))]);
  }
  for (const [writer, records] of byWriter(items, 'after')) {
    const rows = records.flatMap(({ row, index }) => {
      const result = results[index];
      return result?.status === 'posted' ? [{ ...row, index, seq: result.seq }] : [];
    });
    if (rows.length > 0) await sql.rows(writer.sql, [rowsText(rows)]);
  }
};

const isRefused = (result: BatchedResult | undefined): boolean =>
  result?.status !== 'posted' && result?.status !== 'held-back';
