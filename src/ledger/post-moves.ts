import type { Sql } from '#database/database.ts';
import { type BatchItem, keyOf, type Move, type MoveResult } from './move.ts';
import { slotOf } from './slots.ts';

const places = `$1::uuid[], $2::uuid[], $3::uuid[], $4::bigint[], $5::smallint[], $6::smallint[],
  $7::public.entry_kind[], $8::timestamptz[], $9::boolean[], $10::jsonb, $11::jsonb`;
const statuses = 'select statuses::text as statuses, seqs::text as seqs';
const alone = `${statuses} from public.post_moves(${places})`;
const withRecords = `${statuses}, codes from public.post_with_records(${places}, $12::json, $13::json)`;

const refusals = [undefined, undefined, 'conflict', 'too-little', 'no-account'] as const;
const refusedByGuard = 5;

const arrayText = (values: readonly (string | number | bigint)[]): string => `{${values.join(',')}}`;

const readArray = (text: string): string[] => text.slice(1, -1).split(',');

const openedLines = (moves: readonly Move[]): string | null => {
  const lines = moves.flatMap(({ opens }, index) => {
    if (opens === undefined) return [];
    return [{ ...opens, amount: opens.amount.toString(), i: index + 1 }];
  });
  return lines.length === 0 ? null : JSON.stringify(lines);
};

const closedLines = (moves: readonly Move[]): string | null => {
  const lines = moves.flatMap(({ closes, operationId }, index) =>
    closes === undefined ? [] : [{ ...closes, id: operationId, amount: closes.amount?.toString(), i: index + 1 }],
  );
  return lines.length === 0 ? null : JSON.stringify(lines);
};

// Nearly always empty: without a cause of its own, an entry was caused by the operation in its key.
const causesText = (moves: readonly Move[]): string =>
  moves.every(({ cause }) => cause === undefined)
    ? '{}'
    : arrayText(moves.map(({ cause }) => (cause === undefined ? 'null' : cause)));

const openingText = (moves: readonly Move[]): string =>
  moves.every(({ opens }) => opens === undefined)
    ? '{}'
    : arrayText(moves.map(({ opens }) => (opens === undefined ? 'f' : 't')));

interface NamedRow {
  readonly name: string;
  readonly row: object;
}

// Rows by their function, each with the place of its move. post_with_records puts `write_` and `guard_` before the name.
const placed = (rowsOfMoves: readonly (readonly NamedRow[])[]): string => {
  const byName: Record<string, object[]> = {};
  for (const [place, rows] of rowsOfMoves.entries()) {
    for (const { name, row } of rows) (byName[name] ??= []).push({ ...row, index: place + 1 });
  }
  return JSON.stringify(byName);
};

const recordsText = (items: readonly BatchItem[]): string =>
  placed(items.map(({ records }) => records.map(({ writer, row }) => ({ name: writer.slice('write_'.length), row }))));

// Null if no move has any.
export const guardsText = (items: readonly Pick<BatchItem, 'guards'>[]): string | null =>
  items.every(({ guards }) => guards.length === 0)
    ? null
    : placed(items.map(({ guards }) => guards.map(({ guard, row }) => ({ name: guard.slice('guard_'.length), row }))));

// The meaning of a status of the posting functions; the code is that of the refusing guard.
export const resultOf = (status: number, seq: bigint, code: string | null): MoveResult => {
  if (status === refusedByGuard && code !== null) return { status: 'refused', code };
  const refusal = refusals[status];
  if (refusal !== undefined) return { status: refusal };
  return { status: status === 0 ? 'posted' : 'repeat', seq };
};

const argumentsOf = (moves: readonly Move[]): (string | null)[] => [
  arrayText(moves.map(({ memberId }) => memberId)),
  arrayText(moves.map(keyOf)),
  causesText(moves),
  arrayText(moves.map(({ amount }) => amount)),
  arrayText(moves.map(({ from }) => slotOf(from))),
  arrayText(moves.map(({ to }) => slotOf(to))),
  arrayText(moves.map(({ kind }) => kind)),
  arrayText(moves.map(({ at }) => `"${at.toISOString()}"`)),
  openingText(moves),
  openedLines(moves),
  closedLines(moves),
];

interface Answer {
  readonly statuses: string;
  readonly seqs: string;
  readonly codes?: readonly (string | null)[] | null;
}

const resultsOf = (answer: Answer | null): MoveResult[] => {
  if (answer === null) throw new Error('the posting function returned nothing');
  const seqs = readArray(answer.seqs);
  return readArray(answer.statuses).map((status, index) =>
    resultOf(Number(status), BigInt(seqs[index] ?? '0'), answer.codes?.[index] ?? null),
  );
};

// Posts a list of moves in one call and returns a status for each, in order.
// Entries: one per posted move, with the statement line it opens or closes.
// Repeating a move with the same key and content returns its first result; with other content it is a conflict.
// Refuses: conflict, too-little, no-account; two moves of one member raise. The caller has run requireMove on each.
export const postMoves = async (sql: Sql, moves: readonly Move[]): Promise<MoveResult[]> => {
  if (moves.length === 0) return [];
  return resultsOf(await sql.one<Answer>(alone, argumentsOf(moves)));
};

// The same, but the statement also writes the records of the posted moves and omits moves that their guards refuse.
export const postWithRecords = async (sql: Sql, items: readonly BatchItem[]): Promise<MoveResult[]> => {
  const moves = items.map(({ move }) => move);
  return resultsOf(await sql.one<Answer>(withRecords, [...argumentsOf(moves), recordsText(items), guardsText(items)]));
};
