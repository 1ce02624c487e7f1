import type { MoveRecord } from '#ledger';
import type { TransactionSql } from '#database/database.ts';

interface WriterCall {
  readonly writer: MoveRecord['writer'];
  readonly rows: object[];
}

// Rows of one writer go to it together; but each audit row is linked to the one before, which must be there already.
const callsOf = (records: readonly MoveRecord[]): WriterCall[] => {
  const calls: WriterCall[] = [];
  for (const { writer, row } of records) {
    const known = writer === 'write_audit' ? undefined : calls.find((call) => call.writer === writer);
    if (known === undefined) calls.push({ writer, rows: [row] });
    else known.rows.push(row);
  }
  return calls;
};

// Writes what a transaction on a member leaves behind, in the order given, in one statement that goes with its COMMIT. A
// spread database runs each writer where the member lives, so it gets one per writer. The caller holds the member's lock.
export const writeRecords = (
  sql: TransactionSql,
  { memberId, records, isSpread }: { memberId: string; records: readonly MoveRecord[]; isSpread: boolean },
): void => {
  const calls = callsOf(records);
  for (const together of isSpread ? calls.map((call) => [call]) : [calls]) {
    if (together.length === 0) continue;
    const written = together.map(({ writer }, place) => `public.${writer}_of($1, $${String(place + 2)})`);
    const rows = together.map((call) => JSON.stringify(call.rows));
    sql.atCommit({ text: `select ${written.join(', ')}`, values: [memberId, ...rows] });
  }
};
